import type * as English from '../../../../en/page/assignments/components/PuzzlePicker.ts'
import { plural } from '../../../grammar.ts'

export const byKind = 'Por tipo'
export const byNumber = 'Por número'
export const fromAWorksheet = 'De una ficha'
export const anAssignmentHasAt: typeof English.anAssignmentHasAt = (most) => `Una tarea tiene como mucho ${most} puzles.`
export const onlySoManyFit: typeof English.onlySoManyFit = (room, found, most) =>
  `${plural(room, 'Elegido', 'Elegidos')} ${room} de ${found}: una tarea tiene como mucho ${most} puzles.`
export const onlySoManyAreNew: typeof English.onlySoManyAreNew = (found, asked) =>
  `${plural(found, 'Elegido', 'Elegidos')} ${found} de ${asked}: para los demás no queda ninguno nuevo para tu clase.`
export const howToFindPuzzles = 'Cómo encontrar puzles'
export const pickThese = 'Elegir estos'
export const kindsOfPuzzles = 'Tipos de puzles'
export const noneChosenMeansAll = 'Sin elegir ninguno valen todos.'
export const levels = 'Niveles'
export const howManyPuzzles = 'Cuántos puzles'
export const puzzleNumbers = 'Números de puzle'
export const asTheyStandOn =
  'Tal como están en los puzles, con espacios o comas entre ellos. Los puzles que has creado también tienen número.'
export const checkAddressOfTheWorksheet = 'Dirección para comprobar la ficha'
export const theAddressThatThe = 'La dirección que abre el código de la ficha, o las letras del final.'
export const isNoPuzzleNumber: typeof English.isNoPuzzleNumber = (odd) => `«${odd}» no es un número de puzle.`
export const atMostPuzzlesFit: typeof English.atMostPuzzlesFit = (most) => `Caben como mucho ${most} puzles.`
