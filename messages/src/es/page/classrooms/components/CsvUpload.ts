import type * as English from '../../../../en/page/classrooms/components/CsvUpload.ts'
import { plural, several } from '../../../grammar.ts'

export const lookAgain = 'Mirar otra vez'
export const columnsThatWeLeaveOut: typeof English.columnsThatWeLeaveOut = (unknownColumns) =>
  `Columnas que dejamos fuera: ${unknownColumns}.`
export const dropACsvFileHere = 'Suelta aquí un archivo CSV'
export const orChooseOneUp: typeof English.orChooseOneUp = (seatsLeft) =>
  `o elige uno. Hasta ${several(seatsLeft, 'acceso', 'accesos')} más.`
export const chooseFile = 'Elegir archivo'
export const downloadTheSampleFile = 'Descargar el archivo de ejemplo'
export const orPasteTheNames = 'O pega los nombres, uno por línea'
export const onlyYouSeeThem = 'Solo los ves tú. Lo demás lo creamos nosotros.'
export const takeTheseNames = 'Usar estos nombres'
export const names = 'Nombres'
export const add: typeof English.add = (studentCount) => `Añadir ${studentCount}`
export const printQrCards = 'Imprimir tarjetas QR'
export const downloadTheToFix: typeof English.downloadTheToFix = (count) =>
  plural(count, 'Descargar la fila por corregir', `Descargar las ${count} filas por corregir`)
export const csvUpload = 'Carga CSV'
export const oneStudentARow =
  'Un estudiante por fila: Nombre, Nombre de acceso, Apodo, Contraseña; o solo Nombre. Lo que falta lo creamos nosotros.'
export const lookingAtEveryRow = 'mirando cada fila...'
export const allPasswordsAreReady = 'Todas las contraseñas están listas: ya pueden iniciar sesión.'
export const makingPasswordsSafeOf: typeof English.makingPasswordsSafeOf = (done, total) =>
  `Poniendo a salvo las contraseñas: ${done} de ${total}. Mientras tanto puedes dejar esta página.`
export const passwordsThatAreReady = 'Contraseñas que están listas'
export const added: typeof English.added = (added) => plural(added, '1 añadido', `${added} añadidos`)
export const readyToAdd: typeof English.readyToAdd = (ready) => plural(ready, '1 listo para añadir', `${ready} listos para añadir`)
export const toPutRight: typeof English.toPutRight = (refused) => `${refused} por corregir`
export const skipped: typeof English.skipped = (skipped) => plural(skipped, '1 saltado', `${skipped} saltados`)
