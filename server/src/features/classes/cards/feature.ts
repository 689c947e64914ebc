import { Classrooms } from '../service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { RateCounters } from '../../operator/rate-counters/service.ts'
import { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import { SignInServices } from '../../sign-in/service.ts'
import { SheetDrawings } from '../../paper/service.ts'
import { CardKeys } from './card-keys.ts'
import { CardSheets } from './card-sheets.ts'
import { CardSignIn } from './card-sign-in.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteRevokedBefore } from './queries.ts'
import { routeCards } from './routes.ts'
import { Cards, REVOKED_KEPT_MS } from './service.ts'

const REVOKED = rowSweep('login cards that were ended more than thirty days ago', (transaction, nowMs, limit) =>
  deleteRevokedBefore(transaction, nowMs - REVOKED_KEPT_MS, limit),
)

export const cards: Feature = {
  name: 'cards',
  migrations: MIGRATIONS,
  tables: {
    student_cards: {
      columns: ['account_id', 'token_hash', 'code_hash', 'pictures_hash'],
      deletion: { with: 'accounts' },
      export: { because: 'it only checks who somebody is, and the one who has it could log in' },
      retention: { sweep: REVOKED.name },
    },
    class_codes: {
      columns: ['classroom_id'],
      deletion: { with: 'classrooms' },
      export: { because: 'it is random, and says nothing of anybody' },
      retention: { with: 'classrooms' },
    },
  },
  open({ database, clock, secret, origin, service }) {
    const signInServices = service(SignInServices)
    const { sessions } = signInServices
    const keys = new CardKeys(secret)
    const classrooms = service(Classrooms)
    const cards = new Cards({ database, classrooms, clock, keys, sessions, origin })
    const signIn = new CardSignIn({ database, counters: service(RateCounters), keys, sessions })
    signInServices.useCards(signIn)
    classrooms.addListener({ cardHolders: (ids) => cards.holdersAmong(ids) })
    const sheets = new CardSheets({ cards, drawings: service(SheetDrawings), clock, origin })
    const addresses = new SignedAddresses(secret, 'addresses of login cards')
    return {
      services: [cards],
      routes: (app) => routeCards(app, { cards, classrooms, signIn, sheets, addresses, nowMs: () => clock.nowMs() }),
      retention: [REVOKED],
    }
  },
}
