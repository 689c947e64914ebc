import type { Call } from '@emojigma/contract/call.ts'
import { getAllTimeLeaderboard, getLeaderboardsRanks, getTop10Leaderboards } from '@emojigma/contract/boards/leaderboards.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini, getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { DAY_MS, dayAt } from '@emojigma/engine/day.ts'
import { openDatabase, type Database } from '@emojigma/server/platform/database/connection.ts'
import { migrate } from '@emojigma/server/platform/migrate.ts'
import { freshAddress } from '@emojigma/server/platform/testing/test-database.ts'
import { fillWithCopies } from './archive-of-copies.ts'
import { BROWSER } from '../asking/as-browser.ts'
import { seedCrowd } from './crowd.ts'
import { readOptions } from '../options.ts'
import { seedCounts } from './histories.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { RightGuesses } from '../guesses/right-guesses.ts'
import { placeOf, startEmojigma, type RunningServer } from '../servers.ts'

/** The cost of calls by the number of players and of puzzles, beside a small site asked in turn (1,000 players, 250 days). Uses the
 *  embedded database, or PostgreSQL at DATABASE_URL. Ends with 1 when a factor is above its limit.
 *  `--players`: of the site with many players. `--days`: of the site with many puzzles. `--rounds`: calls of each kind. */
const { players: PLAYERS, days: DAYS, rounds: ROUNDS } = readOptions({ players: 1_000_000, days: 25_000, rounds: 40 })
const [FEW_PLAYERS, FEW_DAYS] = [1000, 250]
const LIMIT = 1.3
const SECRET = 'a secret for measurements only, of no use to anyone'
/** Moves the clocks ahead, since forty puzzles a day are a million only in 2088. */
const AHEAD_MS = Math.max(0, DAYS + 1 - dayAt(Date.now())) * DAY_MS
const nowMs = Date.now() + AHEAD_MS

interface Site {
  readonly server: RunningServer
  readonly guesses: RightGuesses
  readonly remove: () => Promise<void>
}

async function opened(players: number, days: number): Promise<Site> {
  const { address, remove } = await freshAddress()
  const database: Database = openDatabase(address, () => undefined)
  await migrate(database)
  await seedCrowd(database.queries, players, FEW_PLAYERS, nowMs)
  const clock = { CLOCK_OFFSET_MS: String(AHEAD_MS) }
  const server = await startEmojigma({ ...placeOf(address), SECRET, ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off', ...clock })
  await fillWithCopies(database.queries, dayAt(nowMs), days)
  await seedCounts(database.queries)
  const guesses = await RightGuesses.of(database.queries, { secret: SECRET, accounts: FEW_PLAYERS, nowMs })
  await database.close()
  return {
    server,
    guesses,
    async remove() {
      await server.stop()
      await remove()
    },
  }
}

const hidden = { showSolved: false }
const CALLS: readonly { readonly what: string; readonly call: Call; readonly body: object }[] = [
  { what: 'today', call: getTodaysPuzzlesMini, body: {} },
  { what: 'newest, unsolved', call: getNewPuzzlesMini, body: hidden },
  { what: 'newest of a type and level', call: getNewPuzzlesMini, body: { ...hidden, puzzleTypeId: 1, levelId: 2 } },
  { what: 'most popular, unsolved', call: getPopularPuzzlesMini, body: hidden },
  { what: 'all-time board', call: getAllTimeLeaderboard, body: {} },
  { what: 'own ranks', call: getLeaderboardsRanks, body: {} },
  { what: 'first ten', call: getTop10Leaderboards, body: {} },
]

const sites = {
  small: await opened(FEW_PLAYERS, FEW_DAYS),
  players: await opened(PLAYERS, FEW_DAYS),
  puzzles: await opened(FEW_PLAYERS, DAYS),
}
const NAMES = ['small', 'players', 'puzzles'] as const

async function msOf({ server, guesses }: Site, path: string, body: object, turn: number): Promise<number> {
  const begun = performance.now()
  const reply = await fetch(server.origin + path, {
    method: 'POST',
    headers: { ...BROWSER, 'content-type': 'application/json', authorization: guesses.bearerAt(turn) },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return performance.now() - begun
}

async function measure(what: string, path: string, body: (site: Site, turn: number) => object) {
  const times = { small: [] as number[], players: [] as number[], puzzles: [] as number[] }
  const warmUp = 5
  for (let round = 0; round < warmUp + ROUNDS; round += 1) {
    // In turn, each of them first, second and last equally often.
    for (let place = 0; place < NAMES.length; place += 1) {
      const name = NAMES[(place + round) % NAMES.length] ?? 'small'
      const ms = await msOf(sites[name], path, body(sites[name], round), round)
      if (round >= warmUp) times[name].push(ms)
    }
  }
  // The quickest tenth, because other work on the machine slows the rest.
  const quick = (name: (typeof NAMES)[number]): number => percentile(times[name], 0.1)
  const factors = { players: quick('players') / quick('small'), puzzles: quick('puzzles') / quick('small') }
  if (!(factors.players <= LIMIT && factors.puzzles <= LIMIT)) process.exitCode = 1
  return {
    call: what,
    'small site, ms': quick('small').toFixed(1),
    'many players, ms': quick('players').toFixed(1),
    'many puzzles, ms': quick('puzzles').toFixed(1),
    'factor, players': factors.players.toFixed(2),
    'factor, puzzles': factors.puzzles.toFixed(2),
  }
}

const rows: object[] = []
for (const { what, call, body } of CALLS) rows.push(await measure(what, call.path, () => body))
rows.push(await measure('a puzzle', getPuzzleMini.path, ({ guesses }, turn) => ({ PuzzleId: guesses.puzzleAt(0).id - 1 - 97 * turn })))
rows.push(
  await measure('a guess', uploadPuzzleGuessMini.path, ({ guesses }, turn) => {
    const { id, answer } = guesses.puzzleAt(turn)
    return { PuzzleId: id, PuzzleGuess: answer }
  }),
)
for (const { remove } of Object.values(sites)) await remove()
console.log(
  `limit: ${LIMIT} times the small site, of ${FEW_PLAYERS} players and ${40 * (FEW_DAYS + 1)} puzzles; many: ${PLAYERS} players, ${40 * (DAYS + 1)} puzzles;`,
)
console.log(`the quickest tenth of ${ROUNDS} calls`)
console.log(markdownTable(rows))
