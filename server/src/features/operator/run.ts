import { isoTime } from '../../platform/clock.ts'
import { clearFlag, openFlags, repairScores, verifyScores, type Verification } from '../boards/service.ts'
import { isMigrated } from '../../platform/migrate.ts'
import type { Command, OperatorOptions } from './command.ts'
import { offerCommandOf } from './offer-commands.ts'
import { auditCommandOf, orderCommandOf, planCommandOf } from './order-commands.ts'
import { insertAct } from './queries.ts'
import { forgetMonth, monthsOfAttempts } from '../play/service.ts'

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** The commands about months of attempts.
 *  @param words the arguments after `months`
 *  @returns undefined for a usage error
 *  Source: docs/operate.md, Months of attempts */
function monthCommandOf([verb, month, ...more]: readonly string[]): Command | undefined {
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
  // Logged first: an interrupted run has deleted some days.
  await database.durably((transaction) => insertAct(transaction, { atMs: nowMs, command: 'months forget', touched: month }))
  await forgetMonth(database, month)
  print(`Forgot ${found?.attempts ?? 0} attempts at the puzzles of ${month}.`)
  return 0
}

/** Differences shown at most. */
const SHOWN = 100

const USAGE = `usage: npm run emojigma -- <command>
  flags list              players who were faster than people are, and why they are off the public boards
  flags clear <id>        puts one of them back
  verify scores           computes all scores, buckets and counters from the attempts, and shows where they differ
  verify scores --repair  makes them what the attempts say, where they differ
  offer add --name "Winter Warm-up" --description "All plans" --percent 20 --code WINTER20 [--from 2026-12-01] [--until 2026-12-24]
                          offers plans for less; days are UTC, the last one included, or times such as 2026-12-24T18:00Z
  offer list              every offer, those that end first in front
  offer end <code>        ends one now
  plan grant <e-mail or user name> <individual|teacher> [--days 365]
                          gives somebody a plan, from now on
  plan revoke <order id>  takes an order back, whoever paid it
  orders list [<e-mail or user name>]
                          the newest orders, of everybody or of one
  audit list              what these commands changed or looked at, and when
  months list             how many attempts there are at the puzzles of each month
  months forget 2026-11   forgets them; scores stay
  backup [<folder or file>]
                          copies the database into a file, while the site runs; encrypted if BACKUP_KEY is set
  verify <file>           reads a backup from beginning to end
  restore <file>          makes an empty DATA_DIR, or an empty database at DATABASE_URL, what a backup holds
  move-to postgres://…    copies the database of DATA_DIR to an empty PostgreSQL; says when to stop the site
`

const NOT_MIGRATED =
  'The tables are not there, or are those of an older version. Start the site once with the same DATA_DIR or DATABASE_URL, then try again.'

/** Runs one of the operator's commands, even while the site runs.
 *  @returns the exit code: 0 success, 1 failure, 2 usage error */
export async function runOperatorCommand(words: readonly string[], options: OperatorOptions): Promise<number> {
  const command = commandOf(words)
  if (!command) {
    options.print(USAGE)
    return 2
  }
  if (!(await isMigrated(options.database))) {
    options.print(NOT_MIGRATED)
    return 1
  }
  return command(options)
}

function commandOf(words: readonly string[]): Command | undefined {
  const [noun, verb, id, ...rest] = words
  if (noun === 'offer') return offerCommandOf(words.slice(1))
  if (noun === 'plan') return planCommandOf(words.slice(1))
  if (noun === 'orders') return orderCommandOf(words.slice(1))
  if (noun === 'months') return monthCommandOf(words.slice(1))
  if (noun === 'audit') return auditCommandOf(words.slice(1))
  if (noun === 'flags' && verb === 'list' && id === undefined) return listFlags
  if (noun === 'flags' && verb === 'clear' && id !== undefined && /^\d{1,9}$/.test(id) && rest.length === 0) {
    return (options) => clear(Number(id), options)
  }
  if (noun === 'verify' && verb === 'scores' && id === undefined) return verify
  if (noun === 'verify' && verb === 'scores' && id === '--repair' && rest.length === 0) return repair
  return undefined
}

async function listFlags({ database, print }: OperatorOptions): Promise<number> {
  const flags = await openFlags(database.queries)
  for (const { id, nickname, accountId, rule, evidence, raisedAtMs } of flags) {
    print(`${id}  ${isoTime(raisedAtMs)}  ${nickname} (${accountId})  ${rule}  ${evidence}`)
  }
  print(flags.length === 1 ? '1 player is flagged.' : `${flags.length} flags are open.`)
  return 0
}

async function clear(id: number, { database, nowMs, print }: OperatorOptions): Promise<number> {
  const act = { atMs: nowMs, command: 'flags clear', touched: `flag ${id}` }
  const isCleared = await clearFlag(database, id, nowMs, (transaction, accountId) => insertAct(transaction, { ...act, accountId }))
  print(isCleared ? `Flag ${id} is cleared.` : `There is no open flag ${id}.`)
  return isCleared ? 0 : 1
}

async function verify(options: OperatorOptions): Promise<number> {
  const { differences } = await shownVerification(options)
  return differences.length === 0 ? 0 : 1
}

async function repair(options: OperatorOptions): Promise<number> {
  const { differences, differing } = await shownVerification(options)
  if (differences.length === 0) return 0
  const act = { atMs: options.nowMs, command: 'verify scores --repair', touched: `${differences.length} differences` }
  await options.database.durably((transaction) => insertAct(transaction, act))
  await repairScores(options.database, differing, options.nowMs)
  options.print('Repaired. What is left:')
  return verify(options)
}

async function shownVerification({ database, nowMs, print }: OperatorOptions): Promise<Verification> {
  const found = await verifyScores(database.queries, nowMs)
  const { players, differences } = found
  for (const { of, stored, expected } of differences.slice(0, SHOWN)) print(`${of}: ${stored} is kept, the attempts say ${expected}`)
  if (differences.length > SHOWN) print(`… and ${differences.length - SHOWN} more`)
  print(`${players} players with an account, ${differences.length} differences.`)
  return found
}
