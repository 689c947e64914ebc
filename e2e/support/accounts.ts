import { getUserInfo, register as registerCall } from '@emojigma/contract/accounts/accounts.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import { requestToken, type TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import { generateNickname } from '@emojigma/contract/rules/nickname.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AccountSite } from './account-site.ts'
import { test as base } from './journey.ts'
import { ready } from './play.ts'

export const PASSWORD = 'Kind-otter-7'

/** A journey on a site where anyone may register as often as they like, and whose mail can be read. */
export const test = base.extend<{ readonly site: AccountSite }>({
  site: async ({ accountSite }, use) => use(accountSite),
  baseURL: async ({ site }, use) => use(site.origin),
})

let people = 0

/** An address that no one else has. */
export function newEmail(name: string): string {
  people += 1
  return `${name}.${process.pid}.${people}@example.com`
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Fills in the form of registration; the page is on it already.
 *  @returns the nickname that was suggested */
export async function fillRegistration(page: Page, email: string, { birthYear = 1990, emailLabel = 'E-mail' } = {}): Promise<string> {
  await field(page, 'What year were you born?').fill(String(birthYear))
  await page.getByRole('button', { name: 'Next' }).click()
  await field(page, emailLabel).fill(email)
  await page.getByRole('button', { name: 'Suggest one' }).click()
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
  return field(page, 'Nickname').inputValue()
}

/** Registers by the form, and is signed in. */
export async function register(page: Page, email: string): Promise<string> {
  await goTo(page, '/register')
  const nickname = await fillRegistration(page, email)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expectSignedIn(page, nickname)
  // The page that follows; before it comes, the form still has its own nickname.
  await page.waitForURL(({ pathname }) => pathname !== '/register')
  return nickname
}

/** Registers by the calls of the form, for journeys about something else: the page's device, which has solved nothing yet, is signed in.
 *  @returns the nickname */
export async function signUp(page: Page, email: string, Nickname = generateNickname(randomFrom(email))): Promise<string> {
  const data = { Email: email, Nickname, Password: PASSWORD, ConfirmPassword: PASSWORD, BirthYear: 1990 }
  const made = await page.request.post(registerCall.path, { data })
  expect(made.status(), await made.text()).toBe(200)
  await signIn(page, email)
  return Nickname
}

/** Signs the page's device in by the calls of the form, for journeys about something else. The next page that it opens is that of
 *  someone who has been here before. */
export async function signIn(page: Page, userName: string, password = PASSWORD): Promise<void> {
  const form = { grant_type: 'password', username: userName, password }
  const proven = await page.request.post(requestToken.path, { form })
  expect(proven.status(), await proven.text()).toBe(200)
  const tokens = (await proven.json()) as TokenReply
  const told = await page.request.get(getUserInfo.path, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  const { Id, Email, UserName, Nickname, IsStudent, IsChild, Plan } = (await told.json()) as ReplyOf<typeof getUserInfo>
  const account = { id: Id, email: Email, userName: UserName, nickname: Nickname, isStudent: IsStudent, isChild: IsChild, plan: Plan }
  // A page of this site that is no page of the app.
  await page.goto('/robots.txt')
  await page.evaluate(
    ({ account, tokens: { access_token, refresh_token, expires_in, userName } }) => {
      const receivedMs = Date.now()
      const expiresMs = receivedMs + 1000 * expires_in
      const auth = { accessToken: access_token, refreshToken: refresh_token, userName, receivedMs, expiresMs }
      localStorage.setItem('emojigma.auth', JSON.stringify(auth))
      localStorage.setItem('emojigma.session', JSON.stringify(account))
      if (account.plan !== 'none') localStorage.setItem('emojigma.product', account.plan)
    },
    { account, tokens },
  )
}

export async function logIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await field(page, 'User name or e-mail').fill(name)
  await field(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).filter({ visible: true }).click()
  await expectSignedOut(page)
}

export async function expectSignedIn(page: Page, nickname: string): Promise<void> {
  await expect(page.getByRole('banner').getByText(nickname, { exact: true }).filter({ visible: true })).toBeVisible()
}

/** Home, as a guest. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' }).filter({ visible: true }).first()).toBeVisible()
}
