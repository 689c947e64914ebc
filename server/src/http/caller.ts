import { GUEST, type Visitor } from '@emojigma/engine/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './failures.ts'

/** Who a valid bearer token speaks for. */
export interface SignedIn {
  readonly accountId: string
  readonly sessionId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as `access()` sees them. */
    visitor: Visitor
    /** Absent for a guest. */
    signedIn?: SignedIn | undefined
  }
}

/** Who plays: an account, or a device without one. */
export type Player = { readonly kind: 'account'; readonly accountId: string } | { readonly kind: 'device'; readonly deviceId: string }

/** Who asks about puzzles: as `access()` sees them, and the player that they are, if that is known. */
export interface Caller extends Visitor {
  readonly player: Player | undefined
}

export type KnownCaller = Caller & { readonly player: Player }

/** Nobody in particular. */
export const ANYBODY: Caller = { ...GUEST, player: undefined }

/** Who asks. The bearer token decides; the device counts only while nobody is signed in.
 *  Source: contract §2, Wire format */
export function callerOf({ visitor, signedIn }: Pick<FastifyRequest, 'visitor' | 'signedIn'>, deviceId: string | undefined): Caller {
  if (signedIn) return accountOf({ visitor, signedIn })
  return { ...visitor, player: deviceId === undefined ? undefined : { kind: 'device', deviceId } }
}

/** Whose account it is that makes a call which guests are refused. */
export function accountOf({ visitor, signedIn }: Pick<FastifyRequest, 'visitor' | 'signedIn'>): KnownCaller {
  return { ...visitor, player: { kind: 'account', accountId: signedInOf({ signedIn }).accountId } }
}

export function isKnown(caller: Caller): caller is KnownCaller {
  return caller.player !== undefined
}

/** To be run first by calls that need an account. */
export async function refuseGuests({ signedIn }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (signedIn) return undefined
  return reply.code(401).header('www-authenticate', 'Bearer').send(failure(401))
}

/** Who makes a call that guests are refused. */
export function signedInOf({ signedIn }: Pick<FastifyRequest, 'signedIn'>): SignedIn {
  if (!signedIn) throw new Error('a call that needs an account let a guest in')
  return signedIn
}
