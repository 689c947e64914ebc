import type { Feature } from '../../../platform/feature.ts'
import { Accounts } from '../../accounts/service.ts'
import { SheetDrawings } from '../../paper/service.ts'
import { Orders } from '../orders/service.ts'
import { routeBills } from './routes.ts'
import { Bills } from './service.ts'

/** It stores nothing. */
export const bills: Feature = {
  name: 'bills',
  open({ config: { prices, seller, supportEmail, sells }, clock, origin, service }) {
    const bills = new Bills({ clock, orders: service(Orders), drawings: service(SheetDrawings), prices, seller, supportEmail, origin })
    return { services: [bills], routes: (app) => routeBills(app, { bills, accounts: service(Accounts), sells }) }
  },
}
