import type * as English from '../../../../en/page/puzzles/pages/PuzzleListPage.ts'
import { several } from '../../../grammar.ts'

export const puzzlesBeginAtEasy: typeof English.puzzlesBeginAtEasy = (kind) =>
  `Los puzles ${kind} empiezan en Fácil, así que se muestran todos sus niveles.`
export const puzzles: typeof English.puzzles = (added, count, areAll) =>
  `${added > 0 ? `${added} más, ` : ''}${several(count, 'puzle', 'puzles')}${areAll ? ', y no hay más' : ''}`
export const newPuzzlesArriveEvery = 'Cada día llegan puzles nuevos a medianoche UTC.'
export const showAllPuzzles = 'Mostrar todos los puzles'
export const nothingHereYet = 'Aquí aún no hay nada'
