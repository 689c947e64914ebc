import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Players } from '../../play/service.ts'
import { isReadable, type Maker, type Receiver } from '../../maker/service.ts'
import type { Puzzles } from '../../puzzles/service.ts'

/** A puzzle that can be assigned. */
export interface ShelvedPuzzle {
  readonly id: number
  readonly levelId: LevelId
  readonly question: Question
  /** Of a puzzle that somebody made. */
  readonly title: string | undefined
}

/** What somebody did at a puzzle. */
export interface PuzzleRecord {
  readonly accountId: string
  readonly puzzleId: number
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  readonly revealedAtMs: number | undefined
  readonly hintRung: number
}

/** The puzzles that can be assigned, and what people did at them, wherever they are kept. */
export class Shelf {
  readonly #puzzles: Puzzles
  readonly #players: Players
  readonly #maker: Maker

  constructor(puzzles: Puzzles, players: Players, maker: Maker) {
    this.#puzzles = puzzles
    this.#players = players
    this.#maker = maker
  }

  /** @returns those of them that a class can read, by their ids: while an assignment was deleted, a made puzzle in it may have become
   *  another one, which waits for the teacher, or be deleted as well */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, ShelvedPuzzle>> {
    const published = await this.#puzzles.storedOf(ids.filter((id) => !isMadePuzzleId(id)))
    const made = (await this.#maker.known(ids.filter(isMadePuzzleId))).filter(isReadable)
    return new Map(
      [...[...published.values()].map((puzzle) => ({ ...puzzle, title: undefined })), ...made].map(({ id, levelId, question, title }) => [
        id,
        { id, levelId, question, title },
      ]),
    )
  }

  /** @returns those of them that a teacher may give a class */
  async assignable(ids: readonly number[], receiver: Receiver): Promise<ReadonlyMap<number, ShelvedPuzzle>> {
    const own = await this.#maker.assignable(ids.filter(isMadePuzzleId), receiver)
    const may = new Set(own.map(({ id }) => id))
    return this.find(ids.filter((id) => !isMadePuzzleId(id) || may.has(id)))
  }

  /** Keeps the made ones among them what they are until the transaction ends.
   *  @returns those of them that the teacher may not give the class any more */
  async lockMade(transaction: Transaction<Tables>, ids: readonly number[], receiver: Receiver): Promise<readonly number[]> {
    const made = ids.filter(isMadePuzzleId)
    const may = new Set((await this.#maker.lockAssignable(transaction, made, receiver)).map(({ id }) => id))
    return made.filter((id) => !may.has(id))
  }

  async recordsOf(accountIds: readonly string[], ids: readonly number[]): Promise<readonly PuzzleRecord[]> {
    const published = await this.#players.recordsOfAccounts(
      accountIds,
      ids.filter((id) => !isMadePuzzleId(id)),
    )
    return [...published, ...(await this.#maker.recordsOf(accountIds, ids.filter(isMadePuzzleId)))]
  }
}

export function wiredPuzzle({ id, levelId, question, title }: ShelvedPuzzle): AssignedPuzzle {
  return { PuzzleId: id, PuzzleTypeId: question.typeId, LevelId: levelId, ...(title === undefined ? {} : { Title: title }) }
}
