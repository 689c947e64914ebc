import { refreshCache } from '@emojigma/contract/operator.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { App } from '../http/app-type.ts'
import { failure } from '../http/failures.ts'
import { Refusal, serve } from '../http/serve.ts'

/** Lets the operator drop everything that the server keeps in memory.
 *  @param operatorKey what the header X-Operator-Key must say; absent = nobody may
 *  Source: docs/operate.md */
export function routeRefresh(app: App, operatorKey: string | undefined, forget: () => void): void {
  serve(app, refreshCache, async ({ headers }) => {
    if (operatorKey === undefined || !isSame(headers['x-operator-key'] ?? '', operatorKey)) {
      return new Refusal(403, failure(403, "The operator's key is needed."))
    }
    forget()
    return { Refreshed: true as const }
  })
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
