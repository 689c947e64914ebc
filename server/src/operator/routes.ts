import { refreshCache } from '@emojigma/contract/operator.ts'
import type { App } from '../http/app-type.ts'
import { serve } from '../http/serve.ts'

/** Lets the operator drop everything that the server keeps in memory.
 *  Source: docs/operate.md */
export function routeRefresh(app: App, forget: () => void): void {
  serve(app, refreshCache, async () => {
    forget()
    return { Refreshed: true as const }
  })
}
