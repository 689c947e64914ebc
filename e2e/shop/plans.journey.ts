import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readFileSync, rmSync } from 'node:fs'
import { fillRegistration, goTo, logIn, newEmail, expectSignedIn, PASSWORD, signUp, test as testWithAccounts } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, open, ready, solve, pressTool } from '../support/play.ts'
import { startSite, temporaryFolder } from '../support/site.ts'

const DAY_MS = 86_400_000

const planCard = (page: Page, name: string): Locator => page.getByRole('article', { name })
const blocker = (page: Page): Locator => page.getByRole('dialog', { name: 'Subscribe to unlock' })
const ads = (page: Page): Locator => page.getByRole('note', { name: 'From Emojigma' })

/** Chooses a plan as someone who is signed in, and is at the checkout then. */
async function choose(page: Page, plan: string): Promise<void> {
  await goTo(page, '/pricing')
  await planCard(page, plan)
    .getByRole('button', { name: `Choose ${plan}` })
    .click()
  await atCheckout(page)
}

async function atCheckout(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/[\da-f-]{36}$/)
  await expect(page.getByText('Test money: no one is charged.')).toBeVisible()
}

/** Pays, and waits until the page has loaded anew because a plan appeared. */
async function pay(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<void> {
  const waitForReload = page.waitForEvent('load')
  await press(page.getByRole('button', { name: 'Pay with test money' }))
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await waitForReload
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
}

/** Each tool of a board that was never played names itself as part of a plan, and the last one that is asked for is playing it. */
async function expectToolsBlocked(page: Page, puzzle: PuzzleView): Promise<void> {
  await open(page, puzzle)
  for (const [tool, action] of [
    ['Full screen', 'FULL SCREEN PUZZLE'],
    ['Download', 'DOWNLOAD'],
    ['Worksheet', 'WORKSHEET'],
  ] as const) {
    await pressTool(page, tool)
    await expect(blocker(page)).toContainText(action)
    await expect(blocker(page).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Play this puzzle with a plan' }).click()
  await expect(blocker(page)).toContainText('PLAY PUZZLE')
}

/** Fills the screen with a puzzle, saves it in each form, and looks at its answer. */
async function useEveryTool(page: Page, puzzle: PuzzleView): Promise<void> {
  await open(page, puzzle)
  const picture = page.getByRole('article').first().locator('img').first()
  const before = (await picture.boundingBox())?.width ?? 0
  await pressTool(page, 'Full screen')
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Minimise' }).click()

  await pressTool(page, 'Download')
  const dialog = page.getByRole('dialog', { name: 'Download this puzzle' })
  for (const [name, ending, begins] of [
    ['Picture (PNG)', 'png', '\u0089PNG'],
    ['Drawing for any size (SVG)', 'svg', '<svg '],
  ] as const) {
    const download = await saved(page, () => dialog.getByRole('button', { name }).click(), begins)
    expect(download).toMatch(new RegExp(`^emojigma-classic-[a-z]+-${puzzle.id}\\.${ending}$`))
    await expect(dialog).toContainText('Saved to Downloads.')
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await saved(page, () => pressTool(page, 'Worksheet'), '%PDF-')
  await expect(page.getByRole('dialog', { name: 'Worksheet' })).toContainText('Your worksheet is among your downloads.')
  await page.keyboard.press('Escape')

  await pressTool(page, 'Reveal')
  const asking = page.getByRole('dialog', { name: 'See the answer?' })
  await expect(asking).toContainText('it earns no points')
  await asking.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.getByRole('main')).toContainText(`The answer is ${answerOf(puzzle)}.`)
  await open(page, puzzle)
  await expect(answerField(page)).toHaveValue(answerOf(puzzle))
  await expect(answerField(page)).toHaveAttribute('readonly')
}

/** @param begins how the file that is saved begins
 *  @returns its name */
async function saved(page: Page, press: () => Promise<void>, begins: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(readFileSync(await download.path(), 'latin1').slice(0, begins.length)).toBe(begins)
  return download.suggestedFilename()
}

/** Scrolls down as a person does, so that everything comes near. */
async function scrollDown(page: Page): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

test('a guest is blocked from all features of a plan, buys one, uses them, and is blocked again when it has ended', async ({ browser }) => {
  test.setTimeout(300_000)
  const folder = temporaryFolder()
  const environment = { RATE_LIMITS: 'off' }
  const contexts: BrowserContext[] = []
  const pageOf = async (origin: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin })
    contexts.push(context)
    return context.newPage()
  }
  // Yesterday's puzzles are there because the site was there yesterday.
  let site = await startSite({ folder, environment })
  const old = await todaysPuzzles((await pageOf(site.origin)).request)
  const [oldBoard, oldSum, oldOther] = [puzzleOf(old, 4, 1), puzzleOf(old, 1, 2), puzzleOf(old, 1, 4)]
  await site.stop()
  site = await startSite({ folder, environment, clockOffsetMs: DAY_MS })
  let page = await pageOf(site.origin)
  const fresh = puzzleOf(await todaysPuzzles(page.request), 1, 2)

  await open(page, fresh)
  await pressTool(page, 'Reveal')
  await expect(page.getByRole('dialog')).toContainText('Answers are part of a subscription.')
  await page.keyboard.press('Escape')
  await expectToolsBlocked(page, oldBoard)
  await expect(blocker(page)).toContainText('PLAY PUZZLE')

  await blocker(page).getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await planCard(page, 'Individual').getByRole('link', { name: 'Choose Individual' }).click()
  await page.waitForURL(/\/register\?/)
  const email = newEmail('otter')
  const nickname = await fillRegistration(page, email)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await atCheckout(page)
  await expectSignedIn(page, nickname)
  await expect(page.getByText('$16.99 USD')).toBeVisible()
  await pay(page)
  // The back button leads to what was paid, and not another chance to pay.
  await page.goBack()
  await page.goForward()
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  expect(await page.evaluate(() => localStorage.getItem('emojigma.product'))).toBe('individual')
  await goTo(page, '/puzzle')
  await scrollDown(page)
  await expect(ads(page)).toHaveCount(0)
  await solve(page, oldSum)
  await expectCompletion(page)
  await useEveryTool(page, oldOther)
  const plan = page.getByRole('region', { name: 'Your plan' })
  await goTo(page, '/myAccount')
  await expect(plan).toContainText('With real money it would renew then')
  await expect(plan.getByRole('listitem')).toContainText(['$16.99 test money'])
  await plan.getByRole('button', { name: 'Stop renewing' }).click()
  await expect(plan).toContainText('It doesn’t renew.')
  await plan.getByRole('button', { name: 'Renew again' }).click()
  await expect(plan).toContainText('With real money it would renew then')
  await goTo(page, '/pricing')
  await expect(planCard(page, 'Individual').getByText('Your plan')).toBeVisible()
  await site.stop()

  site = await startSite({ folder, environment, clockOffsetMs: 400 * DAY_MS })
  page = await pageOf(site.origin)
  await goTo(page, '/login')
  await logIn(page, email, PASSWORD)
  await expectSignedIn(page, nickname)
  const oldest = puzzleOf(old, 1, 3)
  await open(page, oldest)
  await expect(answerField(page)).toHaveAttribute('placeholder', 'Subscribe To Play...')
  await pressTool(page, 'Reveal')
  await expect(blocker(page)).toContainText('ANSWER')
  await page.keyboard.press('Escape')
  await goTo(page, `/puzzleSolution/${oldest.id}`)
  await expect(page.getByRole('heading', { name: 'Still to be solved' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See the answer' })).toHaveCount(0)
  await expectToolsBlocked(page, puzzleOf(old, 4, 2))
  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('link', { name: 'See plans' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('ended')

  for (const context of contexts) await context.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

testWithAccounts('a declined card buys nothing, and the next one does, once for two presses', async ({ page }) => {
  await signUp(page, newEmail('heron'))
  await goTo(page, '/pricing')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/create-checkout|pay-with-test-money/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await page.getByLabel('Currency').selectOption('gbp')
  await planCard(page, 'Teacher').getByRole('button', { name: 'Choose Teacher' }).dblclick()
  await atCheckout(page)
  await expect(page.getByText('£34.99 GBP')).toBeVisible()
  await page.getByRole('button', { name: 'Try a card that is declined' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The card was declined, so nothing was paid.')
  await pay(page, (button) => button.dblclick())
  expect(asked).toEqual(['/api/checkout/create-checkout', ...Array(2).fill('/api/checkout/pay-with-test-money')])
  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Your plan' }).getByRole('listitem')).toHaveCount(1)
})

testWithAccounts('an unknown code is reported, and stays in the field', async ({ page }) => {
  await signUp(page, newEmail('wren'))
  await goTo(page, '/pricing')
  await page.getByText('Have a discount code?').click()
  await page.getByLabel('Discount code').fill('NO-SUCH-CODE')
  await planCard(page, 'Individual').getByRole('button', { name: 'Choose Individual' }).click()
  await expect(page.getByLabel('Discount code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Discount code')).toHaveValue('NO-SUCH-CODE')
})

testWithAccounts('plans and checkout have no accessibility faults in light and dark mode, and fit the smallest phone', async ({ page }) => {
  testWithAccounts.slow()
  const phone = () => page.setViewportSize({ width: 320, height: 640 })
  const desk = page.viewportSize() ?? { width: 1280, height: 720 }
  await phone()
  await goTo(page, '/pricing')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.getByText('$16.99')).toBeVisible()
    await expectNoFaults(page, `/pricing in the ${colorScheme}`)
  }
  await page.setViewportSize(desk)
  await signUp(page, newEmail('stork'))
  await phone()
  await choose(page, 'Individual')
  await page.getByRole('button', { name: 'Try a card that is declined' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page, `/checkout in the ${colorScheme}`)
  }
  await pay(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page, `/checkout, paid, in the ${colorScheme}`)
  }
  await goTo(page, '/pricing')
  await expectNoFaults(page, '/pricing with a plan')
  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('With real money it would renew then')
  await expectNoFaults(page, '/myAccount with a plan')
})

test('a loading price changes and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = ((globalThis as { moved?: number[] }).moved = [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, '/pricing')
    await expect(page.getByText('$16.99')).toBeVisible()
    const moved = await page.evaluate(() => (globalThis as { moved?: number[] }).moved ?? [])
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      `at ${width}`,
    ).toBeLessThan(0.01)
  }
})
