import type { AssignedPuzzle } from '@emojigma/contract/assignments.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import type { Players } from '../guesses/service.ts'
import type { Puzzles } from '../puzzles/service.ts'

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

  constructor(puzzles: Puzzles, players: Players) {
    this.#puzzles = puzzles
    this.#players = players
  }

  /** @returns those of them that there are, by their ids */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, ShelvedPuzzle>> {
    const published = await this.#puzzles.storedOf(ids)
    return new Map([...published].map(([id, { levelId, question }]) => [id, { id, levelId, question, title: undefined }]))
  }

  recordsOf(accountIds: readonly string[], ids: readonly number[]): Promise<readonly PuzzleRecord[]> {
    return this.#players.recordsOfAccounts(accountIds, ids)
  }
}

export function wiredPuzzle({ id, levelId, question, title }: ShelvedPuzzle): AssignedPuzzle {
  return { PuzzleId: id, PuzzleTypeId: question.typeId, LevelId: levelId, ...(title === undefined ? {} : { Title: title }) }
}
