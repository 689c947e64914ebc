import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { Page, TestInfo } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { KINDS, NO_PAGE } from '../support/every-address.ts'
import { expect, test } from '../support/journey.ts'
import { keepBusy, ready } from '../support/play.ts'

const KIB = 1024
/** The most script that a first visit loads, brotli. */
const MOST_SCRIPT = 160 * KIB
/** With what a page fetches ahead while it is idle. */
const MOST_FETCHED = 180 * KIB
/** A page that has fetched nothing for so long has all that it fetches by itself: it begins to fetch ahead after three seconds. */
const QUIET_MS = 4500

/** One address of each page whose code differs. */
const PAGES = [
  '/',
  '/today',
  '/puzzle',
  '/emojiRiddles',
  '/leaderboard',
  '/leaderboardRanks',
  '/faq',
  '/howToVideo',
  '/blogs',
  '/worksheets',
  '/contact',
  '/practise',
  '/find-the-mistake',
  '/enough-to-know',
  '/my-days',
  '/pricing',
  '/make',
  '/class',
  '/books',
  '/shop',
  '/register',
  '/login',
  '/magic?magic=an-old-one',
  '/consent?code=an-old-one',
  '/myAccount',
  '/changepassword',
  '/forgottenpassword',
  '/resetpassword?code=an-old-one',
  NO_PAGE,
]

interface FetchedFile {
  readonly path: string
  readonly bytes: number
}

/** One page for all first visits, since a process of its own for each costs more than what it loads. */
let visitor: Page
/** What it asked for in vain, since each failure may make a page fetch what is for the time without a network. */
const failed: string[] = []
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '', serviceWorkers: 'block' })
  visitor = await context.newPage()
  visitor.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
  await visitor.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await keepBusy(visitor)
})
test.afterAll(() => visitor.context().close())

/** The scripts that a first visit loads, in bytes as they come; those inside the page count too, packed. Files that the browser has from
 *  another visit count as if it had not. */
async function firstLoad(page: Page, address: string): Promise<readonly FetchedFile[]> {
  failed.length = 0
  await page.goto(address, { waitUntil: 'networkidle' })
  await ready(page)
  const files = (await page.evaluate(loadedFiles)).filter(({ path }) => path.endsWith('.js'))
  return [...files, { path: 'inside', bytes: brotliCompressSync(await scriptsInside(page)).length }]
}

function sum(files: readonly FetchedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function listed(files: readonly FetchedFile[]): string {
  return files.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
}

function loadedFiles(): readonly FetchedFile[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
}

async function scriptsInside(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll('script:not([src], [type])')].map(({ textContent }) => textContent).join(''))
}

async function expectWithinBudget(page: Page, address: string, testInfo: TestInfo): Promise<void> {
  const scripts = await firstLoad(page, address)
  const bytes = sum(scripts)
  testInfo.annotations.push({ type: 'script', description: `${(bytes / KIB).toFixed(1)} of ${MOST_SCRIPT / KIB} KiB` })
  expect.soft(bytes, `scripts of ${address}: ${listed(scripts)}; in vain: ${failed.join(', ')}`).toBeLessThanOrEqual(MOST_SCRIPT)
  expect.soft(scripts.length, `scripts of ${address} were counted`).toBeGreaterThan(1)
}

for (const address of PAGES) {
  test(`the first load of ${address} keeps its budget`, async ({}, testInfo) => expectWithinBudget(visitor, address, testInfo))
}

for (const [typeId, levelId] of KINDS) {
  test(`the first load of a ${puzzleTypeOf(typeId).name} puzzle keeps its budget`, async ({ request }, testInfo) => {
    const { id } = puzzleOf(await todaysPuzzles(request), typeId, levelId)
    await expectWithinBudget(visitor, `/puzzle/${id}`, testInfo)
  })
}

test('the first load of an answer page keeps its budget', async ({ request }, testInfo) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  await expectWithinBudget(visitor, `/puzzleSolution/${id}`, testInfo)
})

test('everything that pages on a phone load by themselves keeps the budget too', async ({ browser, request }) => {
  const today = await todaysPuzzles(request)
  const puzzles = KINDS.map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
  const weighed = await Promise.all(
    ['/', '/today', ...puzzles].map(async (address) => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '', serviceWorkers: 'block', ...phone })
      const page = await context.newPage()
      await page.goto(address)
      const scripts = await page.evaluate(scriptsOnceQuiet, QUIET_MS)
      await context.close()
      return { address, scripts }
    }),
  )
  for (const { address, scripts } of weighed) {
    expect.soft(sum(scripts), `scripts of ${address}: ${listed(scripts)}`).toBeLessThanOrEqual(MOST_FETCHED)
    expect.soft(scripts.length, `scripts of ${address} were counted`).toBeGreaterThan(0)
  }
})

/** @returns each script that the page has fetched, once it has fetched nothing for so long */
function scriptsOnceQuiet(quietMs: number): Promise<readonly FetchedFile[]> {
  return new Promise((resolve) => {
    const sizes = new Map<string, number>()
    const tell = (): void => resolve([...sizes].map(([path, bytes]) => ({ path, bytes })))
    let quiet = setTimeout(tell, quietMs)
    new PerformanceObserver((list) => {
      clearTimeout(quiet)
      quiet = setTimeout(tell, quietMs)
      for (const { name, encodedBodySize } of list.getEntries() as PerformanceResourceTiming[])
        if (name.endsWith('.js')) sizes.set(new URL(name).pathname, encodedBodySize)
    }).observe({ type: 'resource', buffered: true })
  })
}
