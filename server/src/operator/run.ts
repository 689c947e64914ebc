import type { Database } from '../database/connection.ts'
import { clearFlag, openFlags } from '../leaderboards/flags.ts'
import { verifyScores } from '../leaderboards/verification.ts'

/** Differences shown at most. */
const SHOWN = 100

const USAGE = `usage: npm run emojigma -- <command>
  flags list         players who were faster than people are, and why they are off the public boards
  flags clear <id>   puts one of them back
  verify scores      computes all scores, buckets and counters from the attempts, and shows where they differ
`

export interface OperatorOptions {
  /** Migrated. */
  readonly database: Database
  readonly nowMs: number
  readonly print: (line: string) => void
}

/** Runs one of the operator's commands, also while the site runs.
 *  @returns the exit code: 0 all well, 1 something is wrong, 2 no such command */
export async function runOperatorCommand(words: readonly string[], options: OperatorOptions): Promise<number> {
  const [noun, verb, id, ...rest] = words
  if (noun === 'flags' && verb === 'list' && id === undefined) return listFlags(options)
  if (noun === 'flags' && verb === 'clear' && id !== undefined && /^\d{1,9}$/.test(id) && rest.length === 0)
    return clear(Number(id), options)
  if (noun === 'verify' && verb === 'scores' && id === undefined) return verify(options)
  options.print(USAGE)
  return 2
}

async function listFlags({ database, print }: OperatorOptions): Promise<number> {
  const flags = await openFlags(database.queries)
  for (const { id, nickname, accountId, rule, evidence, raisedAtMs } of flags) {
    print(`${id}  ${new Date(raisedAtMs).toISOString()}  ${nickname} (${accountId})  ${rule}  ${evidence}`)
  }
  print(flags.length === 1 ? '1 player is flagged.' : `${flags.length} flags are open.`)
  return 0
}

async function clear(id: number, { database, nowMs, print }: OperatorOptions): Promise<number> {
  const isCleared = await clearFlag(database, id, nowMs)
  print(isCleared ? `Flag ${id} is cleared.` : `There is no open flag ${id}.`)
  return isCleared ? 0 : 1
}

async function verify({ database, nowMs, print }: OperatorOptions): Promise<number> {
  const { players, differences } = await verifyScores(database.queries, nowMs)
  for (const { of, stored, expected } of differences.slice(0, SHOWN)) print(`${of}: ${stored} is kept, the attempts say ${expected}`)
  if (differences.length > SHOWN) print(`… and ${differences.length - SHOWN} more`)
  print(`${players} players with an account, ${differences.length} differences.`)
  return differences.length === 0 ? 0 : 1
}
