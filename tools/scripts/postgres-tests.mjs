/** The server's tests that run on PostgreSQL too, as beginnings of paths: locks, races, deadlocks, plans, migrations and commits, and for
 *  each feature with SQL of its own the one file that runs most of it. Tests of PostgreSQL alone are named `….postgres.test.ts`, or
 *  `….postgres.process.test.ts` where they start processes; tests of the embedded database alone, `….embedded.test.ts`.
 *  Source: docs/architecture.md, Tests on PostgreSQL */
export const POSTGRES_TESTS = [
  'features.test',
  'features/accounts/deleted-is-gone',
  'features/accounts/my-days/',
  'features/accounts/personal-data',
  'features/accounts/registration',
  'features/accounts/settings/routes',
  'features/accounts/week-links/',
  'features/boards/everything-at-once',
  'features/boards/indexes',
  'features/boards/routes',
  'features/boards/scoring/',
  'features/challenges/',
  'features/classes/assignments/assignments',
  'features/classes/class-boards/',
  'features/classes/groups/',
  'features/classes/lessons/',
  'features/classes/query-plans',
  'features/classes/schools/',
  'features/classes/students/students',
  'features/classes/teachers/',
  'features/classes/uploads/uploads',
  'features/maker/maker',
  'features/operator/backup/backup.test',
  'features/operator/rate-counters/service',
  'features/play/move/',
  'features/play/one-rule-book',
  'features/play/openings/',
  'features/play/progress/',
  'features/play/routes',
  'features/practice/ratings/',
  'features/puzzles/lists.unsolved',
  'features/puzzles/publisher',
  'features/puzzles/queries',
  'features/shop/orders/',
  'features/sign-in/sessions',
  'features/sign-in/unused/',
  'features/site/outbox/service',
  'platform/database/',
  'platform/jobs/retention.test',
].map((path) => `server/src/${path}`)

/** Filters for vitest: these tests, and all that are named for PostgreSQL. */
export const POSTGRES_FILTERS = [...POSTGRES_TESTS, '.postgres.']
