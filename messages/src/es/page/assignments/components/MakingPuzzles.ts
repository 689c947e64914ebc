import type * as English from '../../../../en/page/assignments/components/MakingPuzzles.ts'
import { plural } from '../../../grammar.ts'

export const yours: typeof English.yours = (became) => `Los tuyos: ${became}.`
export const makeAPuzzleFor = 'Crea un puzle para tu clase'
export const thePuzzlesThatYouMade = 'Los puzles que has creado'
export const givenBackToBe: typeof English.givenBackToBe = (returned) =>
  plural(returned, '1 devuelto para mejorarlo', `${returned} devueltos para mejorarlos`)
export const forYourTeacher: typeof English.forYourTeacher = (waiting) => `${waiting} ${plural(waiting, 'espera', 'esperan')} a tu docente`
export const approved: typeof English.approved = (approved) => plural(approved, '1 aprobado', `${approved} aprobados`)
