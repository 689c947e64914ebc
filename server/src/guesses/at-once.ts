import { access } from '@emojigma/engine/access.ts'
import type { Database } from '../database/connection.ts'
import type { Puzzles } from '../puzzles/service.ts'
import type { EnteredGuess, GuessListener, ListenerCall, StandingEntry } from './listeners.ts'
import type { JudgedGuess } from './players.ts'
import { enterAtOnce } from './queries.postgres.ts'

export interface AtOnceOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly listeners: readonly GuessListener[]
}

/** Enters a first guess by one statement.
 *  @returns undefined where that is not possible; nothing was changed then
 *  Source: docs/decisions/2026-11-23-guesses-at-once.md */
export async function enterFirstGuess(
  { database, puzzles, listeners }: AtOnceOptions,
  guess: JudgedGuess,
  way: Pick<EnteredGuess, 'isLive' | 'madeAtMs'>,
): Promise<StandingEntry | undefined> {
  const { visitor, puzzleId, isRight, isScored, nowMs } = guess
  const mostUsed = mostUsedBefore(guess)
  if (mostUsed === undefined) return undefined
  const first = { player: visitor.player, puzzleId, begunAtMs: nowMs, isFirst: true, solves: isRight, isScored, ...way, nowMs } as const
  const calls: ListenerCall[] = []
  for (const { guessEntered, atOnce } of listeners) {
    if (!guessEntered) continue
    const call = (await atOnce?.(first)) ?? 'apart'
    if (call === 'apart') return undefined
    if (call !== 'nothing') calls.push(call)
  }
  const entered = await database.atOnce((queries) => enterAtOnce(queries, guess, mostUsed, calls))
  if (!entered) return undefined
  const { playerId, used, counts, results } = entered
  if (counts) puzzles.countsChanged()
  const standing = calls.map((call, index) => call.standing?.(results[index])).findLast((one) => one !== undefined)
  const attempt = { puzzleId, isSolved: isRight, isRevealed: false, begunAtMs: nowMs }
  return { kind: 'entered', playerId, attempt, isFirst: true, solves: isRight, isScored, used, standing }
}

/** @returns how many of the day's free puzzles may be used before a first guess that is still allowed; null where it takes none, undefined
 *  where it is refused anyway */
function mostUsedBefore({ visitor, puzzleId, day }: JudgedGuess): number | null | undefined {
  const answer = (used: number) => access('PLAY PUZZLE', { ...visitor, used }, { id: puzzleId, state: 'fresh' }, day)
  const unused = answer(0)
  if (unused.kind === 'refused') return undefined
  if (!unused.takesFree) return null
  let most = 0
  while (answer(most + 1).kind !== 'refused') most += 1
  return most
}
