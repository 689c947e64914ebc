import type * as English from '../../../../en/page/assignments/components/AssignmentRow.ts'
import { plural } from '../../../grammar.ts'

export const ofFinished: typeof English.ofFinished = (finished, students) =>
  `${finished} de ${students} ${plural(students, 'estudiante la ha acabado', 'estudiantes la han acabado')}`
export const results = 'Resultados'
export const edit = 'Editar'
export const deleteIt = 'Eliminar'
export const solvedOf: typeof English.solvedOf = (title) => `Resueltos de ${title}`
export const openAgain = 'Abrir otra vez'
export const end = 'Terminar'
export const ended = 'Terminada'
export const wasDueLateWork: typeof English.wasDueLateWork = (shownDay) => `Era hasta el ${shownDay}; lo que llegue tarde también vale`
export const due: typeof English.due = (shownDay) => `Hasta el ${shownDay}`
export const puzzles: typeof English.puzzles = (count) => `${count} ${plural(count, 'puzle', 'puzles')}`
