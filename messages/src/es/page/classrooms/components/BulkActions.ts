import type * as English from '../../../../en/page/classrooms/components/BulkActions.ts'

export const selected: typeof English.selected = (count) => `Selección: ${count}`
export const moveTo = 'Mover a'
export const move = 'Mover'
export const chooseWhereTo = 'Mover a...'
export const remove = 'Eliminar'
export const selectNone = 'No seleccionar a nadie'
export const movedTo: typeof English.movedTo = (count, there) => `${count}: ahora en ${there}.`
export const selectedStudents = 'Estudiantes seleccionados'
export const askToRemove: typeof English.askToRemove = (count) => `¿Eliminar ${count}?`
export const removedTheirLoginsNo: typeof English.removedTheirLoginsNo = (count, deleted) =>
  `Se eliminó: ${count}. Sus accesos ya no sirven.${deleted}`
