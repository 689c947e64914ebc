import * as accounts from './accounts/accounts.ts'
import * as assignments from './classes/assignments.ts'
import * as bills from './shop/bills.ts'
import * as books from './shop/books.ts'
import type { Call } from './call.ts'
import * as cards from './classes/cards.ts'
import * as challenges from './challenges/challenges.ts'
import * as checkout from './shop/checkout.ts'
import * as classrooms from './classes/classrooms.ts'
import * as clientErrors from './operator/client-errors.ts'
import * as contact from './site/contact.ts'
import * as downloads from './paper/downloads.ts'
import * as exercises from './practice/exercises.ts'
import * as giftPuzzles from './challenges/gift-puzzles.ts'
import * as groups from './classes/groups.ts'
import * as guesses from './play/guesses.ts'
import * as forYou from './practice/for-you.ts'
import * as health from './operator/health.ts'
import * as lessons from './classes/lessons.ts'
import * as leaderboards from './boards/leaderboards.ts'
import * as offers from './shop/offers.ts'
import * as orders from './shop/orders.ts'
import * as madePuzzles from './maker/made-puzzles.ts'
import * as myDays from './accounts/my-days.ts'
import * as operator from './operator/operator.ts'
import * as pageViews from './site/page-views.ts'
import * as practice from './practice/practice.ts'
import * as progress from './play/progress.ts'
import * as puzzles from './puzzles/puzzles.ts'
import * as reports from './classes/reports.ts'
import * as schools from './classes/schools.ts'
import * as settings from './accounts/settings.ts'
import * as sharing from './site/sharing.ts'
import * as signIn from './sign-in/sign-in.ts'
import * as students from './classes/students.ts'
import * as teachers from './classes/teachers.ts'
import * as trials from './shop/trials.ts'
import * as weekLink from './accounts/week-link.ts'
import * as worksheets from './paper/worksheets.ts'

const FEATURES: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  assignments,
  bills,
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
  giftPuzzles,
  groups,
  guesses,
  health,
  leaderboards,
  lessons,
  madePuzzles,
  myDays,
  offers,
  operator,
  orders,
  pageViews,
  practice,
  progress,
  puzzles,
  reports,
  schools,
  settings,
  sharing,
  signIn,
  students,
  teachers,
  trials,
  weekLink,
  worksheets,
]

/** Every call, in no particular order. */
export const CALLS: readonly Call[] = FEATURES.flatMap((feature) => Object.values(feature).filter(isCall))

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'replies' in value
}
