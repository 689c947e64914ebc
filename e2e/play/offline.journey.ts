import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectSignedIn, fillRegistration, logOut } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { KINDS } from '../support/every-address.ts'
import { openGate, type Gate } from '../support/gate.ts'
import { expect, test as base } from '../support/journey.ts'
import { answerField, board, expectCompletion, give, open, ready } from '../support/play.ts'

/** Source: docs/product.md, Offline */
const MOST_KIB = 400
const UPLOADS = '/api/Puzzle/UploadPuzzleGuess'

/** A journey in front of a gate of its own, with the service worker. */
const test = base.extend<{ readonly gate: Gate }>({
  gate: async ({}, use) => {
    const gate = await openGate(process.env['SITE_ORIGIN'] ?? '')
    await use(gate)
    await gate.close()
  },
  baseURL: async ({ gate }, use) => use(gate.origin),
  serviceWorkers: 'allow',
})

test.beforeEach(() => test.slow())

/** One visit, after which today's puzzles are on the device. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await ready(page)
  const puzzles = await todaysPuzzles(page.request)
  const pictures = puzzles.length + new Set(puzzles.flatMap(({ emoji }) => emoji)).size
  const missing = async () => {
    const kept = await keptFiles(page)
    const lacking = puzzles.filter(({ id }) => !kept.some((path) => path.includes(`/Puzzle_${id}_`)))
    return kept.length > pictures ? lacking.length : pictures
  }
  await expect.poll(missing, { timeout: 120_000 }).toBe(0)
}

/** The files of today that lie on the device, once the worker answers for this page. */
async function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const day = names.find((name) => name.startsWith('emojigma-day-'))
    if (!day || !navigator.serviceWorker.controller) return []
    return (await (await caches.open(day)).keys()).map(({ url }) => new URL(url).pathname)
  })
}

async function goOffline(gate: Gate, context: BrowserContext): Promise<void> {
  gate.isOpen = false
  await context.setOffline(true)
}

async function goOnline(gate: Gate, context: BrowserContext): Promise<void> {
  gate.isOpen = true
  await context.setOffline(false)
}

/** Pictures in the window that are not there. */
async function missingPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => complete && naturalWidth === 0 && loading !== 'lazy')
      .map(({ src }) => src),
  )
}

async function solvedOnServer(page: Page): Promise<readonly number[]> {
  const device = await page.evaluate(() => localStorage.getItem('emojigma.device'))
  const reply = await page.request.post(`${process.env['SITE_ORIGIN']}${getSolvedDevicePuzzleIds.path}`, { data: { deviceID: device } })
  return ((await reply.json()) as { SolvedPuzzleIds: number[] }).SolvedPuzzleIds
}

test('after one visit, home and today open offline with their pictures, also by a reload', async ({ page, gate, context }) => {
  await visit(page)
  await goOffline(gate, context)
  const later = await context.newPage()
  await later.goto('/today')
  await expect(later.getByRole('heading', { level: 1, name: 'Today’s puzzles' })).toBeVisible()
  await expect(later.getByRole('listitem').getByRole('link', { name: /puzzle, .*points/ })).toHaveCount(40)
  await expect.poll(() => missingPictures(later)).toEqual([])
  await later.reload()
  await expect(later.getByRole('listitem').getByRole('link', { name: /puzzle, .*points/ })).toHaveCount(40)
  await later.goto('/')
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(answerField(later)).toBeEditable()
  await later.getByRole('banner').getByRole('link', { name: /today/i }).filter({ visible: true }).first().click()
  await expect(later.getByRole('heading', { level: 1, name: 'Today’s puzzles' })).toBeVisible()
})

