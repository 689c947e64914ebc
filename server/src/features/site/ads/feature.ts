import type { Feature } from '../../../platform/feature.ts'
import { routeAdFrames } from './routes.ts'

export const ads: Feature = {
  name: 'ads',
  open: ({ config }) => ({ routes: (app) => routeAdFrames(app, config) }),
}
