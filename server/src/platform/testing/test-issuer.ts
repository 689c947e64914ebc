import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** The claims of a person at the issuer. */
export interface TestPerson {
  readonly subject: string
  readonly email?: string
  readonly isEmailVerified?: boolean
  /** In a school's list. */
  readonly rosterId?: string
}

/** A real OpenID Connect issuer on the loopback, which signs in the person that the test names. */
export interface TestIssuer {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Null = the next person cancels. */
  next: TestPerson | null
  close(): Promise<void>
}

export async function openTestIssuer(redirectUri: string): Promise<TestIssuer> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clientId = 'emojigma'
  const clientSecret = 'a secret of tests only'
  const people = new Map<string, TestPerson>()
  const issuer: TestIssuer = {
    url,
    clientId,
    clientSecret,
    next: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['roster_id'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of tests only'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => {
        const person = people.get(subject)
        return { sub: subject, email: person?.email, email_verified: person?.isEmailVerified, roster_id: person?.rosterId }
      },
    }),
  })
  const handle = provider.callback()
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params, grantId, session } = await provider.interactionDetails(request, response)
    if (issuer.next === null) return provider.interactionFinished(request, response, { error: 'access_denied' })
    if (prompt.name === 'login') {
      people.set(issuer.next.subject, issuer.next)
      return provider.interactionFinished(request, response, { login: { accountId: issuer.next.subject } })
    }
    const accountId = session?.accountId
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
    const grant = known ?? new provider.Grant({ accountId, clientId: String(params['client_id']) })
    grant.addOIDCScope('openid email profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    interact(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  return issuer
}

/** Follows the issuer's redirects as a browser does.
 *  @returns the first address away from it */
export async function throughIssuer(issuer: TestIssuer, address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null) throw new Error(`the issuer answered ${reply.status}: ${await reply.text()}`)
    next = new URL(location, next).href
    if (!next.startsWith(issuer.url)) return next
  }
  throw new Error('the issuer leads nowhere')
}
