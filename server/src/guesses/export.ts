import type { ExportedAccount } from '@emojigma/contract/accounts.ts'
import type { Queries } from '../tables.ts'
import { recordsOf, type Players } from './players.ts'

/** What an account has played, for its owner to keep. */
export async function exportedAttempts(queries: Queries, players: Players, accountId: string): Promise<ExportedAccount[string]> {
  const playerId = await players.playerIdOf({ kind: 'account', accountId })
  const records = playerId === undefined ? [] : ((await recordsOf(queries, [playerId])).get(playerId) ?? [])
  return records.map(({ puzzleId, begunAtMs, guessCount, solvedAtMs, revealedAtMs, hintRung, isScored }) => ({
    PuzzleId: puzzleId,
    BegunAt: timeOf(begunAtMs),
    Guesses: guessCount,
    ...(solvedAtMs === undefined ? {} : { SolvedAt: timeOf(solvedAtMs) }),
    ...(revealedAtMs === undefined ? {} : { RevealedAt: timeOf(revealedAtMs) }),
    HintRung: hintRung,
    IsScored: isScored,
  }))
}

function timeOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
