import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { dayAt, puzzleIdOf } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/database/connection.ts'
import { verifyScores } from '@emojigma/server/leaderboards/verification/verification.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { AccessTokens } from '@emojigma/server/sign-in/access-tokens.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER } from './as-browser.ts'
import { seedCrowd } from './crowd.ts'
import { given } from './given.ts'
import { markdownTable } from './markdown-table.ts'
import { openRawGuesses, type RawGuesses } from './raw-guesses.ts'
import { startEmojigma } from './servers.ts'

/** Guesses a second over HTTP, as browsers ask: of devices, each new, and of accounts, each guess right and scored. On the embedded database
 *  short slices of it take turns with slices of the same statements on a copy, run one commit after another without anything around
 *  them; the limits are shares of that, because the machine's own speed changes by the hour.
 *  `--slices`: how many of each. `--seconds`: how long each lasts. */
const { slices: SLICES, seconds: SECONDS } = given({ slices: 7, seconds: 1 })
const CONNECTIONS = 20
const SECRET = 'a secret for measurements only, of no use to anyone'
const LIMIT_P99_MS = 100
const SHARES = { accounts: 0.45, devices: 0.6 } as const
/** More than any slice needs. */
const GUESSES_A_SECOND = 12_000
/** Each may solve three puzzles. */
const GUESSES_EACH = 3
const ACCOUNTS = Math.max(2000, Math.ceil((SLICES * SECONDS * GUESSES_A_SECOND) / GUESSES_EACH))

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
const nowMs = Date.now()
await migrate(database)
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
const rawFolder = mkdtempSync(join(tmpdir(), 'emojigma-bench-'))
const raw = address.databaseUrl === undefined ? await openRawGuesses(address.dataFolder, rawFolder) : undefined

interface Guess {
  readonly body: object
  readonly authorization?: string
}

/** One kind of guess: what the turn-th sends, and what it does to the database. */
interface Kind {
  readonly what: string
  readonly share: number
  readonly guess: (turn: number) => Guess
  readonly rawGuess: (raw: RawGuesses, turn: number) => void
}

function puzzleOf(turn: number): { readonly id: number; readonly answer: string } {
  const puzzle = puzzles[turn % puzzles.length]
  if (!puzzle) throw new Error('no puzzles were published')
  return puzzle
}

/** Right guesses, three each, of three different puzzles. */
function sessionOf(turn: number): string {
  return `session-${1 + (Math.floor(turn / GUESSES_EACH) % ACCOUNTS)}`
}

const KINDS: readonly Kind[] = [
  {
    what: 'of accounts, each right and scored',
    share: SHARES.accounts,
    guess(turn) {
      const { id, answer } = puzzleOf(turn)
      return { body: { PuzzleId: id, PuzzleGuess: answer }, authorization: `Bearer ${tokens.make(sessionOf(turn), nowMs)}` }
    },
    rawGuess: (raw, turn) => raw.ofAccount(puzzleOf(turn).id, sessionOf(turn), nowMs),
  },
  {
    what: 'of devices, each new',
    share: SHARES.devices,
    guess(turn) {
      const { id, answer } = puzzleOf(turn)
      return { body: { PuzzleId: id, PuzzleGuess: answer, DeviceId: randomUUID() } }
    },
    rawGuess: (raw, turn) => raw.ofDevice(puzzleOf(turn).id, randomUUID(), nowMs),
  },
]

interface Slice {
  readonly perSecond: number
  /** What the server used of the processors for each guess, in millionths of a second. */
  readonly processorUs: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

async function slice(next: () => Guess, seconds: number): Promise<Slice> {
  const begun = site.processorSeconds() ?? Number.NaN
  const result = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 100,
    requests: [
      {
        method: 'POST',
        path: uploadPuzzleGuessMini.path,
        setupRequest: (request) => {
          const { body, authorization } = next()
          const headers = {
            ...BROWSER,
            'content-type': 'application/json',
            ...(authorization === undefined ? {} : { authorization }),
          }
          return { ...request, headers, body: JSON.stringify(body) }
        },
      },
    ],
  })
  const { p50, p99 } = result.latency
  const failed = result.non2xx + result.errors + result.timeouts
  const { total } = result.requests
  const processorUs = (((site.processorSeconds() ?? Number.NaN) - begun) * 1_000_000) / total
  return { perSecond: total / result.duration, processorUs, p50, p99, failed }
}

/** @param next makes one guess */
function rawSlice(next: () => void): { readonly raw: number; readonly rawUs: number } {
  const [begunMs, begun] = [performance.now(), process.cpuUsage()]
  let done = 0
  for (; performance.now() - begunMs < SECONDS * 1000; done += 1) next()
  const { user, system } = process.cpuUsage(begun)
  return { raw: (1000 * done) / (performance.now() - begunMs), rawUs: (user + system) / done }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function measure({ what, share, guess, rawGuess }: Kind) {
  let [turn, rawTurn] = [0, 0]
  const next = (): Guess => guess(turn++)
  // The first seconds of a process say nothing.
  await slice(next, 2)
  const slices: (Slice & ReturnType<typeof rawSlice>)[] = []
  for (let count = 0; count < SLICES; count += 1) {
    const control = raw ? rawSlice(() => rawGuess(raw, rawTurn++)) : { raw: Number.NaN, rawUs: Number.NaN }
    slices.push({ ...(await slice(next, SECONDS)), ...control })
  }
  const of = (field: keyof (typeof slices)[number]): number => median(slices.map((one) => one[field]))
  const shareHere = median(slices.map(({ perSecond, raw }) => perSecond / raw))
  const failed = slices.reduce((sum, one) => sum + one.failed, 0)
  const isWithin = failed === 0 && (!raw || (shareHere >= share && of('p99') <= LIMIT_P99_MS))
  if (!isWithin) process.exitCode = 1
  return {
    guesses: what,
    'a second': Math.round(of('perSecond')),
    'raw commits a second': raw ? Math.round(of('raw')) : '–',
    share: raw ? shareHere.toFixed(2) : '–',
    limit: share.toFixed(2),
    'processor, µs': Math.round(of('processorUs')),
    'raw, µs': raw ? Math.round(of('rawUs')) : '–',
    'p50, ms': of('p50'),
    'p99, ms': of('p99'),
    failed,
    within: isWithin ? 'yes' : 'no',
  }
}

const rows: object[] = []
for (const kind of KINDS) rows.push(await measure(kind))
raw?.close()
await site.stop()
const { players, differences } = await verifyScores(database.queries, Date.now())
if (differences.length > 0) process.exitCode = 1
await database.close()
await remove()
rmSync(rawFolder, { recursive: true })
console.log(`limits: share of raw commits, p99 ${LIMIT_P99_MS} ms, none failed; medians of ${SLICES} slices of ${SECONDS} s,`)
console.log(`${CONNECTIONS} connections on ${database.dialect}`)
console.log(markdownTable(rows))
console.log(`the scores of ${players} accounts, held against their attempts: ${differences.length} differences`)
