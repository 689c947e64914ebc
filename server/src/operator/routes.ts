import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { failure } from '../http/failures.ts'

/** Lets the operator drop everything that the server keeps in memory.
 *  @param operatorKey what the header X-Operator-Key must say; absent = nobody may
 *  Source: contract §3, RefreshCache */
export function routeRefresh(app: App, operatorKey: string | undefined, forget: () => void): void {
  app.post(
    CALL_PATHS.refreshCache,
    {
      schema: {
        summary: "Drops the server's caches",
        headers: z.object({ 'x-operator-key': z.string().max(200).optional() }),
        response: { 200: z.object({ Refreshed: z.literal(true) }), 403: failureBody },
      },
    },
    async ({ headers }, reply) => {
      if (operatorKey === undefined || !isSame(headers['x-operator-key'] ?? '', operatorKey)) {
        return reply.code(403).send(failure(403, "The operator's key is needed."))
      }
      forget()
      return { Refreshed: true as const }
    },
  )
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
