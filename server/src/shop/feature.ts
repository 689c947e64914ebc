import type { Feature } from '../feature.ts'
import { routeShop } from './routes.ts'

export const shop: Feature = {
  name: 'shop',
  open: () => ({ routes: routeShop }),
}
