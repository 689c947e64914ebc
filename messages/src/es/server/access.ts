import type * as English from '../../en/server/access.ts'

export const freeLimitReached: typeof English.freeLimitReached = (puzzles) =>
  `Ya has jugado los ${puzzles} puzles gratis del día. Los nuevos llegan a medianoche (UTC), y con un plan se abren todos.`
export const studentsLimitReached: typeof English.studentsLimitReached = (puzzles) =>
  `Ya has jugado los ${puzzles} puzles gratis del día. Los nuevos llegan a medianoche (UTC).`
export const classHasBreak = 'Tu clase está de descanso. Los puzles gratis de hoy están abiertos. Tu docente te puede contar más.'
export const studentsNever = 'Las respuestas no se muestran a estudiantes. Una pista puede ayudar, o tu docente.'
export const unsolved = 'La respuesta se ve cuando el puzle está resuelto.'
export const solved = 'Este puzle está resuelto.'
export const revealed = 'La respuesta de este puzle ya se ha mostrado.'
export const teachersOnly = 'Esto es parte del plan para docentes.'
export const switchedOff = 'Tu clase no crea puzles por ahora. Tu docente puede permitirlo.'
export const notBought = 'Este libro es para quienes lo han comprado. En la tienda hay algunas de sus páginas para todo el mundo.'
export const operatorOnly = 'Hace falta la clave de quien administra el sitio.'
export const otherDays = 'Los puzles de hoy son gratis; con un plan se abren los puzles de otros días.'
export const plan = 'Esto es parte de todos los planes.'
