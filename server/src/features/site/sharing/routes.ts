import { getEmbedding } from '@emojigma/contract/site/sharing.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Sharing } from './service.ts'

/** The oEmbed call, by which other sites embed a puzzle.
 *  Source: docs/product.md, Embedded puzzles */
export function routeSharing(app: App, sharing: Sharing): void {
  serve(app, getEmbedding, async ({ query: { url, format, maxwidth, maxheight } }, reply) => {
    // Some sites call it from the page itself.
    reply.header('access-control-allow-origin', '*')
    if (format !== 'json') return new Refusal(501, failure(501))
    const embedding = await sharing.embeddingOf(url, { widthPx: maxwidth, heightPx: maxheight })
    if (!embedding) return NOT_FOUND
    reply.header('cache-control', `public, max-age=${embedding.cache_age}`)
    return embedding
  })
}
