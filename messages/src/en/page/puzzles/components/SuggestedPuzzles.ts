export const suggestedPuzzles = 'Suggested puzzles'
