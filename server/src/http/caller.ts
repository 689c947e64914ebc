import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './failures.ts'

/** Who plays: an account, or a device without one. */
export type Player = { readonly kind: 'account'; readonly accountId: string } | { readonly kind: 'device'; readonly deviceId: string }

/** Who asks: a player, or nobody known. */
export type Caller = Player | undefined

/** Who a valid bearer token speaks for. */
export interface SignedIn {
  readonly accountId: string
  readonly sessionId: string
  readonly isStudent: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for a guest. */
    signedIn?: SignedIn | undefined
  }
}

/** Who asks. The bearer token decides; the device counts only while nobody is signed in.
 *  Source: contract §2, Wire format */
export function callerOf({ signedIn }: Pick<FastifyRequest, 'signedIn'>, deviceId: string | undefined): Caller {
  if (signedIn) return { kind: 'account', accountId: signedIn.accountId }
  return deviceId === undefined ? undefined : { kind: 'device', deviceId }
}

/** To be run first by calls that need an account. */
export async function refuseGuests({ signedIn }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (signedIn) return undefined
  return reply.code(401).header('www-authenticate', 'Bearer').send(failure(401))
}
