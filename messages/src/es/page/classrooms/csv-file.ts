import type * as English from '../../../en/page/classrooms/csv-file.ts'

export const nameLoginPasswordOr = 'Nombre, Nombre de acceso, Contraseña; o Name, Login, Password'
export const columns: typeof English.columns = ['Nombre', 'Nombre de acceso', 'Apodo', 'Contraseña']
export const theFirstRowMust: typeof English.theFirstRowMust = (columnNames) =>
  `La primera fila tiene que nombrar las columnas: ${columnNames}.`
export const theFileHasHeadings = 'El archivo tiene encabezados, pero ningún estudiante debajo.'
export const theFileHasStudents: typeof English.theFileHasStudents = (count, most) =>
  `El archivo tiene ${count} estudiantes; ${most} es el máximo de una vez.`
export const noNameYet = 'Pega primero un nombre.'
export const tooManyNames: typeof English.tooManyNames = (count, most) => `Son ${count} nombres; ${most} es el máximo de una vez.`
export const thisUserNameStands = 'Este nombre de usuario está dos veces en el archivo.'
export const standsUnderNoHeading: typeof English.standsUnderNoHeading = (cells) =>
  `No hay ningún encabezado encima de «${cells}». Pon entre comillas un nombre que lleve coma y vuelve a subir el archivo.`
export const whatIsWrong = 'Qué está mal'
