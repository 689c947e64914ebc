export const suggestedPuzzles = 'Puzles sugeridos'
