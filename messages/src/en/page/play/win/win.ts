const STARS = ['None', 'One', 'Two'] as const

export const youAreNow = (hasVowelFirst: boolean, rank: string) => `You are ${hasVowelFirst ? 'an' : 'a'} ${rank} now!`
export const pointsCountedWhenYou = 'points, counted when you are back online'
export const thisOneBringsNo = 'This one brings no points. It is solved all the same.'
export const allThreeStarsToday = 'All three stars today'
export const ofThreeStarsToday = (count: 0 | 1 | 2) => `${STARS[count]} of three stars today`
export const to = (points: string, rank: string) => `${points} to ${rank}`
export const theHighestRankOfAll = 'The highest rank of all'
export const points = 'points'
export const pointsWaitForYou = 'points wait for you'
