import { accounts } from './accounts/feature.ts'
import { ads } from './ads/feature.ts'
import { assignments } from './assignments/feature.ts'
import { backup } from './backup/feature.ts'
import { books } from './books/feature.ts'
import { cards } from './cards/feature.ts'
import { challenges } from './challenges/feature.ts'
import { checkout } from './checkout/feature.ts'
import { classBoards } from './class-boards/feature.ts'
import { classrooms } from './classrooms/feature.ts'
import { contact } from './contact/feature.ts'
import { downloads } from './downloads/feature.ts'
import { errorReports } from './error-reports/feature.ts'
import { exercises } from './exercises/feature.ts'
import type { Feature } from './feature.ts'
import { guesses } from './guesses/feature.ts'
import { health } from './health/feature.ts'
import { leaderboards } from './leaderboards/feature.ts'
import { live } from './live/feature.ts'
import { maker } from './maker/feature.ts'
import { myDays } from './my-days/feature.ts'
import { nicknames } from './nicknames/feature.ts'
import { offers } from './offers/feature.ts'
import { openings } from './openings/feature.ts'
import { operator } from './operator/feature.ts'
import { orders } from './orders/feature.ts'
import { outbox } from './outbox/feature.ts'
import { pageViews } from './page-views/feature.ts'
import { pages } from './pages/feature.ts'
import { pictures } from './pictures/feature.ts'
import { practice } from './practice/feature.ts'
import { progress } from './progress/feature.ts'
import { puzzles } from './puzzles/feature.ts'
import { rateCounters } from './rate-counters/feature.ts'
import { ratings } from './ratings/feature.ts'
import { searchEngines } from './search-engines/feature.ts'
import { settings } from './settings/feature.ts'
import { sharing } from './sharing/feature.ts'
import { shop } from './shop/feature.ts'
import { signIn } from './sign-in/feature.ts'
import { worksheets } from './worksheets/feature.ts'

/** All that the site is made of. Each feature may use the services of those before it; a new one is added here and nowhere else. */
export const FEATURES: readonly Feature[] = [
  rateCounters,
  outbox,
  nicknames,
  accounts,
  orders,
  classrooms,
  signIn,
  settings,
  progress,
  openings,
  puzzles,
  practice,
  guesses,
  live,
  leaderboards,
  ratings,
  classBoards,
  myDays,
  challenges,
  offers,
  checkout,
  pictures,
  downloads,
  sharing,
  ads,
  shop,
  books,
  worksheets,
  cards,
  maker,
  assignments,
  exercises,
  pages,
  searchEngines,
  health,
  backup,
  operator,
  errorReports,
  pageViews,
  contact,
]
