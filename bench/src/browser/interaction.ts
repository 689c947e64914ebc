import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { parseArgs } from 'node:util'
import { controlOf } from './interaction/control.ts'
import { loadingOf } from './interaction/loading.ts'
import { walkOverToday } from './interaction/over-today.ts'
import { openPhone, SLOWER } from './interaction/phone.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'

const LOADING_LIMITS = { longMs: 150, worstMs: 80, files: 24 } as const
/** All script that is fetched, ahead too, in KiB as it is packed. */
const SCRIPT_LIMITS = { today: 135, other: 130 } as const
const HERE = { typeId: 1, levelId: 7 } as const

/** How fast pages answer on a phone whose processor is four times slower than this machine's: what a page's thread does while it loads, in
 *  processor time of its own, and how long a finger waits over today's puzzles. Beside them what the same phone takes for a loop and for a
 *  button on a bare page. Ends with 1 where a limit is missed.
 *  `npm run interaction -w bench -- [--site http://localhost:3000] [--only loading | walking] [path …]` */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, only: { type: 'string' } } })

const server = values.site === undefined ? await startEmojigma({ ARCHIVE_FILL: 'off' }) : undefined
const phone = await openPhone()
let missed = 0
try {
  const origin = values.site ?? server?.origin ?? ''
  const today = await todaysPuzzles(origin)
  await phone.visit(origin, ({ page }) => page.goto('/today'))
  const before = await phone.visit(origin, controlOf)
  if (values.only !== 'walking') await showLoading(origin, positionals.length > 0 ? positionals : pagesOf(today))
  if (values.only !== 'loading') await showWalk(origin, today)
  const after = await phone.visit(origin, controlOf)
  say(
    `Control, ${SLOWER} times slower, before and after: a loop ${before.loopMs} and ${after.loopMs} ms, a button on a bare page ` +
      `${before.tapMs} and ${after.tapMs} ms.`,
  )
} finally {
  await phone.close()
  await server?.stop()
}
if (missed > 0) {
  say(`${missed} limits were missed.`)
  process.exitCode = 1
}

async function todaysPuzzles(origin: string) {
  const response = await fetch(`${origin}${getTodaysPuzzlesMini.path}`, { method: 'POST' })
  return ((await response.json()) as readonly MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
}

/** The start, today's puzzles, and a puzzle of each kind. */
function pagesOf(today: Awaited<ReturnType<typeof todaysPuzzles>>): readonly string[] {
  const ofEachKind = PUZZLE_TYPES.map(({ id }) => today.findLast(({ typeId, levelId }) => typeId === id && levelId <= 8))
  return ['/', '/today', ...ofEachKind.flatMap((puzzle) => (puzzle ? [`/puzzle/${puzzle.id}`] : []))]
}

async function showLoading(origin: string, pages: readonly string[]): Promise<void> {
  const rows = []
  for (const path of pages) rows.push({ path, ...(await phone.visit(origin, (visit) => loadingOf(visit, path))) })
  for (const { path, longMs, worstMs, files, scriptKiB } of rows) {
    hold(longMs, LOADING_LIMITS.longMs)
    hold(worstMs, LOADING_LIMITS.worstMs)
    hold(files, LOADING_LIMITS.files)
    hold(scriptKiB, path === '/today' ? SCRIPT_LIMITS.today : SCRIPT_LIMITS.other)
  }
  const limit = {
    path: 'limit',
    longMs: LOADING_LIMITS.longMs,
    worstMs: LOADING_LIMITS.worstMs,
    long: '',
    nodes: '',
    files: LOADING_LIMITS.files,
  }
  say(markdownTable([...rows, { ...limit, scriptKiB: `${SCRIPT_LIMITS.other}, today ${SCRIPT_LIMITS.today}` }]))
}

async function showWalk(origin: string, today: Awaited<ReturnType<typeof todaysPuzzles>>): Promise<void> {
  const puzzle = today.find(({ typeId, levelId }) => typeId === HERE.typeId && levelId === HERE.levelId)
  if (!puzzle) throw new Error('today has no such puzzle')
  const walk = await phone.visit(origin, (visit) => walkOverToday(visit, puzzle))
  const rows = [
    { over: 'opening a puzzle, the first', ms: walk.firstOpeningMs, limit: 250 },
    { over: 'opening a puzzle, p75', ms: percentile(walk.openingsMs, 0.75), limit: 250 },
    { over: 'closing it, p75', ms: percentile(walk.closingsMs, 0.75), limit: 120 },
    { over: 'first hint', ms: walk.hintMs, limit: 300 },
    { over: 'right answer to success', ms: walk.rightMs, limit: 100 },
    { over: `interactions to next paint, p98 of ${walk.answersMs.length}`, ms: percentile(walk.answersMs, 0.98), limit: 200 },
  ].map((row) => ({ ...row, ms: Math.round(row.ms) }))
  for (const { ms, limit } of rows) hold(ms, limit)
  say(markdownTable(rows))
}

function hold(value: number, limit: number): void {
  if (!(value <= limit)) missed += 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
