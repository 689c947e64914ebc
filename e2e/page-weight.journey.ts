import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { Page, TestInfo } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { puzzleOf, todaysPuzzles } from './support/answers.ts'
import { KINDS, NO_PAGE } from './support/every-address.ts'
import { expect, test } from './support/journey.ts'
import { putOffWhatIsLater, ready } from './support/play.ts'

const KIB = 1024
const BUDGET = { script: 120 * KIB, stylesheet: 7.5 * KIB, font: 80 * KIB } as const

/** What pages on a phone fetch by themselves while nobody touches them, what is fetched ahead included. */
const ALL_SCRIPTS = { files: 24, bytesOfToday: 135 * KIB, bytesOfOthers: 130 * KIB } as const
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

/** The easiest Classic puzzle counts dots, and may ask which of two sums is more, which no harder one does. */
const COUNTING = [1, 6] as const

type Kind = keyof typeof BUDGET
const KIND_OF_FILE: Readonly<Record<string, Kind>> = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' }

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
  await putOffWhatIsLater(visitor)
})
test.afterAll(() => visitor.context().close())

/** What a first visit loads, in bytes as they come; styles and scripts inside the page count too, packed. Files that the browser has from
 *  another visit count as if it had not. */
async function firstLoad(page: Page, address: string): Promise<Record<Kind, FetchedFile[]>> {
  failed.length = 0
  await page.goto(address, { waitUntil: 'networkidle' })
  await ready(page)
  const loaded: Record<Kind, FetchedFile[]> = { script: [], stylesheet: [], font: [] }
  for (const file of await page.evaluate(loadedFiles)) {
    const kind = KIND_OF_FILE[file.path.slice(file.path.lastIndexOf('.'))]
    if (kind) loaded[kind].push(file)
  }
  loaded.stylesheet.push({ path: 'inside', bytes: brotliCompressSync(await inside(page, 'style')).length })
  loaded.script.push({ path: 'inside', bytes: brotliCompressSync(await inside(page, 'script:not([src], [type])')).length })
  return loaded
}

function sum(files: readonly FetchedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** For who has to find out what became too much. */
function listed(files: readonly FetchedFile[]): string {
  return files.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
}

function loadedFiles(): readonly FetchedFile[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
}

/** The text of all elements of a kind. */
async function inside(page: Page, selector: string): Promise<string> {
  return page.evaluate((kind) => [...document.querySelectorAll(kind)].map(({ textContent }) => textContent).join(''), selector)
}

async function expectWithinBudget(page: Page, address: string, testInfo: TestInfo): Promise<void> {
  const loaded = await firstLoad(page, address)
  for (const kind of Object.keys(BUDGET) as Kind[]) {
    const bytes = sum(loaded[kind])
    testInfo.annotations.push({ type: kind, description: `${(bytes / KIB).toFixed(1)} of ${BUDGET[kind] / KIB} KiB` })
    expect.soft(bytes, `${kind} of ${address}: ${listed(loaded[kind])}; in vain: ${failed.join(', ')}`).toBeLessThanOrEqual(BUDGET[kind])
    expect.soft(bytes, `${kind} of ${address} was counted`).toBeGreaterThan(0)
  }
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

test('what pages on a phone fetch by themselves, sooner or later, is little and in few files', async ({ browser, request }) => {
  const today = await todaysPuzzles(request)
  const puzzles = [...KINDS, COUNTING].map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
  const weighed = await Promise.all(
    // Spanish words are longer.
    ['/', '/today', ...puzzles, ...puzzles.map((address) => `/es${address}`)].map(async (address) => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '', serviceWorkers: 'block', ...phone })
      const page = await context.newPage()
      await page.goto(address)
      const scripts = await page.evaluate(scriptsOnceQuiet, QUIET_MS)
      await context.close()
      return { address, scripts, bytes: sum(scripts) }
    }),
  )
  for (const { address, scripts, bytes } of weighed) {
    expect.soft(scripts.length, `script files of ${address}`).toBeLessThanOrEqual(ALL_SCRIPTS.files)
    const limit = address === '/today' ? ALL_SCRIPTS.bytesOfToday : ALL_SCRIPTS.bytesOfOthers
    expect.soft(bytes, `scripts of ${address}: ${listed(scripts)}`).toBeLessThanOrEqual(limit)
    expect.soft(bytes, `scripts of ${address} were counted`).toBeGreaterThan(0)
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
