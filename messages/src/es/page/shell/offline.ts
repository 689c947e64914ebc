import type * as English from '../../../en/page/shell/offline.ts'
import { counted } from '../../grammar.ts'

export const reload = 'Recargar'
export const newVersion = 'Hay una versión nueva lista.'
export const whenItSuits = 'Recarga cuando te venga bien.'
export const answersAreSafe = 'Tus respuestas están a salvo.'
export const keptHere = 'Guardadas en este dispositivo; se envían cuando haya conexión.'
export const allRight = 'De acuerdo'
export const sentLate: typeof English.sentLate = (answers) =>
  answers === 1
    ? 'Se ha enviado la respuesta que esperaba en este dispositivo.'
    : `Se han enviado las ${counted(answers)} respuestas que esperaban en este dispositivo.`
export const yesterdays = 'Estos son los puzles de ayer; los nuevos llegan cuando haya conexión.'
export const earlier = 'Estos son puzles de días anteriores; los nuevos llegan cuando haya conexión.'
