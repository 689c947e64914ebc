import type * as English from '../../../en/page/exercises/enough-words.ts'

export const exactlyOne = 'Exactamente una'
export const moreThanOne = 'Más de una'
export const noneAtAll = 'Ninguna'
export const eachRowColumnAnd = 'Cada fila, columna y bloque tiene cada emoji una vez. ¿De cuántas maneras se puede llenar el tablero?'
export const eachRowAndColumn =
  'Cada fila y cada columna suman su número; las que no tienen, o tienen un signo de interrogación, pueden sumar cualquier cosa.'
export const row: typeof English.row = (index, row, total) => `Fila ${index}: ${row}, ${total}.`
export const column: typeof English.column = (index, total) => `Columna ${index}: ${total}.`
export const inIt: typeof English.inIt = (name, cell) => `${name} en la ${cell}`
export const a4By4: typeof English.a4By4 = (givens, asked) => `Un tablero de 4 por 4 con ${givens}. ${asked}`
export const notSoTryTo: typeof English.notSoTryTo = (what) => `No es así. Intenta encontrar ${what}. ¿Hay otra? ¿O algo lo impide?`
export const notSoTryToChange: typeof English.notSoTryToChange = (what) =>
  `No es así. Intenta encontrar ${what}: ¿podría cambiar algo en ella?`
export const notSoThereIs: typeof English.notSoThereIs = (what) => `No es así: sí hay ${what}. ¿Podría haber también otra?`
export const eachEmojiIsA: typeof English.eachEmojiIsA = (low, high) =>
  `Cada emoji es un número entero de ${low} a ${high}. Dos emojis pueden tener el mismo número.`
export const total: typeof English.total = (total) => `total ${total}`
export const way = 'una forma'
export const wayToFillIt = 'una forma de llenarlo'
export const totalNotShown = 'total no mostrado'
export const howManyWaysAre = '¿De cuántas maneras se puede cumplir todo?'
