import { getLeaderboardsRanks } from '@emojigma/contract/leaderboards.ts'
import { updateSettings } from '@emojigma/contract/settings.ts'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import {
  expectSignedIn,
  expectSignedOut,
  field,
  fillRegistration,
  goTo,
  logIn,
  logOut,
  newEmail,
  PASSWORD,
  register,
  test,
} from './support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from './support/answers.ts'
import { expectNoFaults, SCREENS } from './support/faults.ts'
import { expect } from './support/journey.ts'
import { answerField, expectCompletion, give, guessReported, open, ready, solve } from './support/play.ts'

const NEW_PASSWORD = 'Other-otter-8'

async function solveClassic(page: Page, levelId: number): Promise<number> {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, levelId)
  await solve(page, puzzle)
  await expectCompletion(page)
  return puzzle.id
}

async function expectSolved(page: Page, puzzleId: number): Promise<void> {
  await goTo(page, `/puzzle/${puzzleId}`)
  await expect(page.getByText('Solved.', { exact: true })).toBeVisible()
}

test('what someone solves with an account is solved wherever they log in, and not for the next guest', async ({ page, browser, site }) => {
  const email = newEmail('ada')
  const nickname = await register(page, email)
  await expect(page).toHaveURL(/\/today$/)
  await expect(page.getByRole('banner').getByText(email).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'MY ACCOUNT' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'PRICING' })).toBeHidden()
  const puzzleId = await solveClassic(page, 6)
  await page.keyboard.press('Escape')
  await page.reload()
  await expectSignedIn(page, nickname)
  await expect(page.getByText('Solved.', { exact: true })).toBeVisible()

  await logOut(page)
  await goTo(page, `/puzzle/${puzzleId}`)
  await expect(answerField(page)).toBeEnabled()

  const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(elsewhere, '/login')
  await logIn(elsewhere, email.toUpperCase())
  await expectSignedIn(elsewhere, nickname)
  await expectSolved(elsewhere, puzzleId)
  await elsewhere.context().close()
})

