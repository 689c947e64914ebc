import type * as English from '../../en/words/puzzle-introductions.ts'
import { plural } from '../grammar.ts'

export const thisIsPuzzleWithEmoji: typeof English.thisIsPuzzleWithEmoji = (level, emoji) =>
  `${ofLevel('puzle', level)} con ${spelledOut(emoji)} ${plural(emoji, 'emoji', 'emojis')}.`
export const thisIsPuzzleWith: typeof English.thisIsPuzzleWith = (level, rows, columns) =>
  `${ofLevel('puzle', level)} con ${spelledOut(rows)} filas y ${spelledOut(columns)} columnas.`
export const thisIsPuzzleA: typeof English.thisIsPuzzleA = (level, letters) =>
  `${ofLevel('puzle', level)}: una palabra de ${spelledOut(letters)} letras.`
export const thisIsBoardWith: typeof English.thisIsBoardWith = (level, givens) =>
  `${ofLevel('tablero', level)} con ${spelledOut(givens)} emojis puestos. Tiene una sola solución y nunca hace falta adivinar.`
export const thisIsBoardOnly: typeof English.thisIsBoardOnly = (level) =>
  `${ofLevel('tablero', level)}. Solo un emoji es distinto, y puede estar en cualquier casilla.`

const NUMBERS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

function spelledOut(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** "nivel Fácil", but "Nivel 1", which already contains the word. */
function ofLevel(what: string, level: string): string {
  return `Este ${what} es de ${level.startsWith('N') ? '' : 'nivel '}${level}`
}
