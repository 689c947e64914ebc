import { failureBody } from '@emojigma/contract/failures.ts'
import { LANDING_PATH, localPath } from '@emojigma/contract/rules/local-path.ts'
import { getExternalLogins } from '@emojigma/contract/sign-in/sign-in.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import { languageNamed, pathIn } from '../../../platform/languages.ts'
import { FLOW_S } from './external-flow.ts'
import type { ExternalSignIn } from './service.ts'

const FOLDER = '/api/account/external'
const COOKIE = 'emojigma_external'
const STATE_BYTES = 16

const startQuery = z.object({
  provider: z.string().max(40),
  redirectUrl: z.string().max(500).optional(),
  state: z.string().max(100).optional(),
})

/** Signing in through another site: the list of sites, the redirect, and the callback.
 *  @param origin public scheme and host of the site
 *  Source: docs/product.md, Sign-in and sessions */
export function routeExternalSignIn(app: App, external: ExternalSignIn, origin: () => string): void {
  const cookie = (value: string, maxAgeS: number): string => {
    const secure = origin().startsWith('https:') ? '; Secure' : ''
    return `${COOKIE}=${value}; Path=${FOLDER}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`
  }

  serve(app, getExternalLogins, async ({ query }) => {
    const State = query.generateState ? randomBytes(STATE_BYTES).toString('base64url') : ''
    return external.names.map((Name) => {
      const search = new URLSearchParams({ provider: Name, redirectUrl: localPath(query.returnUrl), ...(State ? { state: State } : {}) })
      return { Name, Url: `${FOLDER}/start?${search}`, State }
    })
  })

  app.get(
    `${FOLDER}/start`,
    {
      schema: {
        summary: 'Sends the browser to another site to sign in',
        querystring: startQuery,
        response: { 303: z.null(), 400: failureBody },
      },
    },
    async ({ query, language }, reply) => {
      const { provider, redirectUrl = '', state = '' } = query
      const start = await external.begin(provider, `${origin()}${FOLDER}/callback`, redirectUrl, state, language.language.code)
      if (!start) return reply.redirect(pathIn(language, loginPath(localPath(redirectUrl), 'external')), 303)
      return reply.header('set-cookie', cookie(start.flow, FLOW_S)).redirect(start.address.href, 303)
    },
  )

  app.get(
    `${FOLDER}/callback`,
    { schema: { summary: 'Where another site sends the browser back to', response: { 303: z.null() } } },
    async (request, reply) => {
      const arrived = await external.finish(new URL(request.url, origin()), cookieOf(request.headers.cookie))
      reply.header('set-cookie', cookie('', 0))
      const { code, isCancelled, returnUrl, pageState } = arrived
      const language = languageNamed(arrived.language)
      if (code === undefined) return reply.redirect(pathIn(language, loginPath(returnUrl, isCancelled ? undefined : 'external')), 303)
      const search = new URLSearchParams({ code, redirectUrl: returnUrl, ...(pageState ? { state: pageState } : {}) })
      return reply.redirect(pathIn(language, `/externalLogin?${search}`), 303)
    },
  )
}

function loginPath(returnUrl: string, error: string | undefined): string {
  const search = new URLSearchParams({
    ...(error === undefined ? {} : { error }),
    ...(returnUrl === LANDING_PATH ? {} : { redirectUrl: returnUrl }),
  }).toString()
  return search ? `/login?${search}` : '/login'
}

/** @returns the value of our cookie */
function cookieOf(header: string | undefined): string | undefined {
  const pair = header?.split(/; */).find((part) => part.startsWith(`${COOKIE}=`))
  return pair?.slice(COOKIE.length + 1)
}
