import type * as English from '../../../../en/page/maker/components/MadeRow.ts'

export const no: typeof English.no = (id) => `N.º ${id}`
export const play = 'Jugar'
export const approve = 'Aprobar'
export const giveBack = 'Devolver'
export const print = 'Imprimir'
export const edit = 'Editar'
export const deleteIt = 'Eliminar'
export const by: typeof English.by = (nickname) => `de ${nickname}`
export const waitsForTheTeacher = 'espera al docente'
export const givenBackToBe = 'devuelto para mejorarlo'
export const approved = 'aprobado'
export const assigned = 'en una tarea'
export const solved = 'resuelto'
