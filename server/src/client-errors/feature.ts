import type { Feature } from '../feature.ts'
import { routeClientErrors } from './routes.ts'

export const clientErrors: Feature = {
  name: 'client-errors',
  open: ({ limits }) => ({ routes: (app) => routeClientErrors(app, limits.report) }),
}
