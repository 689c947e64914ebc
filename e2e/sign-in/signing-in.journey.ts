import { expectSignedIn, expectSignedOut, field, goTo, logIn, logOut, newEmail, PASSWORD, register, test } from '../support/accounts.ts'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect } from '../support/journey.ts'
import { open, pressTool } from '../support/play.ts'

const NEW_PASSWORD = 'Other-otter-8'

test('a forgotten password is reset by the e-mailed link, which works once', async ({ page, site }) => {
  const email = newEmail('forgetful')
  const nickname = await register(page, email)
  await logOut(page)
  await goTo(page, '/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
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
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible()
})

test('an e-mailed link logs in without a password, once, only by its button, and returns to the earlier page', async ({
  page,
  site,
  browser,
}) => {
  const email = newEmail('magic')
  const nickname = await register(page, email)
  await logOut(page)
  await goTo(page, '/leaderboardWeekly')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await field(page, 'E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText('Check your inbox.')).toBeVisible()

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
  // A visitor who is redirected home reads why, and gets back.
  const notice = other.getByRole('status').filter({ hasText: 'You are logged out.' })
  await expect(notice).toBeVisible()
  await expectNoFaultsOnBothScreens(other, 'the home page after a session that has ended')
  await notice.getByRole('link', { name: 'Log in' }).click()
  await logIn(other, email, NEW_PASSWORD)
  await expect(other).toHaveURL(/\/myAccount$/)
  await other.context().close()
})

test('tabs share a login and a logout', async ({ context, page }) => {
  const other = await context.newPage()
  await goTo(other, '/today')
  const nickname = await register(page, newEmail('tabs'))
  await expectSignedIn(other, nickname)
  await logOut(other)
  await expectSignedOut(page)
  // Only the tab that did not ask for it says so.
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await expect(other.getByText('You are logged out.')).toHaveCount(0)
})

test('a login that should redirect to another site stays on this one', async ({ page, site }) => {
  const email = newEmail('redirected')
  const nickname = await register(page, email)
  for (const target of ['//evil.example', 'https://evil.example/today', '/\\evil.example', 'javascript:alert(1)', '/%2F%2Fevil.example']) {
    await logOut(page)
    await goTo(page, `/login?redirectUrl=${encodeURIComponent(target)}`)
    await logIn(page, email)
    await expectSignedIn(page, nickname)
    await expect(page, target).toHaveURL(`${site.origin}/today`)
  }
})

test('a login returns to the puzzle it started from', async ({ page }) => {
  const email = newEmail('returning')
  await register(page, email)
  await logOut(page)
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  await open(page, puzzle)
  await pressTool(page, 'Reveal')
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
})

test('an expired session does not redirect away from the login page', async ({ page }) => {
  const email = newEmail('ended')
  const nickname = await register(page, email)
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][])
  const aged = entries.map(([name, value]) => [name, value.replaceAll(/Ms":\d+/g, 'Ms":1')] as const)
  expect(aged.map(([name]) => name)).toEqual(expect.arrayContaining(['emojigma.auth', 'emojigma.session']))
  await logOut(page)
  for (const address of ['/login', '/register', '/class?class=K7M2PQ']) {
    await page.goto('/favicon.svg')
    await page.evaluate((kept) => kept.forEach(([name, value]) => localStorage.setItem(name, value)), aged)
    await goTo(page, address)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('emojigma.auth'))).toBeNull()
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address)
  }
  await goTo(page, '/login')
  await logIn(page, email)
  await expectSignedIn(page, nickname)
})
