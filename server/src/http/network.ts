import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Whoever has one address of a network of so many groups has all of them. */
const NETWORK_GROUPS = 4

/** Whom an address stands for when something is counted: itself, or for IPv6 its network of 64 bits.
 *  @param address of a request; undefined, whatever its type says, when its connection is gone already
 *  Source: RFC 4291 §2.5.4, RFC 6177 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone'
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsIn(head), groupsIn(tail ?? '')]
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')
}

function groupsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(':')
}
