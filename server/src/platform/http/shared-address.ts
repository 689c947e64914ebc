import { getHealth } from '@emojigma/contract/operator/health.ts'
import type { Config } from '../../config.ts'
import type { App } from './app-type.ts'

/** Another program may accept a connection and say nothing. */
const PATIENCE_MS = 2000

export type Address = Pick<Config, 'port' | 'host'>

/** Listens at an address. On Linux processes of one account share it, so that a site and its stand-in take over from each other without a
 *  connection that is refused. */
export async function listenAt(app: App, { port, host }: Address): Promise<void> {
  const options = { port, host, reusePort: process.platform === 'linux' }
  await app.listen(options)
}

/** Whether a site replies there. A stand-in is none. */
export async function hasSite({ port, host }: Address): Promise<boolean> {
  try {
    const name = host.includes(':') ? `[${host}]` : host
    const { ok } = await fetch(`http://${name}:${port}${getHealth.path}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return ok
  } catch {
    return false
  }
}
