import * as accounts from './accounts.ts'
import * as assignments from './school/assignments.ts'
import * as books from './shop/books.ts'
import type { Call } from './call.ts'
import * as cards from './school/cards.ts'
import * as challenges from './challenges.ts'
import * as checkout from './shop/checkout.ts'
import * as classrooms from './school/classrooms.ts'
import * as clientErrors from './site/client-errors.ts'
import * as contact from './site/contact.ts'
import * as downloads from './downloads.ts'
import * as exercises from './exercises.ts'
import * as guesses from './guesses.ts'
import * as forYou from './for-you.ts'
import * as health from './site/health.ts'
import * as leaderboards from './leaderboards.ts'
import * as offers from './shop/offers.ts'
import * as orders from './shop/orders.ts'
import * as madePuzzles from './made-puzzles.ts'
import * as myDays from './my-days.ts'
import * as operator from './site/operator.ts'
import * as pageViews from './site/page-views.ts'
import * as practice from './practice.ts'
import * as progress from './progress.ts'
import * as puzzles from './puzzles.ts'
import * as settings from './site/settings.ts'
import * as sharing from './sharing.ts'
import * as signIn from './sign-in.ts'
import * as students from './school/students.ts'
import * as worksheets from './worksheets.ts'

const FEATURES: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  assignments,
  books,
  cards,
  challenges,
  checkout,
  classrooms,
  clientErrors,
  contact,
  downloads,
  exercises,
  forYou,
  guesses,
  health,
  leaderboards,
  madePuzzles,
  myDays,
  offers,
  operator,
  orders,
  pageViews,
  practice,
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
