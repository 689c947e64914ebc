import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { expectSignedIn, field, goTo, logOut } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'
import { startSite, temporaryFolder } from '../support/site.ts'

const CLIENT = { client_id: 'emojigma', client_secret: 'a secret of journeys only' }

test('a person logs in with another site: the year of birth is asked once, a password never', async ({ browser }) => {
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

  // A link that someone else made logs no one in.
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

/** A real OpenID Connect provider, at which everyone is Ada. */
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
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: `${subject}@school.example`, email_verified: true }),
    }),
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    const isQuestion = request.url?.startsWith('/interaction/')
    void (isQuestion ? answer(provider, request, response) : handle(request, response))
  })
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Takes for granted that it is Ada, and that she agrees. */
async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name !== 'login') {
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  return provider.interactionFinished(request, response, { login: { accountId: 'ada' } })
}
