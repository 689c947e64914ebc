import type { Feature } from '../../../platform/feature.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { routeSharing } from './routes.ts'
import { Sharing } from './service.ts'

export const sharing: Feature = {
  name: 'sharing',
  open({ origin, service }) {
    const sharing = new Sharing({ origin, puzzles: service(Puzzles) })
    return { routes: (app) => routeSharing(app, sharing) }
  },
}
