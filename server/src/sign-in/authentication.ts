import type { App } from '../http/app-type.ts'
import { callPathOf, failure, isApiPath } from '../http/failures.ts'
import type { Sessions } from './sessions.ts'

const BEARER = /^bearer(?: +|$)/i

/** Learns of every call who makes it. A token that is sent but not valid is refused everywhere, so that nobody plays as a guest unawares.
 *  Source: contract §2, Wire format */
export function authenticateCalls(app: App, sessions: Sessions): void {
  app.decorateRequest('signedIn', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers
    if (authorization === undefined || !BEARER.test(authorization) || !isApiPath(callPathOf(request))) return undefined
    request.signedIn = await sessions.signedInBy(authorization.replace(BEARER, ''))
    if (request.signedIn) return undefined
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send(failure(401))
  })
}
