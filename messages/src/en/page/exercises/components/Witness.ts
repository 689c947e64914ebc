export const hereAreTwoDifferent = 'Here are two different ways, and both make everything true. So nobody can know which one is meant.'
export const theMarkedEmojiCannot = (spokenCells: string) =>
  `The marked emoji cannot all stay: no full board has all of them at ${spokenCells}. Without any one of them there would be a way.`
export const beTrueWithWhole = (count: number, low: number, high: number) =>
  `${count === 2 ? 'These two lines cannot both' : `These ${count} lines cannot all`} be true with whole numbers from ${low} to ${high}. Without any one of them there would be a way.`
export const allFullBoardsWere = (lookedAt: number) => `All ${lookedAt} full boards were looked at: only this one fits.`
export const allWaysToChoose = (lookedAt: string) =>
  `All ${lookedAt} ways to choose the numbers were looked at: only this one makes everything true.`
export const theOnlyWay = 'The only way'
export const oneWay = 'One way'
export const anotherWay = 'Another way'
