import type * as English from '../../en/server/classrooms.ts'

export const noMoreClasses: typeof English.noMoreClasses = (limit) =>
  `Un plan tiene ${limit} clases, también las archivadas. Si eliminas una, habrá sitio.`
export const manyRemoved: typeof English.manyRemoved = (most) =>
  `Has eliminado ${most} clases en treinta días. Habrá sitio para nuevas cuando desaparezcan para siempre.`
export const noSeats: typeof English.noSeats = (limit) =>
  `Un plan tiene ${limit} estudiantes y no quedan plazas suficientes. Si eliminas estudiantes, habrá sitio.`
export const allSeatsTaken: typeof English.allSeatsTaken = (limit) => `Ya están los ${limit} estudiantes del plan.`
export const otherUpload = 'Esta clave es de otra lista. Envía la lista otra vez, por favor.'
export const sameRow = 'Dos filas tienen el mismo número.'
export const userNameTaken = 'Este nombre de usuario ya lo tiene alguien. Otro, o un número detrás, puede estar libre.'
export const userNameInRow: typeof English.userNameInRow = (row) => `La fila con el número ${row} también tiene este nombre de usuario.`
