export const all40 = 'Los 40'
export const pickYourLevel = 'Elige tu nivel'
export const dotsAreTheJunior = 'Los puntos son los dados júnior. Los rombos son el siguiente nivel.'
export const fiveKindsOfPuzzle = 'Cinco tipos de puzle'
export const emojiMathsAndLogicPuzzles = 'Puzles de matemáticas y lógica con emojis'
export const fortyNewEmojiPuzzles =
  'Cuarenta puzles con emojis nuevos cada día: álgebra, cuadrículas, palabras, sudoku y encuentra el distinto, en diez niveles desde los 4 años. Tres son gratis cada día.'
export const fromTodaysPuzzles = 'De los puzles de hoy'
export const fortyNewOnesEvery = 'Cuarenta nuevos cada día, desde los 4 años hasta nivel experto. Tres son gratis y no hace falta cuenta.'
