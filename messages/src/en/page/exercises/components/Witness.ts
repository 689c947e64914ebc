export const hereAreTwoDifferent = 'Here are two different ways, and both make everything true. So nobody can know which one is meant.'
export const theMarkedEmojiCannot = (spokenCells: string) =>
  `The marked emoji cannot all stay: no full board has all of them at ${spokenCells}. Leave out any one of these, and a full board has the others.`
export const beTrueWithWhole = (count: number, low: number, high: number) => {
  const within = `be true with whole numbers from ${low} to ${high}`
  if (count === 1) return `This line cannot ${within}.`
  if (count === 2) return `These two lines cannot both ${within}. Each of them alone could be.`
  return `These ${count} lines cannot all ${within}. Leave out any one of these, and the others could be.`
}
export const allFullBoardsWere = (lookedAt: number) => `All ${lookedAt} full boards were looked at: only this one fits.`
export const allWaysToChoose = (lookedAt: string) =>
  `All ${lookedAt} ways to choose the numbers were looked at: only this one makes everything true.`
export const theOnlyWay = 'The only way'
export const oneWay = 'One way'
export const anotherWay = 'Another way'
