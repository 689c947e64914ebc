import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { dayAt, puzzleIdOf } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { migrate } from '@emojigma/server/database/migrations.ts'
import { verifyScores } from '@emojigma/server/leaderboards/verification.ts'
import { AccessTokens } from '@emojigma/server/sign-in/access-tokens.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { seedCrowd } from './crowd.ts'
import { given } from './given.ts'
import { markdownTable } from './markdown-table.ts'
import { startEmojigma } from './servers.ts'

/** Guesses a second over HTTP: of devices, each new, and of accounts, each guess right and scored.
 *  `--seconds`: how long each of the two is measured. */
const { seconds: SECONDS } = given({ seconds: 60 })
const CONNECTIONS = 20
const SECRET = 'a secret for measurements only, of no use to anyone'
const LIMIT_A_SECOND = 800
const LIMIT_P99_MS = 100
/** Each may solve three puzzles; more than are ever needed. */
const ACCOUNTS = Math.max(2000, SECONDS * 1500)

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database, nowMs)
await seedCrowd(database.queries, ACCOUNTS, ACCOUNTS, nowMs)
for (const table of ['scores', 'score_buckets', 'board_players'] as const) await database.queries.deleteFrom(table).execute()
const site = await startEmojigma({
  DATA_DIR: address.dataFolder,
  ...(address.databaseUrl === undefined ? {} : { DATABASE_URL: address.databaseUrl }),
  SECRET,
  ARCHIVE_FILL: 'off',
  DRAW_AHEAD: 'off',
})
const today = dayAt(nowMs)
const puzzles = await database.queries
  .selectFrom('puzzles')
  .select(['id', 'answer'])
  .where('id', '>=', puzzleIdOf(today, 0))
  .where('id', '<=', puzzleIdOf(today, 39))
  .orderBy('id')
  .execute()
const tokens = new AccessTokens(SECRET)

/** @returns what the turn-th guess sends */
type Guess = (turn: number) => { readonly body: object; readonly authorization?: string }

function puzzleOf(turn: number): { readonly id: number; readonly answer: string } {
  const puzzle = puzzles[turn % puzzles.length]
  if (!puzzle) throw new Error('no puzzles were published')
  return puzzle
}

/** Right guesses of accounts, three each, of three different puzzles. */
const ofAccounts: Guess = (turn) => {
  const { id, answer } = puzzleOf(turn)
  const account = 1 + (Math.floor(turn / 3) % ACCOUNTS)
  return { body: { PuzzleId: id, PuzzleGuess: answer }, authorization: `Bearer ${tokens.make(`session-${account}`, nowMs)}` }
}

const ofDevices: Guess = (turn) => {
  const { id, answer } = puzzleOf(turn)
  return { body: { PuzzleId: id, PuzzleGuess: answer, DeviceId: randomUUID() } }
}

async function measure(what: string, guess: Guess) {
  let turn = -1
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: uploadPuzzleGuessMini.path,
        setupRequest: (request) => {
          turn += 1
          const { body, authorization } = guess(turn)
          const headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
          return { ...request, headers, body: JSON.stringify(body) }
        },
      },
    ],
  })
  const failed = result.non2xx + result.errors + result.timeouts
  const perSecond = Math.round(result.requests.average)
  const { p50, p99 } = result.latency
  return { what, perSecond, p50Ms: p50, p99Ms: p99, failed, within: perSecond >= LIMIT_A_SECOND && p99 <= LIMIT_P99_MS && failed === 0 }
}

const rows = [await measure('guesses of accounts, scored', ofAccounts), await measure('guesses of devices', ofDevices)]
await site.stop()
const { players, differences } = await verifyScores(database.queries, Date.now())
await database.close()
await remove()
console.log(`limits: ${LIMIT_A_SECOND} a second, p99 ${LIMIT_P99_MS} ms, none failed; ${CONNECTIONS} connections on ${database.dialect}`)
console.log(markdownTable(rows))
console.log(`the scores of ${players} accounts, held against their attempts: ${differences.length} differences`)
