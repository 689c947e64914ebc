import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { dayOfPuzzle, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/platform/database/connection.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillWithCopies } from '../growth/archive-of-copies.ts'
import { ask, sameAnswer, type HttpCall, type LoadFigures } from './as-browser.ts'
import { stayAwake } from './light-client.ts'
import { readOptions } from '../options.ts'
import { markdownTable } from '../markdown-table.ts'
import { startBareFastify, startEmojigma } from '../servers.ts'

/** The most frequent requests, each beside a bare Fastify that sends the same bytes and headers in the same run; pages that are not cached;
 *  /today while a crawler walks the archive; and memory, idle and after thousands of pages. Ends with 1 when a limit is missed.
 *  `--seconds`: length of a slice; site and peer take turns, and the best slice of each counts. `--slices`: how many each has.
 *  `--pages`: how many different pages are read before memory is measured. */
const { seconds: SECONDS, slices: SLICES, pages: PAGES } = readOptions({ seconds: 1, slices: 4, pages: 10_000 })
const CONNECTIONS = 20
const DAYS = 2515

const UNCACHED_PAGES_A_SECOND = 100
const TODAY_P99_MS = 150

const CRAWLER = 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/bot)'

const folder = mkdtempSync(join(tmpdir(), 'emojigma-bench-'))
const database = openDatabase({ databaseUrl: undefined, dataFolder: folder }, () => undefined)
const site = await startEmojigma({ DATA_DIR: folder, ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const today = (await (await fetch(site.origin + getTodaysPuzzlesMini.path, { method: 'POST' })).json()) as { i: number }[]
const first = today[0]?.i ?? 1
const idleMib = memoryMib()
const puzzles = await fillWithCopies(database.queries, dayOfPuzzle(first), DAYS)
await database.close()

/** Each puzzle of the archive once, in an order that jumps. */
let turn = 0
const nextId = (): number => first - 1 - ((turn++ * 60_013) % (puzzles - 100))

const page = (path: () => string, userAgent?: string): HttpCall => ({
  method: 'GET',
  path,
  ...(userAgent === undefined ? {} : { userAgent }),
})
const call = (path: string, body: () => unknown): HttpCall => ({ method: 'POST', path: () => path, body })
const puzzlePage = (): string => `/puzzle/${nextId()}`

/** A script that every page begins with. */
const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await fetch(`${site.origin}/today`)).text()) ?? []

interface Comparison {
  readonly what: string
  readonly asked: HttpCall
  /** The request to the peer, which always sends the same bytes. */
  readonly same: HttpCall
  /** The least share of the peer's rate. */
  readonly limit: number
}

const COMPARED: readonly Comparison[] = [
  compared(
    'GetPuzzleMini, one puzzle',
    call(getPuzzleMini.path, () => ({ PuzzleId: first })),
    0.3,
  ),
  {
    what: `GetPuzzleMini, any of ${puzzles.toLocaleString('en')}`,
    asked: call(getPuzzleMini.path, () => ({ PuzzleId: nextId() })),
    same: call(getPuzzleMini.path, () => ({ PuzzleId: first })),
    limit: 0.3,
  },
  compared(
    "today's list",
    call(getTodaysPuzzlesMini.path, () => ({})),
    0.3,
  ),
  compared(
    'SVG of a question, drawn before',
    page(() => questionSvgPath(first, slotOfPuzzle(first).levelId)),
    0.5,
  ),
  compared(
    'a script of the page',
    page(() => script),
    0.5,
  ),
  compared(
    'a page of today, cached',
    page(() => `/puzzle/${first}`),
    0.5,
  ),
  compared(
    '/today, cached',
    page(() => '/today'),
    0.5,
  ),
]

function compared(what: string, asked: HttpCall, limit: number): Comparison {
  return { what, asked, same: asked, limit }
}

// The second reply is the cached one.
for (const { same } of COMPARED) await ask(site, same, 1, 0, 20)
const answers = await Promise.all(COMPARED.map(({ same }) => sameAnswer(site.origin, same)))
const bare = await startBareFastify([...new Map(answers.map((answer) => [answer.path, answer])).values()])
let isWithin = true
const rows: object[] = []

const sleep = stayAwake()
for (const { what, asked, same, limit } of COMPARED) {
  await ask(site, asked, CONNECTIONS, SECONDS)
  await ask(bare, same, CONNECTIONS, SECONDS)
  const own: LoadFigures[] = []
  const peer: LoadFigures[] = []
  for (let slice = 0; slice < SLICES; slice += 1) {
    own.push(await ask(site, asked, CONNECTIONS, SECONDS))
    peer.push(await ask(bare, same, CONNECTIONS, SECONDS))
  }
  const best = bestOf(own)
  const share = best.perProcessorSecond / bestOf(peer).perProcessorSecond
  const failed = own.reduce((sum, one) => sum + one.failed, 0)
  rows.push({ what, ...best, failed, 'bare Fastify': bestOf(peer).perProcessorSecond, share: share.toFixed(2), limit })
  note(share >= limit && failed === 0)
}
// Pages that are not cached are rendered on the other core.
sleep()

const unkept = bestOf(await inSlices(() => ask(site, page(puzzlePage), CONNECTIONS, SECONDS)))
rows.push({
  what: 'any page of the archive, not cached',
  ...unkept,
  'bare Fastify': '',
  share: '',
  limit: `${UNCACHED_PAGES_A_SECOND} a second`,
})
note(unkept.perSecond >= UNCACHED_PAGES_A_SECOND && unkept.failed === 0)

// Two connections, so that the wait is the site's and no queue of the client.
const [crawled, meanwhile] = await Promise.all([
  ask(site, page(puzzlePage, CRAWLER), 8, SECONDS * SLICES),
  ask(
    site,
    page(() => '/today'),
    2,
    SECONDS * SLICES,
  ),
])
rows.push({ what: 'a crawler, eight pages at a time', ...crawled, 'bare Fastify': '', share: '', limit: '' })
rows.push({ what: '/today meanwhile', ...meanwhile, 'bare Fastify': '', share: '', limit: `p99 ${TODAY_P99_MS} ms` })
note(meanwhile.p99Ms <= TODAY_P99_MS && meanwhile.failed === 0 && crawled.failed === 0)

await ask(site, page(puzzlePage), CONNECTIONS, 0, PAGES)
const fullMib = memoryMib()

await bare.stop()
await site.stop()
rmSync(folder, { recursive: true, force: true })
console.log(markdownTable(rows))
console.log(`memory: ${idleMib} MiB idle, ${fullMib} MiB after ${PAGES.toLocaleString('en')} different pages`)
console.log(isWithin ? 'all within their limits' : 'a limit is missed')
process.exitCode = isWithin ? 0 : 1

function memoryMib(): number {
  return Math.round((site.residentBytes() ?? Number.NaN) / 1024 / 1024)
}

function note(isGood: boolean): void {
  isWithin &&= isGood
}

async function inSlices(measure: () => Promise<LoadFigures>): Promise<LoadFigures[]> {
  const measured: LoadFigures[] = []
  for (let slice = 0; slice < SLICES; slice += 1) measured.push(await measure())
  return measured
}

function bestOf(measured: readonly LoadFigures[]): LoadFigures {
  const [best] = measured.toSorted((one, other) => other.perProcessorSecond - one.perProcessorSecond)
  if (!best) throw new Error('nothing was measured')
  return best
}
