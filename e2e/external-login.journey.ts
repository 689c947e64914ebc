import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { expectSignedIn, field, goTo, logOut } from './accounts.ts'
import { expect, test } from './journey.ts'
import { startSite, temporaryFolder } from './site.ts'

const CLIENT = { client_id: 'emojigma', client_secret: 'a secret of journeys only' }

test('someone logs in with another site: asked for the year of birth once, and never for a password', async ({ browser }) => {
  test.slow()
  const sitePort = await freePort()
  const origin = `http://localhost:${sitePort}`
  const school = await openProvider(`${origin}/api/account/external/callback`)
  const folder = temporaryFolder()
  const provider = { name: 'School', issuer: school.url, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret }
  const site = await startSite({ folder, environment: { PORT: String(sitePort), SIGN_IN_WITH: JSON.stringify([provider]) } })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()

  await goTo(page, '/login?redirectUrl=%2Fpuzzle')
  await page.getByRole('link', { name: 'Log in with School' }).click()
  // The pages of the other site.
  await page.locator('input[name="login"]').fill('ada')
  await page.locator('input[name="password"]').fill('anything')
  await page.locator('button[type="submit"]').click()
  await page.locator('button[type="submit"]').click()

  await field(page, 'What year were you born?').fill('1990')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/puzzle$/)
  const dialog = page.getByRole('dialog', { name: 'Choose a nickname' })
  await dialog.getByRole('button', { name: 'Suggest one' }).click()
  const nickname = await field(page, 'Nickname').inputValue()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectSignedIn(page, nickname)
  await logOut(page)

  await goTo(page, '/login')
  await page.getByRole('link', { name: 'Log in with School' }).click()
  await expectSignedIn(page, nickname)
  await expect(page).toHaveURL(/\/today$/)

  // A link that somebody else made logs nobody in.
  await logOut(page)
  await goTo(page, '/externalLogin?code=somebody-elses-code&state=somebody-elses')
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeFocused()

  await context.close()
  await site.stop()
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

/** A real OpenID Connect provider with pages of its own, at which everybody is who they say. */
async function openProvider(callback: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, {
    clients: [{ ...CLIENT, redirect_uris: [callback], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of journeys only'] },
    pkce: { required: () => true },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: `${subject}@school.example`, email_verified: true }),
    }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
