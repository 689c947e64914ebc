import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { getSpecialOffers } from '@emojigma/contract/shop/offers.ts'
import type { Locator, Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { openOtherSite, type OtherSite } from '../support/other-site.ts'
import { ready } from '../support/play.ts'
import { startSite, temporaryFolder, type Site } from '../support/site.ts'

const DAY_MS = 86_400_000

/** Fills each slot as a network does, and tells whether it reaches the page around its frame. */
const NETWORK_SCRIPT = `
  var reached = 'nothing'
  try { reached = parent.document.title } catch (error) { reached = 'nothing' }
  document.querySelector('.kidFreeAds').textContent = 'Read a newspaper; reached ' + reached
`

const offerBanner = (page: Page): Locator => page.getByRole('region', { name: 'Special offer' })
const ours = (page: Page): Locator => page.getByRole('note', { name: 'From Emojigma' })

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Scrolls down as a person does, so that everything comes near. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

interface World {
  readonly folder: string
  readonly site: Site
  readonly network: OtherSite
  /** Where page views and error reports go. */
  readonly outside: OtherSite
}

/** A journey on a site of its own, with all that an operator can turn on. */
const withOthers = test.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const folder = temporaryFolder()
      const network = await openOtherSite(NETWORK_SCRIPT)
      const outside = await openOtherSite()
      const AD_NETWORK = JSON.stringify({
        script: `${network.origin}/show.js`,
        client: 'emojigma',
        slots: { list: 'l1', board: 'b1', puzzle: 'p1' },
        name: 'kidFreeAds',
      })
      const ANALYTICS = JSON.stringify({ endpoint: `${outside.origin}/api/event`, domain: 'emojigma.example' })
      const ERROR_REPORTS_DSN = `${outside.origin.replace('//', '//key@')}/1`
      const site = await startSite({ folder, environment: { AD_NETWORK, AD_TEST: 'on', ANALYTICS, ERROR_REPORTS_DSN } })
      await use({ folder, site, network, outside })
      await site.stop()
      await network.close()
      await outside.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.site.origin),
})

/** Runs an operator's command beside the site. */
async function operate({ folder }: World, ...words: readonly string[]): Promise<number> {
  const program = spawn(process.execPath, ['server/src/features/operator/main.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'ignore',
  })
  const [code] = (await once(program, 'exit')) as [number]
  return code
}

const countsIn = ({ outside }: World) =>
  outside.asked.filter(({ path }) => path === '/api/event').map(({ body }) => JSON.parse(body) as { readonly url: string })

