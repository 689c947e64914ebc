import type { Kysely } from 'kysely'
import type { AccountTables } from './accounts/tables.ts'
import type { LeaderboardTables } from './leaderboards/tables.ts'
import type { LiveTables } from './live/tables.ts'
import type { MailTables } from './outbox/tables.ts'
import type { PlayerTables } from './guesses/tables.ts'
import type { PuzzleTables } from './puzzles/tables.ts'
import type { SettingTables } from './settings/tables.ts'
import type { TallyTables } from './rate-counters/tables.ts'

/** Every table of the database, by feature. */
export interface Tables
  extends PuzzleTables, PlayerTables, AccountTables, SettingTables, TallyTables, LiveTables, LeaderboardTables, MailTables {}

/** What queries run on: the database itself, or one transaction of it. */
export type Queries = Kysely<Tables>
