import type { Feature } from '../../../platform/feature.ts'
import { Relay } from '../../../platform/process/relay.ts'
import { routePageErrors } from './routes.ts'
import { ErrorReports } from './service.ts'

/** Google's script: ad blockers cause its errors even on pages that never loaded it. */
const BEST_KNOWN_SLOT = 'adsbygoogle'

export const errorReports: Feature = {
  name: 'error-reports',
  open({ app, config, clock, log }) {
    const { errorStore, adNetwork } = config
    if (!errorStore) return { routes: (server) => routePageErrors(server, new ErrorReports(undefined)) }
    const relay = new Relay({ what: 'error reports', clock, log })
    app.addHook('onClose', async () => relay.close())
    const adSlotNames = [BEST_KNOWN_SLOT, ...(adNetwork ? [adNetwork.name] : [])]
    const reports = new ErrorReports({ store: errorStore, adSlotNames, relay, clock })
    return {
      services: [reports, relay],
      routes: (server) => routePageErrors(server, reports),
      requestFailed: ({ name, message, stack }, path) => reports.report({ where: 'server', message: `${name}: ${message}`, stack, path }),
    }
  },
}
