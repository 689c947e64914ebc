import { forgetMonth, monthsOfAttempts } from '../play/service.ts'
import type { Command } from './command.ts'
import { insertAct } from './queries.ts'

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** The commands about months of attempts.
 *  @param words behind `months`
 *  @returns undefined if they are none
 *  Source: docs/operate.md, Months of attempts */
export function monthCommandOf([verb, month, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0) return undefined
  if (verb === 'list' && month === undefined) return list
  return verb === 'forget' && month !== undefined && MONTH.test(month) ? (options) => forget(month, options) : undefined
}

const list: Command = async ({ database, print }) => {
  for (const { month, attempts } of await monthsOfAttempts(database.queries)) print(`${month}  ${String(attempts).padStart(12)}`)
  return 0
}

async function forget(month: string, { database, nowMs, print }: Parameters<Command>[0]): Promise<number> {
  if (month >= new Date(nowMs).toISOString().slice(0, 7)) {
    print(`${month} is not over: nothing was forgotten.`)
    return 1
  }
  const found = (await monthsOfAttempts(database.queries)).find((one) => one.month === month)
  // Written first: what is cut short has forgotten some days.
  await database.durably((transaction) => insertAct(transaction, { atMs: nowMs, command: 'months forget', touched: month }))
  await forgetMonth(database, month)
  print(`Forgot ${found?.attempts ?? 0} attempts at the puzzles of ${month}.`)
  return 0
}
