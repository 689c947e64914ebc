import { countPageView } from '@emojigma/contract/site/page-views.ts'
import { pathKind } from '@emojigma/contract/rules/error-privacy.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import { Relay } from '../../../platform/process/relay.ts'

/** Sends page views to the operator's analytics from this server, without the visitor's address and browser, so that no browser contacts
 *  another site. */
export const pageViews: Feature = {
  name: 'page-views',
  open({ app, config, clock, log, origin }) {
    const { analytics } = config
    if (!analytics) return { routes: (server) => routePageViews(server, undefined) }
    const relay = new Relay({ what: 'page views', clock, log })
    app.addHook('onClose', async () => relay.close())
    const count = (path: string): void => {
      const { endpoint, domain = new URL(origin()).hostname } = analytics
      // The form of https://plausible.io/docs/events-api
      relay.pass(endpoint, { name: 'pageview', url: `${origin()}${path}`, domain })
    }
    return { services: [relay], routes: (server) => routePageViews(server, count) }
  },
}

/** @param count gets the kind of page, such as /puzzle/:id; absent = page views are not counted
 *  Source: docs/product.md, Page views */
function routePageViews(app: App, count: ((path: string) => void) | undefined): void {
  serve(app, countPageView, async ({ body }) => {
    count?.(pathKind(body.Path).replaceAll('<id>', ':id'))
    return {}
  })
}
