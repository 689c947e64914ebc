import type { ExportedAccount } from '@emojigma/contract/accounts.ts'
import { isoTime } from '../clock.ts'
import type { Queries } from '../database/tables.ts'
import { recordsOf, type Players } from './players.ts'

/** What an account has played, for its owner to keep. */
export async function exportedAttempts(queries: Queries, players: Players, accountId: string): Promise<ExportedAccount[string]> {
  const playerId = await players.playerIdOf({ kind: 'account', accountId })
  const records = playerId === undefined ? [] : ((await recordsOf(queries, [playerId])).get(playerId) ?? [])
  return records.map(({ puzzleId, begunAtMs, guessCount, solvedAtMs, revealedAtMs, hintRung, isScored, lastMadeAtMs }) => ({
    PuzzleId: puzzleId,
    BegunAt: isoTime(begunAtMs),
    Guesses: guessCount,
    ...(solvedAtMs === undefined ? {} : { SolvedAt: isoTime(solvedAtMs) }),
    ...(revealedAtMs === undefined ? {} : { RevealedAt: isoTime(revealedAtMs) }),
    HintRung: hintRung,
    IsScored: isScored,
    ...(lastMadeAtMs === undefined ? {} : { LatestGuessMadeAt: isoTime(lastMadeAtMs) }),
  }))
}
