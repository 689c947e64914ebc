import type { Feature } from '../feature.ts'
import { routeClientErrors } from './routes.ts'

export const clientErrors: Feature = {
  name: 'client-errors',
  open: () => ({ routes: routeClientErrors }),
}
