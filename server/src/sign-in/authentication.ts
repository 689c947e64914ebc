import { accountVisitor, GUEST, type Visitor } from '@emojigma/engine/visitor.ts'
import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { App } from '../http/app-type.ts'
import { callPathOf, failure, isApiPath } from '../http/failures.ts'
import type { Orders } from '../orders/service.ts'
import type { Sessions } from './sessions.ts'

const BEARER = /^bearer(?: +|$)/i
const OPERATOR: Visitor = { role: 'operator', plan: 'none' }

/** Finds out, once a call, who makes it. A token that is sent but not valid is refused everywhere, so that nobody plays as a guest
 *  without knowing it.
 *  @param operatorKey what the header X-Operator-Key must say; absent = nobody is the operator
 *  Source: docs/product.md, The wire */
export function authenticateCalls(app: App, sessions: Sessions, orders: Orders, operatorKey: string | undefined): void {
  app.decorateRequest('signedIn', undefined)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = GUEST
    if (!isApiPath(callPathOf(request))) return undefined
    if (operatorKey !== undefined && isKey(request, operatorKey)) {
      request.visitor = OPERATOR
      return undefined
    }
    const { authorization } = request.headers
    if (authorization === undefined || !BEARER.test(authorization)) return undefined
    const signedIn = await sessions.signedInBy(authorization.replace(BEARER, ''))
    if (!signedIn) return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send(failure(401))
    const { accountId, sessionId, isStudent } = signedIn
    request.signedIn = { accountId, sessionId }
    request.visitor = accountVisitor({ isStudent, plan: await orders.planOf(signedIn) })
    return undefined
  })
}

/** Takes the same time wherever the two differ. */
function isKey({ headers }: FastifyRequest, operatorKey: string): boolean {
  const given = headers['x-operator-key']
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(operatorKey))
}
