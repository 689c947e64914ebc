import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { NICENESS } from '@emojigma/server/process/give-way.ts'
import { spawn } from 'node:child_process'
import { cpus, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { post } from '../calls.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { PageLoad, type LoadFigures } from './page-load.ts'
import { startEmojigma } from '../servers.ts'

/** How long the real server takes to fill an empty archive in the background, and what those who ask for a page notice of it.
 *  In the same run a loop of fixed work tells how quick the machine is just then, and a program that gives way as the fill does, and only
 *  counts, what those who ask notice of any work beside the site.
 *  `--rate`: pages asked for in a second, evenly; `--idle`: seconds of the same load without the fill, and, before it and after it, beside
 *  the program that counts, for comparison. The slower of these two counts: beside the same work one is up to 2.5 times the other. */
const { rate, idle: idleSeconds } = given({ rate: 100, idle: 20 })

const FILL_LIMIT_MS = 60_000
const PROCESSOR_LIMIT_S = 15
/** Beside the fill the slowest pages may take so many times what they take beside counting. */
const SLOWDOWN_LIMIT = 2
const LOOK_EVERY_MS = 500
/** The first requests pay for compiling what the others run. */
const WARM_UP_MS = 3000

const idleSite = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const idleLoad = new PageLoad(await pageOfToday(idleSite.origin), rate)
await sleep(WARM_UP_MS)
idleLoad.forget()
const idleBefore = idleSite.processorSeconds() ?? Number.NaN
await sleep(1000 * idleSeconds)
/** What a second of pages takes without the fill. */
const pagesShare = ((idleSite.processorSeconds() ?? Number.NaN) - idleBefore) / idleSeconds
const idle = await idleLoad.stop()
await idleSite.stop()
const countingBefore = await loadBesideCounting()

const loopMs = fastestLoopMs()
const site = await startEmojigma({ DRAW_AHEAD: 'off' })
const startMs = performance.now()
const startSeconds = site.processorSeconds() ?? Number.NaN
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
const usedSeconds = (site.processorSeconds() ?? Number.NaN) - startSeconds
await site.stop()

const countingAfter = await loadBesideCounting()
const puzzles = 40 * (publishedDays - daysBefore)
const fillSeconds = (fillMs / 1000 / puzzles) * 100_000
const processorSeconds = ((usedSeconds - (pagesShare * fillMs) / 1000) / puzzles) * 100_000
const slowestMs = SLOWDOWN_LIMIT * Math.max(countingBefore.p99Ms, countingAfter.p99Ms)
const failed = idle.failed + countingBefore.failed + countingAfter.failed + during.failed
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`)
const rows = [
  { what: 'puzzles generated, proven and stored', is: puzzles, limit: '100,000 or more' },
  { what: 'seconds for 100,000 of them', is: tenths(fillSeconds), limit: `${FILL_LIMIT_MS / 1000} or less` },
  {
    what: 'processor seconds for 100,000 of them, without start and pages',
    is: tenths(processorSeconds),
    limit: `${PROCESSOR_LIMIT_S} or less`,
  },
  { what: 'with start and pages', is: tenths(startSeconds + usedSeconds), limit: '' },
  { what: 'beside it: a loop of thirty million multiplications, ms', is: Math.round(loopMs), limit: '' },
  { what: `p50 of a page at ${rate}/s, idle, ms`, is: tenths(idle.p50Ms), limit: '' },
  { what: `p99 of a page at ${rate}/s, idle, ms`, is: tenths(idle.p99Ms), limit: '' },
  { what: 'p50 during the fill, ms', is: tenths(during.p50Ms), limit: '' },
  { what: 'p99 beside a program that only counts, before, ms', is: tenths(countingBefore.p99Ms), limit: '' },
  { what: 'and after, ms', is: tenths(countingAfter.p99Ms), limit: '' },
  {
    what: 'p99 during the fill, ms',
    is: tenths(during.p99Ms),
    limit: `${tenths(slowestMs)} (${SLOWDOWN_LIMIT} × beside counting) or less`,
  },
  { what: 'pages that failed', is: failed, limit: '0' },
]
console.log(markdownTable(rows))
const isQuick = 1000 * fillSeconds <= FILL_LIMIT_MS && processorSeconds <= PROCESSOR_LIMIT_S && during.p99Ms <= slowestMs
process.exitCode = puzzles >= 100_000 && isQuick && failed === 0 ? 0 : 1

async function pageOfToday(origin: string): Promise<string> {
  const [puzzle] = await post<{ i: number }[]>(origin, getTodaysPuzzlesMini.path, {})
  return `${origin}/puzzle/${puzzle?.i}`
}

/** The same pages beside a program that gives way as the fill does. */
async function loadBesideCounting(): Promise<LoadFigures> {
  const counted = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
  const url = await pageOfToday(counted.origin)
  const counting = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  if (counting.pid !== undefined) setPriority(counting.pid, NICENESS['what no one waits for'])
  try {
    const load = new PageLoad(url, rate)
    await sleep(WARM_UP_MS)
    load.forget()
    await sleep(1000 * idleSeconds)
    return await load.stop()
  } finally {
    counting.kill()
    await counted.stop()
  }
}

async function progressOf(origin: string): Promise<{ publishedDays: number; totalDays: number }> {
  const { archive } = (await (await fetch(`${origin}/readyz`)).json()) as { archive: { publishedDays: number; totalDays: number } }
  return archive
}

/** How quick the processor is just now, whatever our code is like. */
function fastestLoopMs(): number {
  const times = Array.from({ length: 5 }, () => {
    const beganMs = performance.now()
    let number = 1
    for (let step = 0; step < 30_000_000; step += 1) number = Math.imul(number, 1_103_515_245) + 12_345
    return number === 0 ? Number.NaN : performance.now() - beganMs
  })
  return Math.min(...times)
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
