import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isoTime } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Players } from './players.ts'
import { recordsAfter, type AttemptRecord } from './queries.ts'

/** Per query: a few milliseconds' worth. */
const ATTEMPTS_AT_ONCE = 500

/** Exports what an account has played, in the order of the puzzles. */
export async function exportedAttempts(queries: Queries, players: Players, accountId: string): Promise<ExportedAccount[string]> {
  const playerId = await players.playerIdOf({ kind: 'account', accountId })
  if (playerId === undefined) return []
  const exported: ExportedAttempt[] = []
  for (;;) {
    const records = await recordsAfter(queries, playerId, exported.at(-1)?.PuzzleId ?? 0, ATTEMPTS_AT_ONCE)
    exported.push(...records.map(exportedAttempt))
    if (records.length < ATTEMPTS_AT_ONCE) return exported
    // Years of play are tens of thousands of attempts; other requests run in between.
    await nextTurn()
  }
}

type ExportedAttempt = ReturnType<typeof exportedAttempt>

function exportedAttempt(record: AttemptRecord) {
  const { puzzleId, begunAtMs, guessCount, solvedAtMs, revealedAtMs, hintRung, isScored, lastMadeAtMs, slip, searchedMs } = record
  return {
    PuzzleId: puzzleId,
    BegunAt: isoTime(begunAtMs),
    Guesses: guessCount,
    ...(solvedAtMs === undefined ? {} : { SolvedAt: isoTime(solvedAtMs) }),
    ...(revealedAtMs === undefined ? {} : { RevealedAt: isoTime(revealedAtMs) }),
    HintRung: hintRung,
    IsScored: isScored,
    ...(lastMadeAtMs === undefined ? {} : { LatestGuessMadeAt: isoTime(lastMadeAtMs) }),
    ...(slip === undefined ? {} : { Slip: slip }),
    ...(searchedMs === undefined ? {} : { SearchedMs: searchedMs }),
  }
}
