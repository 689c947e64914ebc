import { setTimeout as wait } from 'node:timers/promises'
import { RETRY_AFTER_S, sendFailure } from '../../../platform/http/failures.ts'
import { openServer } from '../../../platform/http/server.ts'
import { hasSite, listenAt, type Address } from '../../../platform/http/shared-address.ts'

const LOOK_EVERY_MS = 100

/** Replies 503 in place of a site. */
export interface StandIn {
  /** Ends it once a site replies there. */
  readonly handOver: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Replies 503 to everyone at a site's address, beside a site that is about to stop.
 *  @returns undefined if the address cannot be had */
export async function standIn(address: Address): Promise<StandIn | undefined> {
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  app.addHook('onRequest', (request, reply, _next) => {
    // On a connection of its own the next request reaches the site.
    sendFailure(request, reply.headers({ 'retry-after': RETRY_AFTER_S, connection: 'close' }), 503)
  })
  try {
    await listenAt(app, address)
  } catch {
    await app.close()
    return undefined
  }
  return {
    async handOver() {
      while (!(await hasSite(address))) await wait(LOOK_EVERY_MS)
      await app.close()
    },
    close: () => app.close(),
  }
}
