import { accountVisitor, GUEST, type Plan, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localized } from '../../platform/localized-text.ts'
import type { Classrooms } from '../classes/service.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { OperatorKeys } from '../../platform/http/operator-keys.ts'
import { callPathOf, failure, isApiPath } from '../../platform/http/failures.ts'
import type { Orders } from '../shop/orders/service.ts'
import type { Sessions } from './sessions.ts'

const BEARER = /^bearer(?: +|$)/i
const OPERATOR: Visitor = { role: 'operator', plan: 'none' }

export interface Authentication {
  readonly sessions: Sessions
  readonly orders: Orders
  readonly classrooms: Classrooms
  readonly operatorKeys: OperatorKeys
}

/** Identifies the visitor once per call. An invalid token is always refused, so that no one plays as a guest without knowing it.
 *  Source: docs/product.md, The wire */
export function authenticateCalls(app: App, { sessions, orders, classrooms, operatorKeys }: Authentication): void {
  app.decorateRequest('signedIn', undefined)
  app.decorateRequest('visitor')
  const authenticate = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { authorization, 'x-operator-key': key } = request.headers
    if (typeof key === 'string' && operatorKeys.isSet) {
      const outcome = await operatorKeys.operates(request, reply, key)
      if (typeof outcome !== 'boolean') return outcome
      if (outcome) {
        request.visitor = OPERATOR
        return undefined
      }
    }
    if (authorization === undefined || !BEARER.test(authorization)) return undefined
    const signedIn = await sessions.signedInBy(authorization.replace(BEARER, ''))
    if (!signedIn) return refuse(reply)
    const { accountId, sessionId, isStudent, ownPlan } = signedIn
    const membership = isStudent ? await classrooms.membershipOf(accountId) : undefined
    if (membership?.isRemoved) return refuse(reply)
    if (membership) await classrooms.saw(accountId, membership.lastSeen)
    request.signedIn = { accountId, sessionId }
    const hasTaughtPlan = membership && (classrooms.hasGrace(membership) || (await orders.classesEndOf(membership.teacherId)) !== undefined)
    // Students have their teacher's plan while it lasts, and some weeks longer.
    const plan: Plan = ownPlan === 'none' && hasTaughtPlan ? 'student' : ownPlan
    request.visitor = accountVisitor({ isStudent, plan })
    return undefined
  }
  const authenticateThenGoOn = async (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): Promise<void> => {
    let refused: FastifyReply | undefined
    try {
      refused = await authenticate(request, reply)
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // A refused request already has its reply.
    if (!refused) next()
  }
  app.addHook('onRequest', (request, reply, next) => {
    request.visitor = GUEST
    const { authorization, 'x-operator-key': key } = request.headers
    // Most requests are anonymous and need no lookup.
    if ((authorization === undefined && key === undefined) || !isApiPath(callPathOf(request))) return next()
    void authenticateThenGoOn(request, reply, next)
  })
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send(localized(reply.request.language, failure(401)))
}
