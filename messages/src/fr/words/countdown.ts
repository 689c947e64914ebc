import type * as English from '../../en/words/countdown.ts'
import { listed, several } from '../grammar.ts'
/** « Nouvelles énigmes dans 2 heures et 5 minutes » */
export const until: typeof English.until = (event, left) => {
  const parts = [
    ...(left.days > 0 ? [several(left.days, 'jour', 'jours')] : []),
    ...(left.hours > 0 ? [several(left.hours, 'heure', 'heures')] : []),
    several(left.minutes, 'minute', 'minutes'),
  ]
  return `${event} dans ${listed(parts)}`
}
