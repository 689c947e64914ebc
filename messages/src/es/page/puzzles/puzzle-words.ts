import type * as English from '../../../en/page/puzzles/puzzle-words.ts'

export const thisIsPuzzleWithEmoji: typeof English.thisIsPuzzleWithEmoji = (_article, level, emoji) =>
  `Este es un puzle de nivel ${level} con ${emoji} emojis.`
export const thisIsPuzzleWith: typeof English.thisIsPuzzleWith = (_article, level, rows, columns) =>
  `Este es un puzle de nivel ${level} con ${rows} filas y ${columns} columnas.`
export const startWithTheLine = 'Empieza por la línea que tiene menos emojis diferentes.'
export const thisIsPuzzleA: typeof English.thisIsPuzzleA = (_article, level, letters) =>
  `Este es un puzle de nivel ${level}: una palabra de ${letters} letras.`
export const capitalOrSmallLetters = 'Valen las mayúsculas y las minúsculas.'
export const thisIsBoardWith: typeof English.thisIsBoardWith = (_article, level, givens) =>
  `Este es un tablero de nivel ${level} con ${givens} emojis puestos. Tiene una sola solución y nunca hace falta adivinar.`
export const thisIsBoardOnly: typeof English.thisIsBoardOnly = (_article, level) =>
  `Este es un tablero de nivel ${level}. Solo un emoji es distinto, y puede estar en cualquier casilla.`
export const oneLineUsesSo: typeof English.oneLineUsesSo = (uses) => `Una línea usa ${uses}, así que el orden importa.`
export const someLinesUseSo: typeof English.someLinesUseSo = (uses) => `Algunas líneas usan ${uses}, así que el orden importa.`
export const numbersCanBeBelowZero = 'Los números pueden estar por debajo de cero.'
export const multiplicationOrDivision = 'multiplicación o división'
export const multiplication = 'multiplicación'
export const numbers: readonly string[] = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
