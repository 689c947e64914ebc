import type { FastifyRequest } from 'fastify'
import type { Caller } from '../players/service.ts'

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
export function callerOf({ signedIn }: FastifyRequest, deviceId: string | undefined): Caller {
  if (signedIn) return { kind: 'account', accountId: signedIn.accountId }
  return deviceId === undefined ? undefined : { kind: 'device', deviceId }
}
