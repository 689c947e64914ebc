import { challenge, myDays } from './path.ts'

// Apart from the addresses that every page links to, so that these do not carry them along.

/** What was played on a day, and the day's puzzles.
 *  @param date such as 2026-11-21 */
export function dayPath(date: string): string {
  return `${myDays}?date=${date}`
}

/** Where friends see who solved what of the puzzles that one of them chose. */
export function challengePath(code: string): string {
  return `${challenge}/${code}`
}
