import type * as English from '../../en/words/countdown.ts'
import { listed, several } from '../grammar.ts'
/** «Puzles nuevos dentro de 2 horas y 5 minutos» */
export const until: typeof English.until = (event, left) => {
  const parts = [
    ...(left.days > 0 ? [several(left.days, 'día', 'días')] : []),
    ...(left.hours > 0 ? [several(left.hours, 'hora', 'horas')] : []),
    several(left.minutes, 'minuto', 'minutos'),
  ]
  return `${event} dentro de ${listed(parts)}`
}
