import { sql } from 'kysely'
import { Statement } from '../../database/statement.ts'
import type { Queries } from '../../database/tables.ts'
import { BOARD_PLAYER_COLUMNS, boardPlayerOf, type AtPuzzle, type BoardPlayer } from './queries.ts'

/** What was read of a player on the boards without keeping others from changing it. */
export interface ReadBoardPlayer extends BoardPlayer {
  /** PostgreSQL's own number of the change that made the row what it is. */
  readonly version: string
}

const READ_BOARD_PLAYER = new Statement((queries, { accountId, puzzleId }: AtPuzzle) =>
  queries
    .selectFrom('players')
    .innerJoin('board_players', 'board_players.player_id', 'players.id')
    .select(BOARD_PLAYER_COLUMNS)
    .select(sql<string>`board_players.xmin::text`.as('version'))
    .select((eb) =>
      eb
        .selectFrom('openings')
        .select('openings.first_at_ms')
        .where('openings.account_id', '=', accountId)
        .where('openings.puzzle_id', '=', puzzleId)
        .as('opened_at_ms'),
    )
    .where('players.account_id', '=', accountId),
)

/** @returns undefined before the account's first guess */
export async function readBoardPlayer(queries: Queries, at: AtPuzzle): Promise<ReadBoardPlayer | undefined> {
  const row = await READ_BOARD_PLAYER.first(queries, at)
  return row && { ...boardPlayerOf(row), version: row.version }
}
