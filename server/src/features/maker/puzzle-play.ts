import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { GuessRequest, MadePuzzleGuesses, PlayedIds } from '../play/service.ts'
import type { KnownVisitor, Player } from '../../platform/visitor.ts'
import { answerFields, uncountedViewOf } from '../puzzles/service.ts'
import { enterMadeGuess, type StoredMadePuzzle } from './queries.ts'
import type { Maker } from './service.ts'

const NOTHING: PlayedIds = { solved: [], revealed: [], attempted: [] }

/** Plays made puzzles: like published ones, but only for those who may see them, and without points.
 *  Source: docs/product.md, Puzzles of one's own */
export class MadePuzzlePlay implements MadePuzzleGuesses {
  readonly #maker: Maker
  readonly #database: Database
  readonly #clock: Clock

  constructor(maker: Maker, database: Database, clock: Clock) {
    this.#maker = maker
    this.#database = database
    this.#clock = clock
  }

  has(puzzleId: number): boolean {
    return isMadePuzzleId(puzzleId)
  }

  async judge(
    visitor: KnownVisitor,
    { puzzleId, text, hintRung, madeAtMs }: GuessRequest,
  ): Promise<boolean | 'unknown puzzle' | 'malformed guess'> {
    const { player } = visitor
    const made = await this.open(visitor, player, puzzleId)
    if (!made || player.kind !== 'account') return 'unknown puzzle'
    const guess = canonicalGuess(made.question.typeId, made.levelId, text)
    if (guess === undefined) return 'malformed guess'
    const isRight = guess === made.answer
    const nowMs = this.#clock.nowMs()
    const cappedMs = madeAtMs === undefined ? undefined : Math.min(madeAtMs, nowMs)
    const entry = { accountId: player.accountId, puzzleId, isRight, hintRung, madeAtMs: cappedMs, nowMs }
    await this.#database.durably((transaction) => enterMadeGuess(transaction, entry))
    return isRight
  }

  async view(visitor: KnownVisitor, puzzleId: number): Promise<PuzzleView | undefined> {
    const { player } = visitor
    const made = await this.open(visitor, player, puzzleId)
    if (!made || player.kind !== 'account') return undefined
    const { solved } = await this.playedIds(player, [puzzleId])
    const view = uncountedViewOf(puzzleId, { ...made, theme: '' }, visitor.language)
    const hasAnswer = visitor.role !== 'student' || made.authorId === player.accountId || solved.includes(puzzleId)
    return hasAnswer ? { ...view, ...answerFields(made.question, made.answer) } : view
  }

  async playedIds(player: Player, puzzleIds: readonly number[]): Promise<PlayedIds> {
    if (player.kind !== 'account') return NOTHING
    const records = await this.#maker.recordsOf([player.accountId], puzzleIds)
    return {
      solved: records.filter(({ solvedAtMs }) => solvedAtMs !== undefined).map(({ puzzleId }) => puzzleId),
      revealed: [],
      attempted: records.map(({ puzzleId }) => puzzleId),
    }
  }

  /** @returns the puzzle, if the visitor may play it */
  async open(visitor: Visitor, player: Player, puzzleId: number): Promise<StoredMadePuzzle | undefined> {
    if (player.kind !== 'account') return undefined
    const made = await this.#maker.find(puzzleId)
    if (!made || made.removedAtMs !== undefined) return undefined
    return access('PLAY MADE PUZZLE', visitor, await this.#maker.tieOf(player.accountId, made)).kind === 'open' ? made : undefined
  }
}
