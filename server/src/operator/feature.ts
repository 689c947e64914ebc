import type { Feature } from '../feature.ts'
import { routeRefresh } from './routes.ts'

export const operator: Feature = {
  name: 'operator',
  open: ({ config, features }) => ({ routes: (app) => routeRefresh(app, config.operatorKey, features.forgetAll) }),
}
