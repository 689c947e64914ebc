import type * as English from '../../en/server/assignments.ts'

export const noCheckCode = 'Este no es el código para comprobar una ficha.'
export const hadAll = 'No queda ninguno de estos puzles que sea nuevo para tu clase. Elige otros, por favor.'
export const tooMany: typeof English.tooMany = (most) => `Una clase tiene como mucho ${most} tareas. Elimina antes las antiguas, por favor.`
export const manyDeleted: typeof English.manyDeleted = (most) =>
  `Se han eliminado ${most} tareas de esta clase en treinta días. Habrá sitio para nuevas cuando desaparezcan para siempre.`
export const dayOver = 'Este día ya ha pasado. Elige uno posterior, por favor.'
export const dayWithinYear = 'Elige un día dentro de un año como mucho, por favor.'
