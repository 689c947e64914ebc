import type * as English from '../../en/server/worksheets.ts'
import { several } from '../grammar.ts'

export const tooMany: typeof English.tooMany = (sheets) =>
  `Ya son ${sheets} fichas hoy, y no puede haber más. Después de medianoche (UTC) se pueden crear otras nuevas.`
export const noneAtLevel = 'No hay puzles así en este nivel.'
export const onlySoMany: typeof English.onlySoMany = (most) =>
  `Por ahora solo hay ${several(most, 'puzle', 'puzles')} así. Pide menos, o elige más tipos o niveles, por favor.`
export const eachOnce = 'Cada puzle puede estar una sola vez en una ficha.'
export const noPuzzle: typeof English.noPuzzle = (id) => `No hay ningún puzle ${id}.`
export const tasks: typeof English.tasks = {
  1: '¿Qué número falta?',
  2: '¿Qué total falta?',
  3: '¿Cuál es la palabra?',
  4: '¿Qué falta y dónde?',
  5: '¿Dónde está el distinto?',
}
export const sampleTitles: Readonly<Record<keyof typeof English.sampleTitles, string>> = {
  sample: 'Puzles de emojis',
  christmas: 'Puzles de emojis de Navidad',
}
