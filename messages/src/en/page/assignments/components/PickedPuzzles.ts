export const no = (puzzleId: number) => `No. ${puzzleId}`
export const nothingPickedYet = 'Nothing picked yet.'
export const picked = (count: number) => `${count} picked:`
export const takeOutNumber = (puzzle: string, puzzleId: number) => `Take out ${puzzle}, number ${puzzleId}`
