import { expectSignedIn, expectSignedOut, field, goTo, logIn, newEmail, PASSWORD, register, signUp, test } from '../support/accounts.ts'
import type { Page } from '@playwright/test'
import { cutOffWords, doubleText, expectNoFaults, expectNoFaultsOnBothScreens, onBothScreens, usualText } from '../support/faults.ts'
import { expect } from '../support/journey.ts'

const YEAR = 'What year were you born?'
const GROWN_UP = 'A grown-up’s e-mail'
/** Wherever the page has led them. */
async function expectGuest(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' }).filter({ visible: true }).first()).toBeVisible()
}

const young = () => new Date().getUTCFullYear() - 8

test('a player sees all sessions, ends one on another device, and then all of them', async ({ page, browser, site }) => {
  const email = newEmail('devices')
  const nickname = await register(page, email)
  const elsewhere = await browser.newContext({
    baseURL: site.origin,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  })
  const other = await elsewhere.newPage()
  await goTo(other, '/login')
  await logIn(other, email)
  await expectSignedIn(other, nickname)

  await goTo(page, '/myAccount')
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Last used today')
  await list.getByRole('button', { name: /^Log out: Firefox on Android/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await goTo(other, '/myAccount')
  await expectGuest(other)

  await goTo(other, '/login')
  await logIn(other, email)
  await expectSignedIn(other, nickname)
  await list.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expectSignedOut(page)
  await goTo(other, '/myAccount')
  await expectGuest(other)
  await elsewhere.close()
})

test('offline the list of devices says so, and no session is ended', async ({ page, context }) => {
  const nickname = await register(page, newEmail('offline'))
  await goTo(page, '/myAccount')
  const list = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await context.setOffline(true)
  await list.getByRole('button', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are offline.')
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await context.setOffline(false)
  await goTo(page, '/myAccount')
  await expectSignedIn(page, nickname)
})

test('a child who needs a grown-up cannot enter another year, and the grown-up hides the child from the boards', async ({
  page,
  context,
  browser,
  site,
}) => {
  const email = newEmail('grown-up')
  await goTo(page, '/register')
  await field(page, YEAR).fill(String(young()))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(field(page, GROWN_UP)).toBeVisible()
  await page.reload()
  await expect(field(page, GROWN_UP)).toBeVisible()
  const tab = await context.newPage()
  await goTo(tab, '/account/register')
  await expect(field(tab, GROWN_UP)).toBeVisible()
  await expect(field(tab, YEAR)).toBeHidden()
  await field(tab, GROWN_UP).fill(email)
  await tab.getByRole('button', { name: 'Suggest one' }).click()
  await field(tab, 'Password').fill(PASSWORD)
  await field(tab, 'Confirm password').fill(PASSWORD)
  await tab.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(tab.getByRole('heading', { name: 'Ask your grown-up to open the link' })).toBeFocused()

  const theirs = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const link = await site.mailedLink(email, '/consent')
  await goTo(theirs, `${link.split('&')[0]}&boards=off`)
  await expect(theirs.getByRole('radio', { name: 'Off the boards' })).toBeChecked()
  await theirs.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await goTo(theirs, '/login')
  await logIn(theirs, email)
  await theirs.waitForURL(/\/today$/)
  await goTo(theirs, '/myAccount')
  await expect(theirs.getByRole('switch', { name: 'Stay off the leaderboards' })).toBeChecked()
  await theirs.context().close()
})

async function expectNoFaultsNorCutOffWords(page: Page, where: string): Promise<void> {
  await onBothScreens(page, async () => {
    await expectNoFaults(page, where)
    await doubleText(page)
    expect.soft(await cutOffWords(page), where).toEqual([])
    await usualText(page)
  })
}

test('the list of devices, the consent and the remembered year have no accessibility faults', async ({ page }) => {
  await goTo(page, '/consent?code=an-old-one-0123456789')
  await page.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(page.getByText('Please choose one of the two.')).toBeVisible()
  await expectNoFaultsNorCutOffWords(page, 'consent')
  await signUp(page, newEmail('faults'))
  await goTo(page, '/myAccount')
  await expect(page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')).toHaveCount(1)
  await expectNoFaultsNorCutOffWords(page, 'my account')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'log out everywhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  await goTo(page, '/register')
  await field(page, YEAR).fill(String(young()))
  await page.getByRole('button', { name: 'Next' }).click()
  await goTo(page, '/register')
  await expect(field(page, GROWN_UP)).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'register, remembered')
})
