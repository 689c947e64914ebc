import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import type { SlipRule } from '@emojigma/engine/understanding/slip.ts'
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
  /** Title of a made puzzle. */
  readonly title: string | undefined
}

/** A player's result at a puzzle. */
export interface PuzzleRecord {
  readonly accountId: string
  readonly puzzleId: number
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  readonly revealedAtMs: number | undefined
  readonly hintRung: number
  /** Not known of made puzzles. */
  readonly slip?: SlipRule | undefined
}

/** Finds the puzzles that can be assigned, and their results, in the archive and among made puzzles. */
export class Shelf {
  readonly #puzzles: Puzzles
  readonly #players: Players
  readonly #maker: Maker

  constructor(puzzles: Puzzles, players: Players, maker: Maker) {
    this.#puzzles = puzzles
    this.#players = players
    this.#maker = maker
  }

  /** @returns the puzzles that a class can read, by id. A made puzzle of a deleted assignment may have been deleted as well, or changed,
   *    so that it waits for the teacher. */
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

  /** @returns the puzzles that a teacher may give the class */
  async assignable(ids: readonly number[], receiver: Receiver): Promise<ReadonlyMap<number, ShelvedPuzzle>> {
    const own = await this.#maker.assignable(ids.filter(isMadePuzzleId), receiver)
    const may = new Set(own.map(({ id }) => id))
    return this.find(ids.filter((id) => !isMadePuzzleId(id) || may.has(id)))
  }

  /** Locks the made puzzles until the transaction ends.
   *  @returns those that the teacher may no longer give the class */
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
