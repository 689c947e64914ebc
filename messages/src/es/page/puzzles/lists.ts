export const latestPuzzles = 'Últimos puzles'
export const theNewestEmojiMaths =
  'Los puzles de matemáticas y lógica con emojis más nuevos, de todos los tipos y niveles, cuarenta más cada día.'
export const popularPuzzles = 'Puzles populares'
export const theEmojiMathsAnd = 'Los puzles de matemáticas y lógica con emojis que más gente ha probado, de todos los tipos y niveles.'
export const emojiMathPuzzles = 'Puzles de matemáticas con emojis'
export const emojiAlgebraEmojiGrids = 'Álgebra, cuadrículas y palabras con emojis: averigua cuánto vale cada emoji.'
export const emojiLogicGames = 'Juegos de lógica con emojis'
export const emojiSudokuInTwo = 'Sudoku de emojis en dos tamaños, y multitudes de emojis con uno distinto.'
