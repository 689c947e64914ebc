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
    const adSlotNames = [BEST_KNOWN_SLOT, ...(adNetwork ? [adNetwork.name] : [])]
    if (!errorStore) return { routes: (server) => routePageErrors(server, new ErrorReports({ adSlotNames })) }
    const relay = new Relay({ what: 'error reports', clock, log })
    app.addHook('onClose', async () => relay.close())
    const reports = new ErrorReports({ adSlotNames, to: { store: errorStore, relay, clock } })
    return {
      services: [reports, relay],
      routes: (server) => routePageErrors(server, reports),
      requestFailed: ({ name, message, stack }, path) => reports.report({ where: 'server', message: `${name}: ${message}`, stack, path }),
    }
  },
}
