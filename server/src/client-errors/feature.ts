import { ErrorReports } from '../error-reports/service.ts'
import type { Feature } from '../feature.ts'
import { routeClientErrors } from './routes.ts'

export const clientErrors: Feature = {
  name: 'client-errors',
  open: ({ service }) => ({ routes: (app) => routeClientErrors(app, service(ErrorReports)) }),
}
