import { isTimeZone } from '@emojigma/contract/rules/time-zone.ts'

/** The time zone of this device; undefined if the browser does not name one. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}
