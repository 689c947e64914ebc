import type { Feature } from '../feature.ts'
import { Archive, Publisher } from '../puzzles/service.ts'
import { routeHealth } from './routes.ts'

export const health: Feature = {
  name: 'health',
  open({ database, service }) {
    const publisher = service(Publisher)
    const checks = { archive: service(Archive), isTodayPublished: () => publisher.isTodayPublished(), tryWriting: database.tryWriting }
    return { routes: (app) => routeHealth(app, checks) }
  },
}
