import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomInt } from 'node:crypto'
import { isoTime } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep } from '../../platform/sweep.ts'
import { Practice } from '../practice/service.ts'
import { Puzzles } from '../puzzles/service.ts'
import { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import { CheckCodes } from './check-codes.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteSheetsBefore } from './queries.ts'
import { routeWorksheets } from './routes.ts'
import { Worksheets } from './service.ts'
import { SheetDrawings } from './sheet-drawings.ts'

const KEPT_MS = 30 * DAY_MS

const OLD_SHEETS = rowSweep('worksheets made more than thirty days ago', (transaction, nowMs, limit) =>
  deleteSheetsBefore(transaction, nowMs - KEPT_MS, limit),
)

export const worksheets: Feature = {
  name: 'worksheets',
  migrations: MIGRATIONS,
  tables: {
    worksheets: {
      columns: ['account_id', 'chosen'],
      deletion: { with: 'accounts' },
      export: { as: 'Worksheets' },
      retention: { sweep: OLD_SHEETS.name },
    },
    sheet_checks: { aboutNobody: 'it has the puzzles of printed sheets, not whose they are' },
  },
  open({ database, clock, log, secret, origin, service, threads }) {
    const drawings = new SheetDrawings(threads)
    const addresses = new SignedAddresses(secret, 'addresses of worksheets')
    const puzzles = service(Puzzles)
    const codes = new CheckCodes(secret)
    const practice = service(Practice)
    const worksheets = new Worksheets({
      database,
      puzzles,
      practice,
      drawings,
      codes,
      addresses,
      clock,
      log,
      origin,
      randomBelow: randomInt,
    })
    return {
      services: [drawings, worksheets],
      routes: (server) => routeWorksheets(server, { worksheets, puzzles, drawings, addresses, nowMs: () => clock.nowMs() }),
      exported: async (accountId) => ({
        Worksheets: (await worksheets.of(accountId)).map(({ madeAtMs, chosen }) => ({
          Made: isoTime(madeAtMs),
          Title: chosen.title,
          Puzzles: chosen.variants.map((ids) => ids.join(', ')).join('; '),
          ...(chosen.sums && {
            EmojidokuWithSums: chosen.sums.numbers.map((some) => `${chosen.sums?.step}: ${some.join(', ')}`).join('; '),
          }),
        })),
      }),
      retention: [OLD_SHEETS],
    }
  },
}
