import type * as English from '../../../../en/page/classrooms/components/ClassStudents.ts'

export const addOneToTry =
  'Añade a uno para probar, o toda la clase de una vez, desde un archivo o una lista de nombres. Nadie necesita correo electrónico.'
export const addTheFirstStudent = 'Añadir al primer estudiante'
export const addTheWholeClass = 'Añadir a toda la clase'
export const search = 'Buscar'
export const saveAsCsv = 'Guardar como CSV'
export const gettingTheStudents = 'Cargando estudiantes...'
export const whoIsInThisClass = '¿Quién está en esta clase?'
export const found: typeof English.found = (studentCount) => `Encontrados: ${studentCount}`
export const nobodyHereIsCalled: typeof English.nobodyHereIsCalled = (search) => `Aquí nadie se llama «${search}».`
export const nobodyIsInThis = 'Ahora no hay nadie en esta clase.'
export const removedStudents = 'Estudiantes eliminados'
export const name = 'Nombre'
export const login = 'Nombre de acceso'
export const nickname = 'Apodo'
export const lastPlayed = 'Jugado por última vez'
export const correct = 'Aciertos'
export const attempted = 'Intentados'
export const score = 'Puntuación'
