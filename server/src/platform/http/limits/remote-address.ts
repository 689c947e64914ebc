import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../../../config.ts'

type Trust = (address: string, hop: number) => boolean

/** Whom proxies are believed, in the form that the framework takes. */
export function trustIn(trustProxy: Config['trustProxy']): Trust | false {
  if (trustProxy === false) return false
  if (trustProxy === true) return () => true
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : proxyAddress.compile([...trustProxy])
}
