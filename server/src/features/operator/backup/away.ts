import type { Config } from '../../../config.ts'
import { RETRY_AFTER_S, sendFailure } from '../../../platform/http/failures.ts'
import { openServer } from '../../../platform/http/server.ts'

/** Replies 503 to everybody at the address of a site that is stopped.
 *  @returns ends it; undefined if the address cannot be taken */
export async function replyWhileAway({ port, host }: Pick<Config, 'port' | 'host'>): Promise<(() => Promise<void>) | undefined> {
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  app.addHook('onRequest', (request, reply, _next) => {
    sendFailure(request, reply.header('retry-after', RETRY_AFTER_S), 503)
  })
  try {
    await app.listen({ port, host })
  } catch {
    await app.close()
    return undefined
  }
  return () => app.close()
}
