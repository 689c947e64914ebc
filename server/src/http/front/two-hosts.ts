import type { IncomingMessage } from 'node:http'

/** Of two names for the host, a proxy may have believed the other one.
 *  Source: RFC 9112 §3.2 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
