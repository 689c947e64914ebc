import type { Feature } from '../feature.ts'
import { routeWorksheets } from './routes.ts'

export const worksheets: Feature = {
  name: 'worksheets',
  open: () => ({ routes: routeWorksheets }),
}
