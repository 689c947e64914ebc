import * as accounts from './accounts.ts'
import * as assignments from './assignments.ts'
import * as books from './books.ts'
import type { Call } from './call.ts'
import * as cards from './cards.ts'
import * as checkout from './checkout.ts'
import * as classrooms from './classrooms.ts'
import * as clientErrors from './client-errors.ts'
import * as contact from './contact.ts'
import * as downloads from './downloads.ts'
import * as guesses from './guesses.ts'
import * as health from './health.ts'
import * as leaderboards from './leaderboards.ts'
import * as offers from './offers.ts'
import * as orders from './orders.ts'
import * as madePuzzles from './made-puzzles.ts'
import * as operator from './operator.ts'
import * as pageViews from './page-views.ts'
import * as progress from './progress.ts'
import * as puzzles from './puzzles.ts'
import * as settings from './settings.ts'
import * as sharing from './sharing.ts'
import * as signIn from './sign-in.ts'
import * as students from './students.ts'
import * as worksheets from './worksheets.ts'

const FEATURES: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  assignments,
  books,
  cards,
  checkout,
  classrooms,
  clientErrors,
  contact,
  downloads,
  guesses,
  health,
  leaderboards,
  madePuzzles,
  offers,
  operator,
  orders,
  pageViews,
  progress,
  puzzles,
  settings,
  sharing,
  signIn,
  students,
  worksheets,
]

/** Every call there is, in no particular order. */
export const CALLS: readonly Call[] = FEATURES.flatMap((feature) => Object.values(feature).filter(isCall))

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'replies' in value
}
