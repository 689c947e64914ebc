import { getAllTimeLeaderboard, getTop10Leaderboards } from '@emojigma/contract/leaderboards.ts'
import { questionSvgPath } from '@emojigma/contract/pictures.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini, getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { verifyScores } from '@emojigma/server/leaderboards/verification/verification.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import autocannon, { type Request } from 'autocannon'
import { cpus } from 'node:os'
import { BROWSER } from './as-browser.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { ownPostgres } from '../own-postgres.ts'
import { accountsFor, RightGuesses, seedAccounts } from '../guesses/right-guesses.ts'
import { placeOf, startEmojigma } from '../servers.ts'

/** All that people ask for, mixed as on a day on which many play, on PostgreSQL: first as much as one process can answer, which is its
 *  limit, and then for a minute four fifths of that, evenly. Ends with 1 where a request fails, fewer are answered than come, or the scores
 *  are not those of the attempts afterwards.
 *  `--seconds`: of that minute. `--limit`: seconds for which the limit is looked for. */
const { seconds: SECONDS, limit: LIMIT_SECONDS } = given({ seconds: 60, limit: 8 })
const SHARE = 0.8
/** Of what comes; the last ones are under way when the time is over. */
const ANSWERED = 0.98
const WARM_UP_SECONDS = 8
const CONNECTIONS = 20
const SECRET = 'a secret for measurements only, of no use to anyone'
const MOST_GUESSES_A_SECOND = 500

const remove = await ownPostgres()
const { address, remove: removeDatabase } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
const accounts = accountsFor((SECONDS + LIMIT_SECONDS + WARM_UP_SECONDS) * MOST_GUESSES_A_SECOND)
await seedAccounts(database.queries, accounts, nowMs)
const site = await startEmojigma({
  ...placeOf(address),
  SECRET,
  ARCHIVE_FILL: 'off',
})
const guesses = await RightGuesses.of(database.queries, { secret: SECRET, accounts, nowMs })

/** Counts of each kind, so that each takes turns with itself. */
const turns = new Map<string, number>()

function turnOf(kind: string): number {
  const turn = turns.get(kind) ?? 0
  turns.set(kind, turn + 1)
  return turn
}

const get = (path: string): Request => ({ method: 'GET', path, headers: BROWSER })

function call(path: string, body: object, authorization?: string): Request {
  const headers = { ...BROWSER, 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) }
  return { method: 'POST', path, headers, body: JSON.stringify(body) }
}

/** How many of twenty requests are of each kind. */
const MIX: readonly { readonly what: string; readonly of20: number; readonly request: (turn: number) => Request }[] = [
  { what: 'pages', of20: 4, request: (turn) => get(turn % 2 === 0 ? '/today' : `/puzzle/${guesses.puzzleAt(turn).id}`) },
  { what: 'pictures', of20: 5, request: (turn) => get(picture(guesses.puzzleAt(turn).id)) },
  { what: 'lists', of20: 3, request: (turn) => list(turn) },
  {
    what: 'puzzles',
    of20: 2,
    request: (turn) => call(getPuzzleMini.path, { PuzzleId: guesses.puzzleAt(turn).id }, guesses.bearerAt(turn)),
  },
  { what: 'boards', of20: 2, request: (turn) => board(turn) },
  { what: 'guesses of accounts', of20: 2, request: (turn) => guesses.request('account', turn) },
  { what: 'guesses of devices', of20: 2, request: (turn) => guesses.request('device', turn) },
]

function picture(id: number): string {
  return questionSvgPath(id, slotOfPuzzle(id).levelId)
}

function list(turn: number): Request {
  const [today, newest, popular] = [getTodaysPuzzlesMini.path, getNewPuzzlesMini.path, getPopularPuzzlesMini.path]
  if (turn % 3 === 0) return call(today, {})
  return call(turn % 3 === 1 ? newest : popular, { showSolved: false }, guesses.bearerAt(turn))
}

function board(turn: number): Request {
  return call(turn % 2 === 0 ? getAllTimeLeaderboard.path : getTop10Leaderboards.path, {}, guesses.bearerAt(turn))
}

// A step that has no common divisor with twenty mixes the kinds.
const order = MIX.flatMap((kind) => Array.from({ length: kind.of20 }, () => kind))
const next = (): Request => {
  const kind = order[(turnOf('all') * 7) % order.length]
  if (!kind) throw new Error('nothing is mixed')
  return kind.request(turnOf(kind.what))
}

async function load(seconds: number, rate?: number) {
  const begun = site.processorSeconds() ?? Number.NaN
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const { total } = result.requests
  return {
    'a second': Math.round(total / result.duration),
    'p50, ms': result.latency.p50,
    'p99, ms': result.latency.p99,
    'slowest, ms': result.latency.max,
    failed: result.non2xx + result.errors + result.timeouts,
    'server, µs': Math.round((1_000_000 * ((site.processorSeconds() ?? Number.NaN) - begun)) / total),
  }
}

await load(WARM_UP_SECONDS)
const limit = await load(LIMIT_SECONDS)
const rate = Math.floor(SHARE * limit['a second'])
const minute = await load(SECONDS, rate)
await site.stop()
const { players, differences } = await verifyScores(database.queries, Date.now())
await database.close()
await removeDatabase()
remove()
const isWithin = minute.failed === 0 && minute['a second'] >= ANSWERED * rate && differences.length === 0
if (!isWithin) process.exitCode = 1
console.log(
  `${cpus().length} cores, one process on ${database.dialect}; of twenty: ${MIX.map(({ what, of20 }) => `${of20} ${what}`).join(', ')}`,
)
console.log(
  markdownTable([
    { what: `as many as it can, ${LIMIT_SECONDS} s`, asked: '', ...limit },
    { what: `${SHARE * 100} % of that, ${SECONDS} s`, asked: rate, ...minute },
  ]),
)
console.log(`the scores of ${players} accounts, held against their attempts: ${differences.length} differences`)
console.log(`limit: none failed, ${ANSWERED * 100} % answered: ${isWithin ? 'within' : 'missed'}`)
