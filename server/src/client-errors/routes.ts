import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { clientErrorBody } from '@emojigma/contract/client-errors.ts'
import { pathKind, withoutTraces } from '@emojigma/contract/error-privacy.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { z } from 'zod'
import type { App } from '../http/app-type.ts'
import type { Guard } from '../http/rate-limits.ts'

const BODY_LIMIT_BYTES = 16 * 1024

/** Where a page says that it broke. It becomes a line in the log and nothing else; the page has taken out what may tell of a person, and because
 *  anybody can send anything it is taken out once more.
 *  Source: specification §8, Render crash, Global uncaught errors */
export function routeClientErrors(app: App, limits: readonly Guard[]): void {
  app.post(
    CALL_PATHS.clientError,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: [...limits],
      schema: {
        summary: 'Says that a page broke, and where',
        body: clientErrorBody,
        response: { 200: z.object({}), 400: failureBody, 413: failureBody, 429: failureBody },
      },
    },
    async ({ body: { Message, Stack, Path, Release }, log }) => {
      const page = {
        message: withoutTraces(Message),
        stack: Stack && withoutTraces(Stack),
        path: pathKind(Path),
        release: withoutTraces(Release),
      }
      log.warn({ page }, 'a page broke')
      return {}
    },
  )
}
