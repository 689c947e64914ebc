import type { Feature } from '../../../platform/feature.ts'
import { unsafeSettings } from '../../../platform/unsafe-settings.ts'
import { Archive, Publisher } from '../../puzzles/service.ts'
import { Departure } from './departure.ts'
import { routeHealth } from './routes.ts'

export const health: Feature = {
  name: 'health',
  open({ config, database, service }) {
    const publisher = service(Publisher)
    const departure = new Departure()
    const checks = {
      departure,
      archive: service(Archive),
      isTodayPublished: () => publisher.isTodayPublished(),
      probeWrites: database.probeWrites,
      unsafe: unsafeSettings(config),
    }
    return { services: [departure], routes: (app) => routeHealth(app, checks) }
  },
}
