export const starsOfDay = (day: string, stars: number) => `${day}: ${stars === 0 ? 'no stars' : stars === 1 ? '1 star' : `${stars} stars`}`
export const solveAPuzzleAnd = (starsADay: number) => `Solve a puzzle and your first day begins. Each day has room for ${starsADay} stars.`
export const yourDaysAreHaving = 'Your days are having a rest. They go on from here with your next star.'
export const ifYouTakeAnother = 'If you take another day off this week, your days simply wait for you.'
export const youCanStillTake = (restDaysLeft: number) =>
  `You can still take ${restDaysLeft === 1 ? 'one day' : 'two days'} off this week, and ${restDaysLeft === 1 ? 'it counts' : 'they count'} too.`
