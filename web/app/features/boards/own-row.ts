import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import type { Account } from '../../platform/session/session-storage.ts'
import { visitorOf } from '../../platform/session/visitor.ts'
import type { BoardRank } from './api.ts'

/** The rows of a board, with the reader's own row mended where it stands last: position and nickname come from the reader's own
 *  details, which are newer than the row, unless the reader is a classroom's student. A reader who is not on the public board sees
 *  their row where their score belongs.
 *  Source: docs/product.md, Leaderboards */
export function withOwnRow(
  rows: readonly LeaderboardRow[],
  account: Account | undefined,
  rank: BoardRank | undefined,
): readonly LeaderboardRow[] {
  const last = rows.at(-1)
  if (!account || last?.UserId !== account.id) return rows
  const own =
    visitorOf(account).role === 'student'
      ? last
      : { ...last, LeaderboardId: rank?.position ?? last.LeaderboardId, NickName: account.nickname || last.NickName }
  const others = rows.slice(0, -1)
  const below = own.LeaderboardId === 0 ? -1 : others.findIndex(({ TotalScore }) => TotalScore < own.TotalScore)
  return others.toSpliced(below === -1 ? others.length : below, 0, own)
}
