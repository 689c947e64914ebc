import type { Feature } from '../../../platform/feature.ts'
import { Pictures } from '../../puzzles/pictures/service.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { routeDownloads } from './routes.ts'

export const downloads: Feature = {
  name: 'downloads',
  open: ({ service }) => ({ routes: (app) => routeDownloads(app, service(Pictures), service(Puzzles)) }),
}
