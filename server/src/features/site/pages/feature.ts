import { languageNamed } from '../../../platform/languages.ts'
import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { AD_PLACES, type SiteSettings } from '@emojigma/contract/site/pages.ts'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../../config.ts'
import type { Feature, SiteContext } from '../../../platform/feature.ts'
import { Leaderboards } from '../../boards/service.ts'
import { Offers } from '../../shop/offers/service.ts'
import { RenderedPages } from './rendered-pages.ts'
import { routePages } from './routes.ts'

const CLIENT_FOLDER = join(PROJECT_ROOT, 'web/dist/client')

export const pages: Feature = {
  name: 'pages',
  open(site) {
    const { clientFolder = CLIENT_FOLDER, limitRenders, config } = site
    const pages = pagesOf(site)
    return {
      async routes(app) {
        if (pages) await routePages(app, { pages, clientFolder, limitRenders, hasServiceWorker: config.hasServiceWorker })
      },
      forgetAll: () => pages?.forgetAll(),
    }
  },
}

function pagesOf({ config, clock, renderPage, origin, features, service }: SiteContext): RenderedPages | undefined {
  if (!renderPage) return undefined
  const leaderboards = service(Leaderboards)
  const offers = service(Offers)
  const { adNetwork, analytics, errorStore, replaySessions: sessions, replayErrors: errors } = config
  const site = (): SiteSettings => ({
    origin: origin(),
    supportEmail: config.supportEmail,
    artVersion: ART_VERSION,
    nowMs: clock.nowMs(),
    ...(adNetwork ? { ads: AD_PLACES.filter((place) => adNetwork.slots[place] !== undefined) } : {}),
    ...(analytics ? { countsViews: true } : {}),
    ...(errorStore && sessions + errors > 0 ? { errorReplay: { sessions, errors } } : {}),
    ...(Object.keys(config.shopLinks).length > 0 ? { shopLinks: config.shopLinks } : {}),
  })
  return new RenderedPages({
    renderPage,
    source: (language) => features.pageSource(languageNamed(language)),
    nameChanges: () => leaderboards.nameChanges(),
    offer: () => offers.stage(),
    site,
    nowMs: () => clock.nowMs(),
  })
}
