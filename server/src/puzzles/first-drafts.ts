import type { Day } from '@emojigma/engine/day.ts'
import { draftOf, MAX_ATTEMPTS, type Draft } from './draft.ts'

/** Drafts the first attempt at a slot that repeats nothing drafted here before. One puzzle in ten would be a repeat, and while the archive is
 *  filled it costs far more to hear so from the database. That has the last word, as it knows of other puzzles too. */
export class FirstDrafts {
  /** The days on which a type and level had a repeat key. */
  readonly #daysByKey = new Map<string, readonly Day[]>()

  draft(day: Day, slot: number): Draft {
    for (let attempt = 0; ; attempt += 1) {
      const draft = draftOf(day, slot, attempt)
      if (attempt === MAX_ATTEMPTS || !this.#isRepeat(day, draft)) return this.remember(day, draft)
    }
  }

  /** @returns the draft */
  remember(day: Day, draft: Draft): Draft {
    const key = keyOf(draft)
    const days = this.#daysByKey.get(key)
    this.#daysByKey.set(key, days ? [...days, day] : [day])
    return draft
  }

  #isRepeat(day: Day, draft: Draft): boolean {
    const windowDays = draft.repeatWindowDays ?? Infinity
    // A day that is drafted again repeats only itself.
    return this.#daysByKey.get(keyOf(draft))?.some((other) => other !== day && Math.abs(other - day) <= windowDays) ?? false
  }
}

function keyOf({ typeId, levelId, repeatKey }: Draft): string {
  return `${typeId} ${levelId} ${repeatKey}`
}
