import type { Feature } from '../../../platform/feature.ts'
import { Archive } from '../../puzzles/service.ts'
import { routeSearchEngines } from './routes.ts'

export const searchEngines: Feature = {
  name: 'search-engines',
  open({ clock, origin, publicPages, limitRenders, service }) {
    const archive = service(Archive)
    return {
      routes: (app) =>
        routeSearchEngines(app, {
          origin,
          publicPages: publicPages && (() => publicPages(clock.nowMs())),
          publishedDays: () => archive.publishedDays(),
          limit: limitRenders,
        }),
    }
  },
}