withOthers.describe('on a site of its own', () => {
  withOthers.describe.configure({ mode: 'serial', timeout: 180_000 })

  withOthers(
    'an offer that the operator adds appears on the running site, counts down without moving anything, and goes when it is ended',
    async ({ page, request, world }) => {
      await goTo(page, '/today')
      await expect(page.locator('[data-stage]')).toHaveCount(0)
      const until = new Date(Date.now() + 3 * DAY_MS + DAY_MS / 2).toISOString().replace(/\.\d+/, '')
      const words = ['--name', 'Black Friday', '--description', 'All plans', '--percent', '25', '--code', 'FRIDAY25', '--until', until]
      expect(await operate(world, 'offer', 'add', ...words)).toBe(0)
      expect(await operate(world, 'offer', 'add', ...words)).toBe(1)
      await expect.poll(async () => (await request.get('/puzzle')).text(), { timeout: 60_000 }).toContain('data-stage="ending"')

      await page.addInitScript(() => {
        const moved: number[] = ((globalThis as { moved?: number[] }).moved = [])
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await goTo(page, '/puzzle')
      const banner = offerBanner(page)
      await expect(banner).toContainText('Save 25% with code FRIDAY25 at checkout', { timeout: 30_000 })
      await expect(banner).toContainText('Quick - Offer ending soon!')
      const timer = banner.getByRole('timer', { name: /^Offer ends in 3 days \d+ hours? \d+ minutes?$/ })
      const first = await timer.textContent()
      await expect(timer).not.toHaveText(first ?? '')
      const moved = await page.evaluate(() => (globalThis as { moved?: number[] }).moved ?? [])
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
      for (const address of ['/', '/today']) {
        await goTo(page, address)
        await expect(offerBanner(page)).toBeVisible({ timeout: 30_000 })
      }
      // Nothing is offered where little ones look for puzzles.
      await goTo(page, '/puzzle?l=6')
      await expect(page.locator('[data-stage]')).toHaveCount(0)

      expect(await operate(world, 'offer', 'end', 'friday25')).toBe(0)
      await expect.poll(async () => (await request.get(getSpecialOffers.path)).json(), { timeout: 60_000 }).toEqual({ SpecialOffer: null })
      await expect.poll(async () => (await request.get('/')).text(), { timeout: 60_000 }).not.toContain('data-stage="')
      await goTo(page, '/')
      await expect(offerBanner(page)).toHaveCount(0)
    },
  )

  withOthers('the banner leads to the subscriptions', async ({ page, world }) => {
    await operate(world, 'offer', 'add', '--name', 'Winter Warm-up', '--percent', '20', '--code', 'WINTER20')
    await expect
      .poll(
        async () => {
          await page.goto('/today')
          return page.locator('[data-stage="running"]').count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    await ready(page)
    await offerBanner(page).click({ position: { x: 10, y: 10 }, timeout: 30_000 })
    await expect(page).toHaveURL(/\/pricing$/)
  })

  withOthers('the network comes to a list after a scroll, marked as a test, and reaches nothing of the page', async ({ page, world }) => {
    await goTo(page, '/puzzle')
    await scrollDown(page)
    const frame = page.frameLocator('iframe[title="Advertisement"]').first()
    await expect(frame.locator('.kidFreeAds')).toHaveText('Read a newspaper; reached nothing', { timeout: 30_000 })
    await expect(frame.locator('.kidFreeAds')).toHaveAttribute('data-adtest', 'on')
    await expect(page.getByRole('note', { name: 'Advertisement' }).first()).toBeVisible()
    const { path, headers } = world.network.asked[0] ?? { path: '', headers: {} }
    expect(path).toBe('/show.js')
    // A sandboxed frame does not even say whose it is.
    expect([headers.referer, headers.cookie]).toEqual([undefined, undefined])
  })

  withOthers(
    'on a junior puzzle’s page, and on the way there from a list, it is our own invitation that stands in the slot',
    async ({ page, request, world }) => {
      const junior = puzzleOf(await todaysPuzzles(request), 1, 6)
      const before = world.network.asked.length
      await goTo(page, `/puzzle/${junior.id}`)
      await scrollDown(page)
      await expect(ours(page)).toBeVisible({ timeout: 30_000 })
      await goTo(page, '/puzzle?l=6')
      await scrollDown(page)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page
        .getByRole('main')
        .getByRole('link', { name: / puzzle, / })
        .first()
        .click()
      await expect(page).toHaveURL(/\/puzzle\/\d+/)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(world.network.asked.length).toBe(before)
    },
  )

  withOthers(
    'pages are counted by their kind, junior ones and those of who wants no tracking never',
    async ({ page, browser, request, world }) => {
      const puzzles = await todaysPuzzles(request)
      const [junior, next] = [puzzleOf(puzzles, 1, 7), puzzleOf(puzzles, 1, 2)]
      const context = await browser.newContext({ baseURL: world.site.origin })
      await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      const private_ = await context.newPage()
      await goTo(private_, '/leaderboardDaily')
      await goTo(page, `/puzzle/${junior.id}`)
      const counted = page.waitForResponse((response) => response.url().endsWith('/api/PageView'), { timeout: 30_000 })
      await page.goto(`/puzzle/${next.id}`)
      expect((await counted).request().postDataJSON()).toEqual({ Path: '/puzzle/<id>' })
      await expect.poll(() => countsIn(world).map(({ url }) => new URL(url).pathname)).toContain('/puzzle/:id')
      expect(JSON.stringify(world.outside.asked)).not.toMatch(new RegExp(`${junior.id}|${next.id}|leaderboardDaily`))
      await context.close()
    },
  )

  withOthers('what breaks on a page reaches the error store by way of the site', async ({ page, world }) => {
    await goTo(page, '/today')
    const told = page.waitForResponse((response) => new URL(response.url()).pathname === reportClientError.path)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('invalid array length of Ottoline')
      })
    })
    await told
    const bodies = () => world.outside.asked.map(({ body }) => body).join('\n')
    await expect.poll(bodies).toContain('"type":"RangeError","value":"invalid array length of …"')
    // Whatever may be a name stays here.
    expect(bodies()).not.toContain('Ottoline')
    const stored = world.outside.asked.find(({ path }) => path === '/api/1/envelope/')
    expect(stored?.headers['x-sentry-auth']).toContain('sentry_key=key')
  })
})

test('without configuration no page asks another site for anything, and its slots hold our own invitations', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url())
  })
  for (const address of ['/puzzle', '/leaderboard', '/leaderboardRanks']) {
    await goTo(page, address)
    await scrollDown(page)
    await expect(ours(page).first(), address).toBeVisible({ timeout: 30_000 })
  }
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(strangers).toEqual([])
})
