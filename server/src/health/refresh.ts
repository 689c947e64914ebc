import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { access } from '@emojigma/engine/access.ts'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { refusalOf } from '../http/refusals.ts'

/** Lets the operator drop everything that the server keeps in memory.
 *  Source: contract §3, RefreshCache */
export function routeRefresh(app: App, forget: () => void): void {
  app.post(
    CALL_PATHS.refreshCache,
    {
      schema: {
        summary: "Drops the server's caches",
        headers: z.object({ 'x-operator-key': z.string().max(200).optional() }),
        response: { 200: z.object({ Refreshed: z.literal(true) }), 403: failureBody },
      },
    },
    async ({ visitor }, reply) => {
      const answer = access('OPERATE', visitor)
      if (answer.kind === 'refused') {
        const { status, body } = refusalOf('OPERATE', answer.why)
        return reply.code(status).send(body)
      }
      forget()
      return { Refreshed: true as const }
    },
  )
}
