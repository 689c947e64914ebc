import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { post } from '../calls.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { PageLoad } from './page-load.ts'
import { startEmojigma } from '../servers.ts'

/** How long the real server takes to fill an empty archive in the background, and what those who ask for a page notice of it.
 *  `--rate`: pages asked for in a second, evenly; `--idle`: seconds of the same load without the fill, for comparison. */
const { rate, idle: idleSeconds } = given({ rate: 100, idle: 20 })

const FILL_LIMIT_MS = 60_000
const SLOWDOWN_LIMIT = 3
const LOOK_EVERY_MS = 500
/** The first requests pay for compiling what the others run. */
const WARM_UP_MS = 3000

const idleSite = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const idleLoad = new PageLoad(await pageOfToday(idleSite.origin), rate)
await sleep(WARM_UP_MS)
idleLoad.forget()
await sleep(1000 * idleSeconds)
const idle = await idleLoad.stop()
await idleSite.stop()

const site = await startEmojigma({ DRAW_AHEAD: 'off' })
const startMs = performance.now()
const load = new PageLoad(await pageOfToday(site.origin), rate)
let { publishedDays, totalDays } = await progressOf(site.origin)
const daysBefore = publishedDays
await sleep(WARM_UP_MS)
load.forget()
while (publishedDays < totalDays) {
  await sleep(LOOK_EVERY_MS)
  ;({ publishedDays, totalDays } = await progressOf(site.origin))
}
const fillMs = performance.now() - startMs
const during = await load.stop()
const processorSeconds = site.processorSeconds()
await site.stop()

const puzzles = 40 * (publishedDays - daysBefore)
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`)
const rows = [
  { what: 'puzzles generated, proven and stored', is: puzzles, limit: '100,000 or more' },
  { what: 'seconds for 100,000 of them', is: tenths((fillMs / 1000 / puzzles) * 100_000), limit: `${FILL_LIMIT_MS / 1000} or less` },
  { what: "processor seconds of the server's process, start and pages included", is: processorSeconds ?? 'not known here', limit: '' },
  { what: `p50 of a page at ${rate}/s, idle, ms`, is: tenths(idle.p50Ms), limit: '' },
  { what: `p99 of a page at ${rate}/s, idle, ms`, is: tenths(idle.p99Ms), limit: '' },
  { what: 'p50 during the fill, ms', is: tenths(during.p50Ms), limit: '' },
  {
    what: 'p99 during the fill, ms',
    is: tenths(during.p99Ms),
    limit: `${tenths(SLOWDOWN_LIMIT * idle.p99Ms)} (${SLOWDOWN_LIMIT} × idle) or less`,
  },
  { what: 'pages that failed', is: idle.failed + during.failed, limit: '0' },
]
console.log(markdownTable(rows))

async function pageOfToday(origin: string): Promise<string> {
  const [puzzle] = await post<{ i: number }[]>(origin, getTodaysPuzzlesMini.path, {})
  return `${origin}/puzzle/${puzzle?.i}`
}

async function progressOf(origin: string): Promise<{ publishedDays: number; totalDays: number }> {
  const { archive } = (await (await fetch(`${origin}/readyz`)).json()) as { archive: { publishedDays: number; totalDays: number } }
  return archive
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
