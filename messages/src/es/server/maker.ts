import type * as English from '../../en/server/maker.ts'

export const full: typeof English.full = (most) => `Hay sitio para ${most} puzles. Elimina uno que ya no necesites, por favor.`
export const manyDeleted: typeof English.manyDeleted = (most) =>
  `Has eliminado ${most} puzles en treinta días. Habrá sitio para nuevos cuando desaparezcan para siempre.`
export const friendlierTitle = 'Elige un título más amable, por favor.'
export const assigned = 'Este puzle está en una tarea. Sácalo antes de allí, o crea otro.'
export const changed = 'Este puzle ha cambiado desde entonces. Vuelve a mirarlo.'
