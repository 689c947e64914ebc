import type * as English from '../../../../en/page/assignments/components/PickedPuzzles.ts'
import { plural } from '../../../grammar.ts'

export const no: typeof English.no = (puzzleId) => `N.º ${puzzleId}`
export const nothingPickedYet = 'Aún no hay nada elegido.'
export const picked: typeof English.picked = (count) => plural(count, '1 elegido:', `${count} elegidos:`)
export const takeOutNumber: typeof English.takeOutNumber = (puzzle, puzzleId) => `Quitar ${puzzle}, número ${puzzleId}`
