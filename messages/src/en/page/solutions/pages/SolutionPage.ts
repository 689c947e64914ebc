export const howItWorks = 'How it works'
export const puzzleId = (id: number) => `Puzzle ID: '${id}'`
export const findTheMistakeIn = 'Find the mistake in one like this'
export const puzzle = (id: number) => `Puzzle ${id}`
export const howPuzzleWorks = (id: number) => `How puzzle ${id} works`
export const theAnswerToAn = 'The answer to an emoji puzzle, step by step.'
export const nextPuzzle = 'Next puzzle'
