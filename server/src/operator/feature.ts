import type { Feature } from '../feature.ts'
import { routeRefresh } from './routes.ts'

export const operator: Feature = {
  name: 'operator',
  open: ({ features }) => ({ routes: (app) => routeRefresh(app, features.forgetAll) }),
}
