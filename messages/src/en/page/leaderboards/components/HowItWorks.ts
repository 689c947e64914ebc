export const howItWorks = 'How it works'
export const everyPuzzleYouSolve = (points: string, points2: string) =>
  `Every puzzle you solve while you are signed in adds points once, and harder levels add more: ${points} for Level 1 to Level 5, ${points2} for Easy to Master. A wrong guess takes nothing away. A puzzle whose answer was revealed adds nothing.`
export const aNameStandsOn =
  'A name stands on the boards once its e-mail is proven and it has played on three days. Equal scores share a position. Days and weeks are counted in UTC, and a week begins on Monday. The shield beside a name is the rank for the score on that board.'
export const to = (min: number, max: number) => `${min} to ${max}`
