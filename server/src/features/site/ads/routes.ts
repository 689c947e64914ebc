import { AD_PLACES } from '@emojigma/contract/site/pages.ts'
import type { Config } from '../../../config.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { ENGLISH, LANGUAGE_CODES, languageNamed } from '../../../platform/languages.ts'
import { frameDocument } from './frame-document.ts'

/** The documents that hold the network's advertisements; without a network there are none.
 *  Source: docs/product.md, Advertisements */
export function routeAdFrames(app: App, { adNetwork, hasTestAds }: Pick<Config, 'adNetwork' | 'hasTestAds'>): void {
  if (!adNetwork) return
  for (const place of AD_PLACES) {
    const documents = new Map(
      LANGUAGE_CODES.map((code) => [code, frameDocument(adNetwork, place, hasTestAds, languageNamed(code))] as const),
    )
    if (!documents.get(ENGLISH.language.code)) continue
    app.get(`/ads/${place}`, { schema: { hide: true } }, async ({ language }, reply) => {
      const document = documents.get(language.language.code)
      if (!document) return reply.callNotFound()
      return reply
        .headers({
          'content-security-policy': document.policy,
          'x-frame-options': 'SAMEORIGIN',
          // The network learns the site, not the page.
          'referrer-policy': 'strict-origin',
          'cache-control': 'public, max-age=300',
        })
        .type('text/html; charset=utf-8')
        .send(document.html)
    })
  }
}
