import { several } from '../grammar.ts'
/** "New puzzles in 2 hours 5 minutes" */
export const until = (event: string, left: { readonly days: number; readonly hours: number; readonly minutes: number }) => {
  const parts = [
    ...(left.days > 0 ? [several(left.days, 'day', 'days')] : []),
    ...(left.hours > 0 ? [several(left.hours, 'hour', 'hours')] : []),
    several(left.minutes, 'minute', 'minutes'),
  ]
  return `${event} in ${parts.join(' ')}`
}
