import { SLOTS, type Day } from '@emojigma/engine/day.ts'
import { writtenDraft, unwrittenDraftOf, MAX_ATTEMPTS, type Draft, type UnwrittenDraft } from '../draft.ts'

/** Drafts, for each slot, the first attempt that repeats nothing drafted here before. One puzzle in ten would be a repeat, and asking
 *  the database is far more expensive while the archive is filled. The database still has the last word, since it knows other puzzles
 *  too. */
export class FirstDrafts {
  /** Per slot (a type and level), the days on which each repeat key was used. */
  readonly #daysByKey = Array.from(SLOTS, () => new Map<string, readonly Day[]>())

  /** @returns a draft for each of the day's slots, in their order */
  draftDay(day: Day): readonly Draft[] {
    return SLOTS.map((_, slot) => this.draft(day, slot))
  }

  draft(day: Day, slot: number): Draft {
    for (let attempt = 0; ; attempt += 1) {
      const draft = unwrittenDraftOf(day, slot, attempt)
      if (!this.#isRepeat(day, draft)) return this.remember(day, writtenDraft(draft))
      if (attempt === MAX_ATTEMPTS) return this.remember(day, { ...writtenDraft(draft), isLastResort: true })
    }
  }

  remember(day: Day, draft: Draft): Draft {
    const { slot, repeatKey } = draft
    const days = this.#daysByKey[slot]?.get(repeatKey)
    this.#daysByKey[slot]?.set(repeatKey, days ? [...days, day] : [day])
    return draft
  }

  #isRepeat(day: Day, { slot, repeatKey, repeatWindowDays = Infinity }: UnwrittenDraft): boolean {
    // A day that is drafted again repeats only itself.
    return this.#daysByKey[slot]?.get(repeatKey)?.some((other) => other !== day && Math.abs(other - day) <= repeatWindowDays) ?? false
  }
}
