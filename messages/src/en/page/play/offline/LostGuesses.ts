export const allRight = 'All right'
export const yourAnswerToPuzzle = (puzzleId: number) => `Your answer to puzzle ${puzzleId}`
