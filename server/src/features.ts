import { accounts } from './features/accounts/feature.ts'
import { ads } from './features/site/ads/feature.ts'
import { assignments } from './features/classes/assignments/feature.ts'
import { backup } from './features/operator/backup/feature.ts'
import { bills } from './features/shop/bills/feature.ts'
import { books } from './features/shop/books/feature.ts'
import { cards } from './features/classes/cards/feature.ts'
import { challenges } from './features/challenges/feature.ts'
import { checkout } from './features/shop/checkout/feature.ts'
import { classBoards } from './features/classes/class-boards/feature.ts'
import { classWorksheets } from './features/classes/class-worksheets/feature.ts'
import { classrooms } from './features/classes/feature.ts'
import { contact } from './features/site/contact/feature.ts'
import { downloads } from './features/paper/downloads/feature.ts'
import { errorReports } from './features/operator/error-reports/feature.ts'
import { exercises } from './features/practice/exercises/feature.ts'
import type { Feature } from './platform/feature.ts'
import { giftPuzzles } from './features/challenges/gift-puzzles/feature.ts'
import { guesses } from './features/play/feature.ts'
import { health } from './features/operator/health/feature.ts'
import { leaderboards } from './features/boards/feature.ts'
import { lessons } from './features/classes/lessons/feature.ts'
import { live } from './features/play/live/feature.ts'
import { maker } from './features/maker/feature.ts'
import { myDays } from './features/accounts/my-days/feature.ts'
import { nicknames } from './features/accounts/nicknames/feature.ts'
import { offers } from './features/shop/offers/feature.ts'
import { openings } from './features/play/openings/feature.ts'
import { operator } from './features/operator/feature.ts'
import { orders } from './features/shop/orders/feature.ts'
import { outbox } from './features/site/outbox/feature.ts'
import { pageViews } from './features/site/page-views/feature.ts'
import { pages } from './features/site/pages/feature.ts'
import { pictures } from './features/puzzles/pictures/feature.ts'
import { practice } from './features/practice/feature.ts'
import { progress } from './features/play/progress/feature.ts'
import { puzzles } from './features/puzzles/feature.ts'
import { rateCounters } from './features/operator/rate-counters/feature.ts'
import { ratings } from './features/practice/ratings/feature.ts'
import { reports } from './features/classes/reports/feature.ts'
import { searchEngines } from './features/site/search-engines/feature.ts'
import { settings } from './features/accounts/settings/feature.ts'
import { sharing } from './features/site/sharing/feature.ts'
import { shop } from './features/shop/feature.ts'
import { signIn } from './features/sign-in/feature.ts'
import { weekLinks } from './features/accounts/week-links/feature.ts'
import { worksheets } from './features/paper/feature.ts'

/** All features of the site. Each may use the services of those before it; a new one is added here and nowhere else. */
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
  weekLinks,
  challenges,
  giftPuzzles,
  offers,
  checkout,
  pictures,
  downloads,
  sharing,
  ads,
  shop,
  books,
  worksheets,
  bills,
  classWorksheets,
  cards,
  maker,
  assignments,
  reports,
  lessons,
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
