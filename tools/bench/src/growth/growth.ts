import type { Call } from '@emojigma/contract/call.ts'
import {
  getLatestAttempted,
  getPotentialScore,
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { dayAt, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/platform/database/connection.ts'
import { migrate } from '@emojigma/server/platform/migrate.ts'
import { AccessTokens } from '@emojigma/server/features/sign-in/access-tokens.ts'
import { freshAddress } from '@emojigma/server/platform/testing/test-database.ts'
import { fillWithCopies } from './archive-of-copies.ts'
import { BROWSER } from '../asking/as-browser.ts'
import { seedCrowd } from './crowd.ts'
import { readOptions } from '../options.ts'
import { deviceOf, PLAYERS_FROM, seedCounts, seedDevice, seedHistory } from './histories.ts'
import { markdownTable } from '../markdown-table.ts'
import { placeOf, startEmojigma } from '../servers.ts'

/** The cost of a player's calls by the length of the player's history. The control is the same call in turn, by a player with ten solves,
 *  or with a hundred where a reply names recent puzzles. Uses the embedded database, or PostgreSQL at DATABASE_URL.
 *  `--rounds`: calls of each kind. */
const { rounds: ROUNDS } = readOptions({ rounds: 24 })
const HISTORIES = [10, 100, 1000, 50_000] as const
const LIMIT = 1.3
const SECRET = 'a secret for measurements only, of no use to anyone'
const DAYS = 1400
const GUESSES_EACH = 3
/** Accounts with each history. */
const ACCOUNTS = Math.ceil(ROUNDS / GUESSES_EACH)

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
await seedCrowd(database.queries, HISTORIES.length * ACCOUNTS, HISTORIES.length * ACCOUNTS, nowMs)
const site = await startEmojigma({ ...placeOf(address), SECRET, ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const today = dayAt(nowMs)
await fillWithCopies(database.queries, today, DAYS)
await seedCounts(database.queries)
for (const [index, solved] of HISTORIES.entries()) {
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    await seedHistory(database.queries, PLAYERS_FROM + index * ACCOUNTS + account, today, solved)
  }
  await seedDevice(database.queries, index, today, solved)
}
const first = puzzleIdOf(today, 0)
const todays = Array.from({ length: PUZZLES_A_DAY }, (_, slot) => first + slot)
const puzzles = await database.queries.selectFrom('puzzles').select(['id', 'answer']).where('id', '>=', first).orderBy('id').execute()
const tokens = new AccessTokens(SECRET)

/** A call of a player, and the shortest history with a full reply. */
interface PlayerCall {
  readonly what: string
  readonly call: Call
  readonly control: number
  readonly body: (history: number, round: number) => object
}

const hidden = { showSolved: false }
const CALLS: readonly PlayerCall[] = [
  { what: 'a guess', call: uploadPuzzleGuessMini, control: 10, body: (_history, round) => guessOf(round) },
  { what: 'what was played of today', call: getSolvedPuzzleIds, control: 10, body: () => ({ PuzzleIds: todays }) },
  { what: 'what was played last', call: getSolvedPuzzleIds, control: 100, body: () => ({}) },
  { what: 'what a device played last', call: getSolvedDevicePuzzleIds, control: 100, body: (at) => ({ deviceID: deviceOf(at) }) },
  { what: 'points of a device', call: getPotentialScore, control: 10, body: (at) => ({ DeviceId: deviceOf(at) }) },
  { what: 'latest puzzles', call: getLatestAttempted, control: 100, body: () => ({}) },
  { what: 'today', call: getTodaysPuzzlesMini, control: 10, body: () => ({}) },
  { what: 'newest, unsolved', call: getNewPuzzlesMini, control: 10, body: () => hidden },
  { what: 'newest of a type and level', call: getNewPuzzlesMini, control: 10, body: () => ({ ...hidden, puzzleTypeId: 1, levelId: 2 }) },
  { what: 'most popular, unsolved', call: getPopularPuzzlesMini, control: 10, body: () => hidden },
  { what: 'popular of a type', call: getPopularPuzzlesMini, control: 10, body: () => ({ ...hidden, puzzleTypeId: 1 }) },
]

function guessOf(round: number): object {
  const { id, answer } = puzzles[round % GUESSES_EACH] ?? {}
  return { PuzzleId: id, PuzzleGuess: answer }
}

interface Cost {
  readonly bytes: number
  readonly ms: number
}

async function costOf({ call, body }: PlayerCall, history: number, round: number): Promise<Cost> {
  const session = history * ACCOUNTS + 1 + Math.floor(round / GUESSES_EACH)
  const begun = performance.now()
  const reply = await fetch(site.origin + call.path, {
    method: 'POST',
    headers: {
      ...BROWSER,
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.make(`session-${session}`, nowMs)}`,
    },
    body: JSON.stringify(body(history, round)),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${call.path} answered ${reply.status}: ${text}`)
  return { bytes: text.length, ms: performance.now() - begun }
}

/** The quickest tenth, because other work on the machine slows the rest. */
function quick(costs: readonly Cost[]): number {
  return costs.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(costs.length / 10)] ?? Number.NaN
}

async function measure(asked: PlayerCall) {
  const costs = new Map<number, Cost[]>(HISTORIES.map((solved) => [solved, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turn, each of them first, second and so on equally often.
    for (let turn = 0; turn < HISTORIES.length; turn += 1) {
      const index = (turn + round) % HISTORIES.length
      costs.get(HISTORIES[index] ?? 0)?.push(await costOf(asked, index, round))
    }
  }
  const ms = (solved: number): number => quick(costs.get(solved) ?? [])
  const bytes = (solved: number): number => Math.max(...(costs.get(solved) ?? []).map((cost) => cost.bytes))
  const judged = HISTORIES.filter((solved) => solved > asked.control)
  const factor = Math.max(...judged.map((solved) => ms(solved) / ms(asked.control)))
  const bytesFactor = Math.max(...judged.map((solved) => bytes(solved) / bytes(asked.control)))
  if (factor > LIMIT || bytesFactor > LIMIT) process.exitCode = 1
  return {
    call: asked.what,
    ...Object.fromEntries(HISTORIES.map((solved) => [`${solved.toLocaleString('en')}, ms`, ms(solved).toFixed(1)])),
    'most bytes': bytes(50_000),
    control: asked.control,
    'factor, ms': factor.toFixed(2),
    'factor, bytes': bytesFactor.toFixed(2),
  }
}

const rows: object[] = []
for (const asked of CALLS) {
  // Warms up, except for guesses, which can be made only once.
  if (asked.call !== uploadPuzzleGuessMini) for (const index of HISTORIES.keys()) await costOf(asked, index, 0)
  rows.push(await measure(asked))
}
await site.stop()
await database.close()
await remove()
console.log(`limit: ${LIMIT} times the control; the quickest tenth of ${ROUNDS} calls; ${database.dialect}`)
console.log(markdownTable(rows))
