import { getSolvedPuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { dayAt, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { AccessTokens } from '@emojigma/server/sign-in/access-tokens.ts'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedCrowd } from './crowd.ts'
import { given } from './given.ts'
import { markdownTable } from './markdown-table.ts'
import { startEmojigma } from './servers.ts'

/** What a guess costs an account by how much it has solved before: bytes of the reply, and milliseconds; beside it what a page asks when
 *  it is looked at again, and what asking for the whole history would send. On the embedded database. `--accounts`: how many are measured
 *  with each history. */
const { accounts: ACCOUNTS } = given({ accounts: 10 })
const HISTORIES = [10, 1000, 50_000] as const
const GUESSES_EACH = 3
const SECRET = 'a secret for measurements only, of no use to anyone'
/** As `seedCrowd` numbers them. */
const FIRST_PLAYER = 1_000_000

const dataFolder = mkdtempSync(join(tmpdir(), 'emojigma-bench-'))
const database = openDatabase({ dataFolder, databaseUrl: undefined }, () => undefined)
const nowMs = Date.now()
await migrate(database)
await seedCrowd(database.queries, ACCOUNTS * HISTORIES.length, ACCOUNTS * HISTORIES.length, nowMs)
// The old puzzles themselves are not needed for what is measured.
await sql`pragma foreign_keys = off`.execute(database.queries)
for (const [index, solved] of HISTORIES.entries()) {
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const player = FIRST_PLAYER + index * ACCOUNTS + account
    await sql`insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count, solved_at_ms)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${solved})
      select cast(${player} as integer), i, (i - 1) / 40, i, 1, i from n`.execute(database.queries)
  }
}
await sql`analyze`.execute(database.queries)

const site = await startEmojigma({
  DATA_DIR: dataFolder,
  SECRET,
  ARCHIVE_FILL: 'off',
  DRAW_AHEAD: 'off',
})
const first = puzzleIdOf(dayAt(nowMs), 0)
const puzzles = await database.queries.selectFrom('puzzles').select(['id', 'answer']).where('id', '>=', first).orderBy('id').execute()
const todays = Array.from({ length: PUZZLES_A_DAY }, (_, slot) => first + slot)
const tokens = new AccessTokens(SECRET)

interface Cost {
  readonly bytes: number
  readonly ms: number
}

async function costOf(session: number, path: string, body: object): Promise<Cost> {
  const begun = performance.now()
  const reply = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.make(`session-${session}`, nowMs)}` },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return { bytes: text.length, ms: performance.now() - begun }
}

function median(costs: readonly Cost[], of: keyof Cost): number {
  const sorted = costs.map((cost) => cost[of]).toSorted((a, b) => a - b)
  return Math.round(100 * (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 100
}

const rows = []
for (const [index, solved] of HISTORIES.entries()) {
  const [guesses, looks, wholes]: [Cost[], Cost[], Cost[]] = [[], [], []]
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const session = index * ACCOUNTS + account
    for (const { id, answer } of puzzles.slice(0, GUESSES_EACH)) {
      guesses.push(await costOf(session, uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: answer }))
    }
    looks.push(await costOf(session, getSolvedPuzzleIds.path, { PuzzleIds: todays }))
    wholes.push(await costOf(session, getSolvedPuzzleIds.path, {}))
  }
  rows.push({
    solved,
    'guess, bytes': median(guesses, 'bytes'),
    'guess, ms': median(guesses, 'ms'),
    'page looked at again, bytes': median(looks, 'bytes'),
    'page looked at again, ms': median(looks, 'ms'),
    'whole history, bytes': median(wholes, 'bytes'),
    'whole history, ms': median(wholes, 'ms'),
  })
}
await site.stop()
await database.close()
rmSync(dataFolder, { recursive: true })
console.log(`medians of ${ACCOUNTS * GUESSES_EACH} guesses and ${ACCOUNTS} looks; the whole history is what no page asks for`)
console.log(markdownTable(rows))
