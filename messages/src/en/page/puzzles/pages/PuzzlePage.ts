export const puzzleId = (id: number) => `Puzzle ID: '${id}'`
export const howToPlay = 'How to play'
export const puzzle = (id: number) => `Puzzle ${id}`
export const anEmojiPuzzleToSolve = 'An emoji puzzle to solve.'
export const leaderboards = 'Leaderboards'
export const howToPlayKind = (name: string) => `How to play ${name}`
