import { createHash, timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/http/app-type.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { METRICS_PATH } from '../../platform/metrics/metrics.ts'

const BEARER = /^bearer +/i

/** What Prometheus reads, for whoever has the operator's key.
 *  @param key absent = there is no such address
 *  Source: docs/operate.md, Seen from outside */
export function routeMetrics(app: App, key: string | undefined): void {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (key === undefined) return sendFailure(request, reply, 404)
    const { authorization = '' } = request.headers
    if (!BEARER.test(authorization) || !isSame(authorization.replace(BEARER, ''), key)) {
      return sendFailure(request, reply.header('www-authenticate', 'Bearer'), 401)
    }
    return reply
      .header('cache-control', 'no-store')
      .type(app.metrics.contentType)
      .send(await app.metrics.text())
  })
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(key))
}