/** As many in each as are free on a day. */
for (const kinds of [KINDS.slice(0, FREE_PUZZLES_A_DAY), KINDS.slice(FREE_PUZZLES_A_DAY)]) {
  const names = kinds.map(([typeId]) => puzzleTypeOf(typeId).name)
  test(`${names.join(', ')}: opened and solved without a network, celebrated, and sent once when it is back`, async ({
    page,
    gate,
    context,
  }) => {
    const today = await todaysPuzzles(page.request)
    await visit(page, '/today')
    await goOffline(gate, context)
    for (const [typeId, levelId] of kinds) {
      const puzzle = puzzleOf(today, typeId, levelId)
      await open(page, puzzle)
      await expect(page.getByRole('heading', { level: 1, name: puzzleTypeOf(typeId).name })).toBeVisible()
      await expect.poll(() => missingPictures(page)).toEqual([])
      await give(page, puzzle, answerOf(puzzle))
      const dialog = await expectCompletion(page)
      await dialog.getByRole('button', { name: /^(?:No Thanks|Done for today)$/ }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Kept on this device, sent when you are back online.' })).toBeVisible()
      await open(page, puzzle)
      await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toBeVisible()
    }
    gate.asked.length = 0
    await goOnline(gate, context)
    await expect(page.getByRole('status').filter({ hasText: 'that waited on this device' })).toBeVisible()
    expect(gate.asked.filter((path) => path.startsWith(UPLOADS))).toHaveLength(1)
    const solved = await solvedOnServer(page)
    for (const [typeId, levelId] of kinds) expect(solved).toContain(puzzleOf(today, typeId, levelId).id)
  })
}

test('one of two tabs sends pending guesses, and the next tab sends those of a closed one', async ({ page, gate, context }) => {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 5)
  await visit(page)
  await goOffline(gate, context)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, puzzle)
  await give(first, puzzle, answerOf(puzzle))
  await expectCompletion(first)
  await first.close()
  await second.goto('/today')
  await expect(second.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible()
  gate.asked.length = 0
  await goOnline(gate, context)
  await expect.poll(() => solvedOnServer(page)).toContain(puzzle.id)
  // A tab that heard of the network before it was there tries again after half a minute.
  await expect(second.getByRole('status').filter({ hasText: 'Kept on this device' })).toHaveCount(0, { timeout: 60_000 })
  expect(gate.asked.filter((path) => path.startsWith(UPLOADS))).toHaveLength(1)
})

test('three puzzles a day are free offline too, and a fourth is not begun', async ({ page, gate, context }) => {
  const today = await todaysPuzzles(page.request)
  await visit(page, '/today')
  await goOffline(gate, context)
  for (const levelId of [5, 6, 7] as const) {
    const puzzle = puzzleOf(today, 1, levelId)
    await open(page, puzzle)
    await give(page, puzzle, answerOf(puzzle))
    await expectCompletion(page)
  }
  await open(page, puzzleOf(today, 2, 1))
  await expect(answerField(page)).toBeDisabled()
})

test('a page other than a puzzle says that it needs the internet, and lists puzzles to play', async ({ page, gate, context }) => {
  await visit(page)
  await goOffline(gate, context)
  await page.goto('/leaderboardRanks')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Surprise me with one' }).click()
  await expect(page).toHaveURL(/\/puzzle\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /leaderboards/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs the internet' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs the internet' })).toBeVisible()
  await goOnline(gate, context)
  await expect(page.getByRole('heading', { level: 1, name: /leaderboard/i })).toBeVisible()
})

test('a page opened offline loads by itself once the network is back', async ({ page, gate, context }) => {
  await visit(page)
  await goOffline(gate, context)
  await page.goto('/leaderboardRanks')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await goOnline(gate, context)
  await expect(page.getByRole('heading', { level: 1, name: /ranks/i })).toBeVisible()
})

test('a network that never replies times out after some seconds', async ({ page, gate }) => {
  await visit(page)
  gate.hangs = true
  await page.goto('/today')
  await expect(page.locator('html[data-shell]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s puzzles' })).toBeVisible()
})

test('after midnight, offline, the page says that these are yesterday’s puzzles', async ({ page, gate, context }) => {
  await visit(page)
  await goOffline(gate, context)
  const later = await context.newPage()
  await later.clock.install({ time: await page.evaluate(() => Date.now() + 86_400_000) })
  await later.goto('/today')
  await expect(
    later.getByRole('status').filter({ hasText: 'These are yesterday’s puzzles; new ones come when you are online.' }),
  ).toBeVisible()
  await later.close()
})

/** Chromium ends a worker that has had nothing to do for thirty seconds, but not while it is watched, as by a journey. What is returned
 *  ends those that are active. */
async function endsActiveWorkers(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const active = new Set<string>()
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) {
      if (status === 'activated') active.add(versionId)
      else active.delete(versionId)
    }
  })
  await browser.send('ServiceWorker.enable')
  return async () => {
    for (const versionId of active) await browser.send('ServiceWorker.stopWorker', { versionId })
  }
}

