import type { Feature } from '../feature.ts'
import { Pictures } from '../pictures/service.ts'
import { Puzzles } from '../puzzles/service.ts'
import { routeDownloads } from './routes.ts'

export const downloads: Feature = {
  name: 'downloads',
  open: ({ service }) => ({ routes: (app) => routeDownloads(app, service(Pictures), service(Puzzles)) }),
}
