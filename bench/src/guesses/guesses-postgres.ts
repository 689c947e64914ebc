import { ownPostgres } from '../own-postgres.ts'

/** `guesses.ts` on PostgreSQL. */
const remove = await ownPostgres()
try {
  await import('./guesses.ts')
} finally {
  remove()
}
