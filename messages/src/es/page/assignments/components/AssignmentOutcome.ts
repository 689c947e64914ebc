import type * as English from '../../../../en/page/assignments/components/AssignmentOutcome.ts'

export const allAssignments = 'Todas las tareas'
export const ofFinished: typeof English.ofFinished = (isEnded, shownDay, finished, students) =>
  `${isEnded ? 'Terminada' : `Hasta el ${shownDay}`} · ${finished} de ${students} la han acabado`
export const refresh = 'Actualizar'
export const downloadCsv = 'Descargar CSV'
export const rightAtTheFirstTry = 'Bien a la primera'
export const puzzlesBegun = 'Puzles empezados'
export const withHints = 'Con pistas'
export const students = 'Estudiantes'
export const puzzles = 'Puzles'
export const skills = 'Habilidades'
export const whatBecameOfTheAssignment = 'Qué ha sido de la tarea'
export const resultsBy = 'Resultados por'
