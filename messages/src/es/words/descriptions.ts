import type * as English from '../../en/words/descriptions.ts'
import { capital } from '../../sentences.ts'
import { spokenCells } from './places.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'

export const sums: typeof English.sums = (equations, ask, or, names) =>
  [
    ...equations.map((equation) => `${spokenEquation(equation, names)}.`),
    or
      ? `¿Qué es más: ${spokenExpression(ask, names)}, o ${spokenExpression(or, names)}? Da el número mayor.`
      : `¿A qué número es igual ${spokenExpression(ask, names)}?`,
  ].join(' ')

export const grid: typeof English.grid = ({ cells, rowTotals, columnTotals, ask, equalLines: equal }, names, hidesTile) =>
  [
    `${cells.length} filas y ${columnTotals.length} columnas.`,
    ...cells.map((row, index) => `Fila ${index + 1}: ${row.map((symbol) => names[symbol]).join(', ')}, ${spokenTotal(rowTotals[index])}.`),
    ...columnTotals.map((total, index) => `Columna ${index + 1}: ${spokenTotal(total)}.`),
    ...(equal ? [equalLines(equal)] : []),
    ...(hidesTile ? ['La casilla oculta es uno de estos emojis.'] : []),
    `¿Cuál es el total de la ${ask.line === 'row' ? 'fila' : 'columna'} ${ask.index + 1}?`,
  ].join(' ')

export const equalLines: typeof English.equalLines = (lines) => {
  const [one, other] = lines.map(({ line, index }) => `la ${line === 'row' ? 'fila' : 'columna'} ${index + 1}`)
  return `${capital(one ?? '')} y ${other} tienen el mismo total.`
}

function spokenTotal(total: unknown): string {
  return typeof total === 'number' ? `total ${spokenNumber(total)}` : 'el total no se muestra'
}

export const word: typeof English.word = (equations, spelling, names) => {
  const sentences = equations.map((equation) => `${spokenEquation(equation, names)}.`)
  const spelled = spelling.map((symbol) => names[symbol]).join(', ')
  return `${sentences.join(' ')} La palabra se escribe con: ${spelled}. A es 1, B es 2, y así hasta Z, que es 27. ¿Cuál es la palabra?`
}

export const board: typeof English.board = (rows, names) => {
  const given = rows.flat().filter((symbol) => symbol !== undefined).length
  return [
    `Un tablero de ${rows.length} por ${rows.length} con ${given} emojis puestos. Los emojis son ${names.join(', ')}.`,
    'Llena cada casilla vacía de modo que cada fila, columna y bloque tenga cada emoji una sola vez.',
    ...rows.map((row, index) => `Fila ${index + 1}: ${row.map((symbol) => (symbol === undefined ? 'vacía' : names[symbol])).join(', ')}.`),
  ].join(' ')
}

export const oddEmoji: typeof English.oddEmoji = (side, lastColumn, isChanged) =>
  [
    `Un cuadrado de ${side} filas, de la 1 a la ${side}, y ${side} columnas, de la A a la ${lastColumn}.`,
    isChanged
      ? 'Todas las casillas muestran el mismo emoji, pero en una de ellas está un poco cambiado. Encuentra esa casilla.'
      : 'Todas las casillas muestran el mismo emoji, menos una que muestra otro muy parecido. Encuentra esa casilla.',
    'Este puzle es visual: se resuelve mirando, por eso las casillas se nombran solo por su lugar.',
  ].join(' ')

export const boardSums: typeof English.boardSums = ({ cages, values }, names) =>
  [
    `Cada emoji vale un número propio del 1 al 9: ${names.map((name, index) => `${name} ${values[index] ?? 'sin saber'}`).join(', ')}.`,
    `Las casillas forman grupos. Estos son sus totales: ${cages.map(({ cells, total }) => `${spokenCells(cells, 4)}, ${total}`).join('; ')}.`,
  ].join(' ')
