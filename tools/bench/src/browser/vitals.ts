import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Page, Response } from '@playwright/test'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'
import { openPhone, SLOWER } from './phone.ts'

/** LCP, INP and the script of a first load, on a phone with a processor four times slower than this machine and 1.5 Mb/s. Prints a control
 *  too: a button on a bare page. Ends with 1 where a first load is above its limit.
 *  `npm run vitals -w tools/bench -- [--visits 5] [--site http://localhost:3000]` */
const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' }, site: { type: 'string' } } })

const SCRIPT_LIMIT_KIB = 160
const PAINTED_MS = 500
/** Long enough for what a page fetches when idle. */
const SETTLED_MS = 4000
const ROUNDS = 6

interface MeasuredPage {
  readonly what: string
  readonly path: string
  /** Touches and types as a person would. */
  readonly use: (page: Page) => Promise<void>
}

const server = values.site === undefined ? await startEmojigma({ ARCHIVE_FILL: 'off' }) : undefined
const phone = await openPhone()
try {
  const origin = values.site ?? server?.origin ?? ''
  const pages = await pagesOf(origin)
  // The first visit of each page fills the server's caches and is not counted.
  for (const { path } of pages) await phone.visit(origin, (page) => page.goto(path))
  const control = await phone.visit(origin, controlMs)
  const visits = new Map(pages.map(({ what }) => [what, [] as Awaited<ReturnType<typeof visit>>[]]))
  for (let count = 0; count < Number(values.visits); count += 1) {
    for (const measured of pages) visits.get(measured.what)?.push(await phone.visit(origin, (page) => visit(page, measured)))
  }
  const rows = [...visits].map(([page, all]) => {
    const interactionsMs = all.flatMap((one) => one.interactionsMs)
    return {
      page,
      'LCP, ms': Math.round(
        percentile(
          all.map(({ lcpMs }) => lcpMs),
          0.5,
        ),
      ),
      'INP p98, ms': percentile(interactionsMs, 0.98),
      interactions: interactionsMs.length,
      'script, KiB': Math.max(...all.map(({ scriptKib }) => scriptKib)),
    }
  })
  console.log(`Medians of ${values.visits} first visits, ${SLOWER} times slower, 1.5 Mb/s; a button on a bare page: ${control} ms`)
  console.log(markdownTable(rows))
  if (rows.some((row) => row['script, KiB'] > SCRIPT_LIMIT_KIB)) process.exitCode = 1
} finally {
  await phone.close()
  await server?.stop()
}

async function pagesOf(origin: string): Promise<readonly MeasuredPage[]> {
  const response = await fetch(`${origin}${getTodaysPuzzlesMini.path}`, { method: 'POST' })
  const today = ((await response.json()) as readonly MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
  const addressOf = (type: number): string => {
    const puzzle = today.find(({ typeId, levelId }) => typeId === type && levelId <= 5)
    if (!puzzle) throw new Error(`no puzzle of type ${type} today`)
    return `/puzzle/${puzzle.id}`
  }
  return [
    { what: '/', path: '/', use: useMenu },
    { what: '/today', path: '/today', use: openAndClose },
    { what: 'Classic', path: addressOf(1), use: typeAnswers },
    { what: 'Emojidoku', path: addressOf(4), use: fillCells },
  ]
}

async function visit(page: Page, { path, use }: MeasuredPage) {
  const scripts: Promise<Buffer>[] = []
  const collect = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  page.on('response', collect)
  await page.goto(path, { waitUntil: 'load' })
  await page.locator('html[data-ready]').waitFor()
  page.off('response', collect)
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  // Content shown after seconds of idling is not part of the load.
  await page.waitForTimeout(PAINTED_MS)
  const { lcpMs } = await page.evaluate(() => globalThis.vitals)
  await page.waitForTimeout(SETTLED_MS)
  await use(page)
  return { lcpMs, interactionsMs: await interactionsOf(page), scriptKib: Math.round(bytes / 102.4) / 10 }
}

async function interactionsOf(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(500)
  return page.evaluate(() => Object.values(globalThis.vitals.interactionMs))
}

async function useMenu(page: Page): Promise<void> {
  const menu = page.locator('[aria-controls="site-menu"]')
  for (let round = 0; round < 2 * ROUNDS; round += 1) await menu.tap()
}

async function openAndClose(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator('main a[data-state]').nth(round).tap()
    await page.locator('dialog[open] button[aria-label="Close"]').tap()
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  }
}

async function typeAnswers(page: Page): Promise<void> {
  const field = page.getByLabel('Your answer')
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill('')
    await field.pressSequentially(`${9990 + round}`, { delay: 50 })
    await field.press('Enter')
  }
  await page.getByRole('button', { name: 'Hint', exact: true }).tap()
}

async function fillCells(page: Page): Promise<void> {
  const cells = page.getByRole('grid').getByRole('button')
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    await cells.nth(7 * round).tap()
    await page.keyboard.press(`${1 + (round % 9)}`)
  }
}

async function controlMs(page: Page): Promise<number> {
  // Without a viewport that fits the phone, a page waits a third of a second for a double tap.
  const content = '<meta name="viewport" content="width=device-width"><button onclick="this.textContent += 1">Press</button>'
  await page.goto(`data:text/html,${encodeURIComponent(content)}`)
  for (let round = 0; round < 5; round += 1) await page.locator('button').tap()
  return percentile(await interactionsOf(page), 0.5)
}
