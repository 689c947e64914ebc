import { recordsOf, type Players } from './players.ts'
import type { Queries } from '../database/tables.ts'

/** What an account has played, for its owner to keep. */
export async function exportedAttempts(queries: Queries, players: Players, accountId: string): Promise<readonly object[]> {
  const playerId = await players.playerIdOf({ kind: 'account', accountId })
  const records = playerId === undefined ? [] : ((await recordsOf(queries, [playerId])).get(playerId) ?? [])
  return records.map(({ puzzleId, begunAtMs, guessCount, solvedAtMs, revealedAtMs, hintRung, isScored }) => ({
    PuzzleId: puzzleId,
    BegunAt: timeOf(begunAtMs),
    Guesses: guessCount,
    SolvedAt: timeOf(solvedAtMs),
    RevealedAt: timeOf(revealedAtMs),
    HintRung: hintRung,
    IsScored: isScored,
  }))
}

function timeOf(timeMs: number | undefined): string | undefined {
  return timeMs === undefined ? undefined : new Date(timeMs).toISOString()
}
