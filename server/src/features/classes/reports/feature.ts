import type { Feature } from '../../../platform/feature.ts'
import { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import { MyDays } from '../../accounts/my-days/service.ts'
import { SheetDrawings } from '../../paper/service.ts'
import { Players } from '../../play/service.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { Assignments } from '../assignments/service.ts'
import { Cards } from '../cards/service.ts'
import { Classrooms } from '../service.ts'
import { ReportSheets } from './report-sheets.ts'
import { routeReports } from './routes.ts'
import { Reports } from './service.ts'

/** It stores nothing of its own: all figures are counted from what is played. */
export const reports: Feature = {
  name: 'reports',
  open({ clock, secret, service }) {
    const [cards, classrooms, myDays] = [service(Cards), service(Classrooms), service(MyDays)]
    const assignments = service(Assignments)
    const reports = new Reports({ clock, classrooms, assignments, myDays, players: service(Players), puzzles: service(Puzzles) })
    const sheets = new ReportSheets({ cards, drawings: service(SheetDrawings), myDays, clock })
    const addresses = new SignedAddresses(secret, 'addresses of term reports')
    return { routes: (app) => routeReports(app, { cards, reports, sheets, addresses, nowMs: () => clock.nowMs() }) }
  },
}
