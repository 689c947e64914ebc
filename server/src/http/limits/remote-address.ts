import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'

type Trust = (address: string, hop: number) => boolean

/** Whom proxies are believed, in the one form that the framework and what stands before it both take. */
export function trustIn(trustProxy: Config['trustProxy']): Trust | false {
  if (trustProxy === false) return false
  if (trustProxy === true) return () => true
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : proxyAddress.compile([...trustProxy])
}

/** The address that a request comes from: behind a trusted proxy the one that it names.
 *  @returns undefined when the connection is gone already */
export type RemoteAddress = (request: IncomingMessage) => string | undefined

export function remoteAddressBy(trust: Trust | false): RemoteAddress {
  return trust === false ? ({ socket }) => socket.remoteAddress : (request) => proxyAddress.all(request, trust).at(-1)
}
