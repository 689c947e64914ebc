export const points = (points: number) => `${points} points`
export const no = (puzzleId: number) => `No. ${puzzleId}`
export const puzzle = 'Puzzle'
