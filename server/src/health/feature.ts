import type { Feature } from '../feature.ts'
import { Archive, Publisher } from '../puzzles/service.ts'
import { routeHealth } from './routes.ts'

export const health: Feature = {
  name: 'health',
  open({ service }) {
    const publisher = service(Publisher)
    const checks = { archive: service(Archive), isTodayPublished: () => publisher.isTodayPublished() }
    return { routes: (app) => routeHealth(app, checks) }
  },
}