test('a new release is offered, and loads on request', async ({ page, gate, context }) => {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 7)
  await visit(page)
  await open(page, puzzle)
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toHaveCount(0)
  const build = (await page.locator('html').getAttribute('data-build')) ?? ''
  expect(build).not.toBe('')
  // The page has been open for a while, and watches.
  await expect.poll(() => gate.asked.filter((path) => path === '/sw.js').length).toBeGreaterThan(1)
  gate.renamedBuild = [build, `${build}next`]
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toBeVisible({ timeout: 60_000 })
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', `${build}next`, { timeout: 60_000 })
  await ready(page)
  // The only page that is open lets the newer worker take over, at the latest when the one before has nothing to do.
  const endWorkerBefore = await endsActiveWorkers(page)
  await expect
    .poll(
      async () => {
        await endWorkerBefore()
        return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
      },
      { timeout: 60_000 },
    )
    .toBeNull()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await goOffline(gate, context)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', `${build}next`)
  await expect(page.getByRole('heading', { level: 1, name: 'Classic' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toHaveCount(0)
})

test('the first visit prefetches only when idle, and caches nothing that a filter has replaced', async ({ page, gate }) => {
  gate.isFiltered = (path) => path === '/manifest.webmanifest'
  await page.goto('/puzzle/new', { waitUntil: 'load' })
  await ready(page)
  expect(gate.asked).not.toContain('/sw.js')
  await expect.poll(() => gate.asked, { timeout: 20_000 }).toContain('/sw.js')
  await expect.poll(() => gate.asked.lastIndexOf('/manifest.webmanifest') > gate.asked.indexOf('/sw.js')).toBe(true)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('nothing is prefetched in data-saving mode', async ({ page, gate, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/')
  await ready(page)
  await page.waitForResponse((response) => response.url().endsWith('.js') && !response.url().includes('/sw.js'))
  await expect(board(page)).toHaveCount(0)
  expect(
    await page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]),
  ).toEqual([0, 0])
  expect(gate.asked).not.toContain('/sw.js')
})

test('the worker caches everything that playing needs, and no more than it states', async ({ page }) => {
  const worker = await (await page.request.get('/sw.js')).text()
  const listed = [...worker.matchAll(/\burl["']?:\s*["'`](\/[^"'`]*)/g)].map(([, url = '']) => url)
  expect(listed).toEqual(expect.arrayContaining(['/shell', '/offline.html', '/manifest.webmanifest']))
  expect(new Set(listed).size).toBe(listed.length)
  let bytes = 0
  for (const url of listed) {
    // Of the site itself, as it packs it: the gate unpacks everything.
    const file = await page.request.get(`${process.env['SITE_ORIGIN']}${url}`)
    expect(file.status(), url).toBe(200)
    // A reply that is compressed while it is sent has no length: count it whole.
    const length = Number(file.headers()['content-length'] ?? (await file.body()).length)
    expect(length, url).toBeGreaterThan(0)
    bytes += length
  }
  expect(bytes / 1024).toBeLessThan(MOST_KIB)
  const text = await Promise.all(listed.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()))
  for (const words of ['Would you like to play another puzzle?', 'This page needs the internet', 'That’s the one', 'Kept on this device'])
    expect(
      text.some((script) => script.includes(words)),
      words,
    ).toBe(true)
  // Pages of accounts need the network.
  expect(text.some((script) => script.includes('Confirm password'))).toBe(false)
})

test('the worker caches nothing of an account, and nothing is left after logging out', async ({ page, gate, request }) => {
  const email = `offline.${process.pid}.${Date.now()}@example.com`
  await page.goto('/register')
  await ready(page)
  const nickname = await fillRegistration(page, email)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expectSignedIn(page, nickname)
  await visit(page, '/today')
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 5)
  await open(page, puzzle)
  await give(page, puzzle, answerOf(puzzle))
  await expectCompletion(page)
  await page.goto('/myAccount')
  await ready(page)
  const token = await page.evaluate(() => localStorage.getItem('emojigma.auth') ?? '')
  expect(token).not.toBe('')
  const { accessToken, userName } = JSON.parse(token) as { accessToken: string; userName: string }
  const device = await page.evaluate(() => localStorage.getItem('emojigma.device') ?? 'none')
  const kept = await everythingKept(page)
  expect(kept.length).toBeGreaterThan(100_000)
  for (const secret of [email, nickname, accessToken, userName, device]) expect(kept).not.toContain(secret)
  expect(kept).not.toContain('/api/')
  await page.goto('/today')
  await ready(page)
  await logOut(page)
  const left = `${await everythingKept(page)}${await page.evaluate(() => JSON.stringify(localStorage))}`
  for (const secret of [email, nickname, accessToken]) expect(left).not.toContain(secret)
  expect(gate.isOpen).toBe(true)
})

/** Every address and every body in the caches. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = /\.js/.test(request.url) ? '' : await (await cache.match(request))?.text()
        texts.push(request.url, body ?? '')
      }
    }
    return texts.join('\n')
  })
}
