import type * as English from '../../../../en/page/classrooms/components/CsvRows.ts'

export const resultForEachRow = 'Resultado de cada fila del archivo'
export const row = 'Fila'
export const student = 'Estudiante'
export const result = 'Resultado'
export const whatHappened = 'Qué ocurrió'
export const takeThisOne = 'Usar este'
export const loginName = 'Nombre de acceso'
export const name = 'Nombre'
export const password = 'Contraseña'
export const aNewStudent = 'Un estudiante nuevo'
export const loginNameOf: typeof English.loginNameOf = (userName) => `Nombre de acceso ${userName}`
export const weMakeALoginName = 'Creamos un nombre de acceso'
export const added = 'Añadido'
export const ready = 'Listo'
export const toPutRight = 'Por corregir'
export const skipped = 'Saltado'
export const ofRow: typeof English.ofRow = (labels, row) => `${labels} de la fila ${row}`
