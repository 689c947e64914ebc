/** Which of the server's tests run on PostgreSQL too, as beginnings of paths: for each feature that has SQL of its own the file that runs
 *  most of it, and all that are about what engines do differently: locks, races, deadlocks, plans, migrations, what waits for a commit.
 *  Left out is what asks the same statements once more, what needs no more than a plain row, and what hashes passwords or draws for
 *  seconds. What is about PostgreSQL alone is named `….postgres.test.ts`, or `….postgres.process.test.ts` where it starts processes; what
 *  is about the embedded database alone, `….embedded.test.ts`.
 *  Source: docs/architecture.md, Tests on PostgreSQL */
export const POSTGRES_TESTS = [
  'accounts/nicknames-tell-nothing',
  'accounts/registration',
  'assignments/assignments',
  'backup/backup.test',
  'challenges/',
  'class-boards/',
  'classrooms/classrooms',
  'classrooms/students/',
  'classrooms/uploads/uploads',
  'database/deadlock',
  'database/faults',
  'database/group-commit',
  'database/migrations',
  'database/silent-postgres',
  'deleted-is-gone',
  'features.test',
  'guesses/',
  'leaderboards/everything-at-once',
  'leaderboards/fairness/fairness',
  'leaderboards/indexes',
  'leaderboards/moved-points',
  'leaderboards/onto-the-boards',
  'leaderboards/routes',
  'leaderboards/scoring/',
  'leaderboards/verification/',
  'maker/',
  'my-days/',
  'openings/',
  'orders/',
  'outbox/service',
  'personal-data',
  'progress/',
  'puzzles/lists.filters',
  'puzzles/lists.unsolved',
  'puzzles/publisher',
  'puzzles/queries',
  'rate-counters/',
  'ratings/',
  'jobs/retention.test',
  'settings/routes',
  'sign-in/external/external-sign-in',
  'sign-in/sessions',
  'sign-in/unused/',
]
  .map((path) => `server/src/${path}`)
  .concat('.postgres.')
