import { access } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../languages.ts'
import type { KnownVisitor, PuzzleVisitor, SignedIn } from '../visitor.ts'
import { failure } from './failures.ts'
import { localized } from '../localized-text.ts'
import { accessFailure } from './access-refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor as `access()` sees them. */
    visitor: Visitor
    /** Absent for a guest. */
    signedIn?: SignedIn | undefined
  }
}

/** Resolves the visitor. The bearer token decides; the device id counts for guests only.
 *  Source: docs/product.md, The wire */
export function visitorOf(
  { visitor, signedIn, language }: Pick<FastifyRequest, 'visitor' | 'signedIn' | 'language'>,
  deviceId: string | undefined,
): PuzzleVisitor {
  if (signedIn) return accountOf({ visitor, signedIn, language })
  return { ...visitor, language, player: deviceId === undefined ? undefined : { kind: 'device', deviceId } }
}

/** The account of a call that is closed to guests. */
export function accountOf({
  visitor,
  signedIn,
  language,
}: {
  readonly visitor: Visitor
  readonly signedIn: SignedIn
  readonly language: Language
}): KnownVisitor {
  return { ...visitor, language, player: { kind: 'account', accountId: signedIn.accountId } }
}

/** Guard for calls that need an account. */
export async function refuseGuests({ signedIn, language }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (signedIn) return undefined
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send(localized(language, failure(401)))
}

/** Guard for the operator's calls. */
export async function refuseAllButOperator({ visitor, language }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const answer = access('OPERATE', visitor)
  if (answer.kind === 'open') return undefined
  const { status, body } = accessFailure('OPERATE', answer.why, visitor.role)
  return reply.code(status).send(localized(language, body))
}
