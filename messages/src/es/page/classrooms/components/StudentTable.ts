import type * as English from '../../../../en/page/classrooms/components/StudentTable.ts'

export const studentsOfThisClassroom = 'Estudiantes de esta clase'
export const actions = 'Acciones'
export const thePasswordIsBeing = 'La contraseña se está preparando.'
export const student = 'Estudiante'
export const loginName = 'Nombre de acceso'
export const lastPlayed = 'Jugado por última vez'
export const correctAttempted = 'Aciertos/intentados'
export const score = 'Puntuación'
export const selectAllStudents = 'Seleccionar a todos'
export const select: typeof English.select = (name) => `Seleccionar a ${name}`
export const edit: typeof English.edit = (name) => `Editar a ${name}`
