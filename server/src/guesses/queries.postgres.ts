import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { CompiledQuery } from 'kysely'
import { nameStatement } from '../database/named-statements.ts'
import type { Queries } from '../database/tables.ts'
import type { PuzzleCounts } from '../puzzles/service.ts'
import type { JudgedGuess } from './players.ts'
import { bitOf } from './solved-days/queries.ts'

/** A function of PostgreSQL that is called with the player's number, and then these. */
export interface GuessCall {
  readonly name: string
  readonly parameters: readonly unknown[]
}

export interface EnteredAtOnce {
  readonly playerId: number
  /** How many of the free puzzles of the puzzle's day the player has used by now. */
  readonly used: number
  /** What the puzzle's counts are by now. */
  readonly counts: PuzzleCounts | undefined
  /** What the functions returned. */
  readonly results: readonly unknown[]
}

type Row = Readonly<Record<string, unknown>> & {
  readonly player: number
  readonly used_then: number
  readonly attempted_then: number | null
  readonly correct_then: number | null
}

/** What our functions raise where something changed since it was read. */
const CHANGED_MEANWHILE = 'EG001'

/** Enters a player's first guess at a puzzle and all that follows from it by one statement, which is a transaction of its own.
 *  @param mostUsed how many free puzzles may be used before it; null where it takes none
 *  @param calls what else is done, in this order
 *  @returns undefined when it changed nothing, because the puzzle was begun before, no free puzzle is left, or something changed since it
 *  was read */
export async function enterAtOnce(
  queries: Queries,
  { visitor: { player }, puzzleId, isRight, hintRung, isScored, madeAtMs, nowMs }: JudgedGuess,
  mostUsed: number | null,
  calls: readonly GuessCall[],
): Promise<EnteredAtOnce | undefined> {
  const [accountId, deviceId] = player.kind === 'account' ? [player.accountId, null] : [null, player.deviceId]
  const [right, scored] = [isRight ? 1 : 0, isScored ? 1 : 0]
  const day = dayOfPuzzle(puzzleId)
  const parameters: unknown[] = [accountId, deviceId, puzzleId, day, mostUsed, right, hintRung, scored]
  parameters.push(bitOf(puzzleId), isScored ? pointsOf(puzzleId) : 0, nowMs, madeAtMs ?? null)
  const entered = `enter_guess(${parameters.map((_, index) => `$${index + 1}`).join()})`
  const results = calls.map((call, index) => {
    const places = call.parameters.map((parameter) => `$${parameters.push(parameter)}`)
    return `, ${call.name}(${['entered.player', ...places].join()}) as result_${index}`
  })
  try {
    const text = `select player, used_then, attempted_then, correct_then${results.join('')} from ${entered} entered`
    nameStatement(text)
    const { rows } = await queries.executeQuery<Row>(CompiledQuery.raw(text, parameters))
    const [row] = rows
    if (!row) return undefined
    const { attempted_then: attempted, correct_then: correct } = row
    return {
      playerId: row.player,
      used: row.used_then,
      counts: attempted === null || correct === null ? undefined : { attempted, correct },
      results: calls.map((_, index) => row[`result_${index}`]),
    }
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === CHANGED_MEANWHILE) return undefined
    throw error
  }
}