test('a guest who registers keeps what was solved, and its points', async ({ page }) => {
  const first = await solveClassic(page, 6)
  const second = await solveClassic(page, 7)
  await expect(page.getByRole('dialog').getByText('to keep your 110 points')).toBeVisible()
  await goTo(page, '/today')
  await expect(page.getByText('to keep your 110 points')).toBeVisible()
  await expect(page.getByText('1/3')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  const nickname = await fillRegistration(page, newEmail('guest'))
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expectSignedIn(page, nickname)
  await expect(page.getByText('1/3')).toBeVisible()
  await expect(page.getByText('to keep your')).toBeHidden()
  const ranks = page.waitForResponse((response) => response.url().endsWith(getLeaderboardsRanks.path))
  await goTo(page, '/myAccount')
  expect(await (await ranks).json()).toMatchObject({ userRanks: [{ TotalScore: 110 }, { TotalScore: 110 }, { TotalScore: 110 }] })
  await expectSolved(page, first)
  await expectSolved(page, second)
})

test('a forgotten password is replaced by way of the mailed link, which works once', async ({ page, site }) => {
  const email = newEmail('forgetful')
  const nickname = await register(page, email)
  await logOut(page)
  await goTo(page, '/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page).toHaveURL(/\/forgottenpasswordconfirmation$/)

  const link = await site.mailedLink(email, '/resetpassword')
  await goTo(page, link)
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/forgottenpasswordcomplete$/)
  await expectSignedIn(page, nickname)

  await logOut(page)
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await logIn(page, email, NEW_PASSWORD)
  await expectSignedIn(page, nickname)

  await logOut(page)
  await goTo(page, link)
  await field(page, 'New password').fill(PASSWORD)
  await field(page, 'Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
})

test('a mailed link logs in without a password, once, and only by its button, and leads back to where one was', async ({
  page,
  site,
  browser,
}) => {
  const email = newEmail('magic')
  const nickname = await register(page, email)
  await logOut(page)
  await goTo(page, '/leaderboardWeekly')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Mail me a link instead' }).click()
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText('Have a look in your mailbox.')).toBeVisible()

  const link = await site.mailedLink(email, '/magic')
  // As a mail program that looks at links does.
  expect((await page.request.get(link)).status()).toBe(200)
  await goTo(page, link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectSignedIn(page, nickname)
  await expect(page).toHaveURL(/\/leaderboardWeekly$/)

  const late = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(late, link)
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await late.context().close()
})

test('a changed password logs the other browser out', async ({ page, browser, site }) => {
  const email = newEmail('changing')
  const nickname = await register(page, email)
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(other, '/login')
  await logIn(other, email)
  await expectSignedIn(other, nickname)

  await goTo(page, '/changepassword')
  await field(page, 'Old password').fill('Wrong-otter-9')
  await field(page, 'New password').fill(NEW_PASSWORD)
  await field(page, 'Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue(NEW_PASSWORD)
  await field(page, 'Old password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expectSignedIn(page, nickname)

  await other.goto('/myAccount')
  await expectSignedOut(other)
  await other.context().close()
})

test('tabs share a login and a logout', async ({ context, page }) => {
  const other = await context.newPage()
  await goTo(other, '/today')
  const nickname = await register(page, newEmail('tabs'))
  await expectSignedIn(other, nickname)
  await logOut(other)
  await expectSignedOut(page)
})

test('a deleted account is gone, after it was said what that means', async ({ page }) => {
  const email = newEmail('leaving')
  await register(page, email)
  await goTo(page, '/myAccount')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This can’t be undone.')
  await field(page, 'Password').fill('Wrong-otter-9')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    dialog
      .getByRole('alert')
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible()
  await field(page, 'Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectSignedOut(page)
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
})

test('what is wrong with a form stands under its fields, the last one is focused, and nothing typed is lost', async ({ page, context }) => {
  await goTo(page, '/register')
  await field(page, 'What year were you born?').fill('90')
  await page.keyboard.press('Enter')
  await expect(field(page, 'What year were you born?')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'What year were you born?').fill('1990')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await field(page, 'E-mail').fill('no address')
  await field(page, 'Nickname').fill('Bo')
  await field(page, 'Password').fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Use 5 to 20 characters. “Bo” has 2.')).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/@/)
  await expect(field(page, 'Confirm password')).toBeFocused()

  await context.setOffline(true)
  await field(page, 'E-mail').fill(newEmail('form'))
  await field(page, 'Nickname').fill('PatientOwl')
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(field(page, 'Password')).toHaveValue(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expectSignedIn(page, 'PatientOwl')
})

test('a nickname that is taken or rude is refused with a reason, and one can be thought up', async ({ page, browser, site }) => {
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const taken = await register(other, newEmail('first'))
  await other.context().close()
  const before = await register(page, newEmail('second'))
  await page.getByRole('banner').getByRole('button', { name: 'Edit nickname' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your nickname' })
  await expect(field(page, 'Nickname')).toHaveValue(before)
  for (const refused of [taken.toUpperCase(), 'sh1t_head']) {
    await field(page, 'Nickname').fill(refused)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(field(page, 'Nickname')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Nickname')).toHaveValue(refused)
  }
  await dialog.getByRole('button', { name: 'Suggest one' }).click()
  const chosen = await field(page, 'Nickname').inputValue()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expectSignedIn(page, chosen)
})

test('a child can log in once a grown-up has agreed', async ({ page, browser, site }) => {
  const email = newEmail('grown-up')
  await goTo(page, '/register')
  await fillRegistration(page, email, { birthYear: new Date().getUTCFullYear() - 8, emailLabel: 'A grown-up’s e-mail' })
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Ask your grown-up to open the link' })).toBeFocused()
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByRole('alert').filter({ hasText: 'grown-up' })).toBeVisible()

  const theirs = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(theirs, await site.mailedLink(email, '/consent'))
  await theirs.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await theirs.context().close()

  await logIn(page, email)
  await expect(page).toHaveURL(/\/today$/)
})

for (const target of ['//evil.example', 'https://evil.example/today', '/\\evil.example', 'javascript:alert(1)', '/%2F%2Fevil.example']) {
  test(`a login that is told to lead to ${target} stays on this site`, async ({ page, site }) => {
    const email = newEmail('redirected')
    const nickname = await register(page, email)
    await logOut(page)
    await goTo(page, `/login?redirectUrl=${encodeURIComponent(target)}`)
    await logIn(page, email)
    await expectSignedIn(page, nickname)
    await expect(page).toHaveURL(`${site.origin}/today`)
  })
}

test('a login leads back to the puzzle one came from', async ({ page }) => {
  const email = newEmail('returning')
  await register(page, email)
  await logOut(page)
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  await open(page, puzzle)
  await page.getByRole('button', { name: 'Reveal' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
})

test('a revealed answer is shown after a warning, and locks the puzzle', async ({ page }) => {
  await register(page, newEmail('curious'))
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  await open(page, puzzle)
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByRole('dialog')).toContainText('you can’t guess this puzzle any more, and it brings no points')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page).toHaveURL(`/puzzleSolution/${puzzle.id}`)
  await expect(page.getByRole('main')).toContainText(answerOf(puzzle))
  await open(page, puzzle)
  await expect(answerField(page)).not.toBeEditable()
  await expect(page.getByText('You looked at this answer')).toBeVisible()
})

test('solved puzzles can be left out of the lists, here and elsewhere', async ({ page, browser, site }) => {
  const email = newEmail('tidy')
  await register(page, email)
  const puzzleId = await solveClassic(page, 6)
  const card = (on: Page) => on.locator(`main a[href^="/puzzle/${puzzleId}"]`)
  await goTo(page, '/puzzle?t=1&l=6')
  await expect(card(page)).toBeVisible()
  await page.getByRole('switch', { name: 'Hide Solved' }).check({ force: true })
  await expect(card(page)).toBeHidden()

  const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(elsewhere, '/login')
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/today$/)
  await goTo(elsewhere, '/puzzle?t=1&l=6')
  await expect(elsewhere.getByRole('switch', { name: 'Hide Solved' })).toBeChecked()
  await expect(card(elsewhere)).toBeHidden()
  await elsewhere.context().close()
})

test('settings change the page at once, stay over a reload, and leave with the account', async ({ page }) => {
  await register(page, newEmail('settings'))
  await goTo(page, '/myAccount')
  const html = page.locator('html')
  let saved = 0
  page.on('response', (response) => {
    if (response.url().endsWith(updateSettings.path) && response.ok()) saved += 1
  })
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Less motion' }).check({ force: true })
  await page.getByRole('switch', { name: 'Plainer letters' }).check({ force: true })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 18, 36)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Nunito/)
  await expect.poll(() => saved).toBe(3)
  await page.reload()
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await ready(page)
  await expect(page.getByRole('switch', { name: 'Less motion' })).toBeChecked()
  await logOut(page)
  await expect(html).not.toHaveAttribute('data-theme')
})

test('an account’s guess that could not be sent waits for its owner, even if somebody else logs in meanwhile', async ({
  page,
  context,
}) => {
  const ada = newEmail('offline')
  await register(page, ada)
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  await open(page, puzzle)
  await page.route('**/api/Puzzle/UploadPuzzleGuess*', (route) => route.abort())
  await give(page, puzzle, answerOf(puzzle))
  await expectCompletion(page)
  await page.keyboard.press('Escape')
  await page.unroute('**/api/Puzzle/UploadPuzzleGuess*')
  // Before the page tries again, its owner leaves and somebody else comes.
  await logOut(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('UploadPuzzleGuess')) sent.push(request.url())
  })
  await register(page, newEmail('next'))
  await goTo(page, `/puzzle/${puzzle.id}`)
  await expect(answerField(page)).toBeEnabled()
  expect(sent).toEqual([])
  await logOut(page)

  await goTo(page, '/login')
  const reported = guessReported(page)
  await logIn(page, ada)
  await reported
  await expectSolved(page, puzzle.id)
})

test('on a phone the menu has who is signed in, and the way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/register')
  const nickname = await fillRegistration(page, newEmail('phone'))
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Today’s puzzles' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectSignedIn(page, nickname)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectSignedOut(page)
})

test('nothing in the header moves when it turns out who is signed in', async ({ page }) => {
  const nickname = await register(page, newEmail('still'))
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: (globalThis as never as { shifted: number }).shifted + (entry as never as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await goTo(page, '/changepassword')
  await expectSignedIn(page, nickname)
  const header = await page.getByRole('banner').boundingBox()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('banner').boundingBox()).toEqual(header)
  expect(await page.evaluate(() => (globalThis as never as { shifted: number }).shifted)).toBeLessThan(0.1)
})

const SIGNED_IN_PAGES = ['/myAccount', '/changepassword', '/puzzle']
for (const { width, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })

    test('pages of an account and their dialogs are free of accessibility faults', async ({ page }) => {
      await goTo(page, '/register')
      await fillRegistration(page, newEmail('axe'))
      await field(page, 'Password').fill('x')
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
      await expectNoFaults(page, 'register with faults')
      await field(page, 'Password').fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
      await expect(page).toHaveURL(/\/today$/)
      for (const address of SIGNED_IN_PAGES) {
        await goTo(page, address)
        await expect(page.getByText('Loading...')).toHaveCount(0)
        await expectNoFaults(page, address)
      }
      await goTo(page, '/myAccount')
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await expectNoFaults(page, 'nickname')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expectNoFaults(page, 'delete')
    })
  })
}
