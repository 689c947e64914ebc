import { generateDaily } from '@emojigma/engine/daily.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** Puzzles of each type and level, one a day as the site makes them. */
export class Sample {
  readonly #days: number
  readonly #made = new Map<number, readonly Puzzle[]>()

  constructor(days: number) {
    this.#days = days
  }

  /** In the order of their days. */
  of<T extends PuzzleTypeId>(typeId: T, levelId: LevelId): readonly Puzzle<Extract<Question, { readonly typeId: T }>>[] {
    return SLOTS.flatMap((slot, number) => (slot.typeId === typeId && slot.levelId === levelId ? this.#inSlot(number) : [])) as never
  }

  /** All of some types and levels together. */
  every(typeIds: readonly PuzzleTypeId[], levelIds: readonly LevelId[]): readonly Puzzle[] {
    return typeIds.flatMap((typeId) => levelIds.flatMap((levelId) => this.of(typeId, levelId)))
  }

  #inSlot(slot: number): readonly Puzzle[] {
    const known = this.#made.get(slot)
    if (known) return known
    const made = Array.from({ length: this.#days }, (_, day) => generateDaily(day, slot, 0))
    this.#made.set(slot, made)
    return made
  }
}
