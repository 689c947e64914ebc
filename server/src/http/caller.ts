import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../guesses/players.ts'
import { failure } from './failures.ts'

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
