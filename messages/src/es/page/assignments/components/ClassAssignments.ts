import type * as English from '../../../../en/page/assignments/components/ClassAssignments.ts'

export const newAssignment = 'Tarea nueva'
export const isDeletedWhatYour: typeof English.isDeletedWhatYour = (title) =>
  `«${title}» está eliminada. Lo que resolvieron tus estudiantes sigue siendo suyo.`
export const pickAFewPuzzles = 'Elige unos cuantos puzles y un día, y tu clase los ve primero en Hoy.'
export const deletedAssignments = 'Tareas eliminadas'
export const assignments = 'Tareas'
export const noAssignmentsYet = 'Aún no hay tareas'
