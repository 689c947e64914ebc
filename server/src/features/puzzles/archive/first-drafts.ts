import { SLOTS, type Day } from '@emojigma/engine/day.ts'
import { draftOfDrawn, drawnFor, MAX_ATTEMPTS, type Draft, type Drawn } from '../draft.ts'

/** Drafts the first attempt at a slot that repeats nothing drafted here before. One puzzle in ten would be a repeat, and while the archive
 *  is filled it costs far more to hear so from the database. That has the last word, as it knows of other puzzles too. */
export class FirstDrafts {
  /** For each slot, which is a type and level, the days on which it had a repeat key. */
  readonly #daysByKey = Array.from(SLOTS, () => new Map<string, readonly Day[]>())

  /** @returns a draft for each of the day's slots, in their order */
  draftDay(day: Day): readonly Draft[] {
    return SLOTS.map((_, slot) => this.draft(day, slot))
  }

  draft(day: Day, slot: number): Draft {
    for (let attempt = 0; ; attempt += 1) {
      const drawn = drawnFor(day, slot, attempt)
      if (!this.#isRepeat(day, drawn)) return this.remember(day, draftOfDrawn(drawn))
      if (attempt === MAX_ATTEMPTS) return this.remember(day, { ...draftOfDrawn(drawn), isLastResort: true })
    }
  }

  /** @returns the draft */
  remember(day: Day, draft: Draft): Draft {
    const { slot, repeatKey } = draft
    const days = this.#daysByKey[slot]?.get(repeatKey)
    this.#daysByKey[slot]?.set(repeatKey, days ? [...days, day] : [day])
    return draft
  }

  #isRepeat(day: Day, { slot, repeatKey, repeatWindowDays = Infinity }: Drawn): boolean {
    // A day that is drafted again repeats only itself.
    return this.#daysByKey[slot]?.get(repeatKey)?.some((other) => other !== day && Math.abs(other - day) <= repeatWindowDays) ?? false
  }
}
