import type * as English from '../../../../en/page/classrooms/components/AddStudentDialog.tsx'

export const loginName: typeof English.loginName = (userName) => <>Nombre de acceso: {userName}</>
export const thePasswordIsShown = 'La contraseña se muestra solo esta vez:'
export const done = 'Hecho'
export const addAnother = 'Añadir otro'
export const everythingMayStayEmpty = 'Todo puede quedar vacío: entonces creamos un nombre de acceso, un apodo y una contraseña.'
export const noSeatIsLeft = 'No queda ninguna plaza.'
export const studentAdded = 'Estudiante añadido'
export const addAStudent = 'Añadir estudiante'
export const addTheStudent = 'Añadir al estudiante'
export const nameOnlyYouSeeIt = 'Nombre (solo lo ves tú)'
export const loginName2 = 'Nombre de acceso'
export const password = 'Contraseña'
