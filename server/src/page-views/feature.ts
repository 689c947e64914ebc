import type { Feature } from '../feature.ts'
import { Relay } from '../process/relay.ts'
import { routePageViews } from './routes.ts'

/** Page views go to the operator's analytics by way of this server, so that no visitor's browser meets another site, and without the
 *  visitor's address and browser. */
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
