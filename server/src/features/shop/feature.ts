import type { Feature } from '../../platform/feature.ts'
import { routeShop } from './routes.ts'

export const shop: Feature = {
  name: 'shop',
  open: () => ({ routes: routeShop }),
}
