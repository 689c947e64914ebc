import { readFileSync } from 'node:fs'
import {
  expectSignedIn,
  expectSignedOut,
  field,
  fillRegistration,
  goTo,
  logIn,
  newEmail,
  PASSWORD,
  register,
  signUp,
  test,
} from '../support/accounts.ts'
import { expectNoFaultsOnBothScreens, sidewaysPx } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

test('an account is deleted, after its consequences were explained', async ({ page }) => {
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
  await expect(page.getByRole('status').filter({ hasText: 'Your account and everything in it are deleted' })).toBeVisible()
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
})

test('a long e-mail does not make a page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/login')
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click()
  await field(page, 'E-mail').fill(newEmail('otter'.repeat(9)))
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText('Check your inbox.')).toBeVisible()
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
})

test('faults of a form are under its fields, the last one is focused, and no input is lost', async ({ page, context }) => {
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

test('a taken or rude nickname is refused with a reason, and one can be generated', async ({ page, browser, site }) => {
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const taken = await signUp(other, newEmail('first'))
  await other.context().close()
  const before = await signUp(page, newEmail('second'))
  await goTo(page, '/today')
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
  await theirs.getByRole('radio', { name: 'On the boards' }).check()
  await theirs.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await theirs.context().close()

  await logIn(page, email)
  await expect(page).toHaveURL(/\/today$/)
})

test('on a phone the menu shows the account and the log-out', async ({ page }) => {
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

test('the header does not move when the account is known', async ({ page }) => {
  const nickname = await signUp(page, newEmail('still'))
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

test('pages of an account and their dialogs are free of accessibility faults', async ({ page }) => {
  await goTo(page, '/register')
  await fillRegistration(page, newEmail('axe'))
  await field(page, 'Password').fill('x')
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Password' }).first()).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'register with faults')
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/today$/)
  for (const address of SIGNED_IN_PAGES) {
    await goTo(page, address)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoFaultsOnBothScreens(page, address)
  }
  await goTo(page, '/myAccount')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'nickname')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'delete')
})
