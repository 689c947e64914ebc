import ipaddr from 'ipaddr.js'
import { isIPv4 } from 'node:net'

/** An IPv6 customer owns a whole network of this size. */
const NETWORK_BITS = 64
const GROUP_BITS = 16

/** The key by which an address is counted: itself, or for IPv6 its /64 network.
 *  @param address of a request; undefined, whatever its type says, when its connection is gone already
 *  Source: RFC 4291 §2.5.4, RFC 6177 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone'
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const { parts: groups } = parsed as ipaddr.IPv6
  return groups
    .slice(0, NETWORK_BITS / GROUP_BITS)
    .map((group) => group.toString(16))
    .join(':')
}
