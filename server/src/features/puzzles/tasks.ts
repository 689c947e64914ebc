import type { Day } from '@emojigma/engine/day.ts'
import { draftOf, draftsOfDay, type Draft, draftWord, type WordRequest, type WordDraft } from './draft.ts'

/** Tasks of the thread pool. */
export function draftDay(day: Day): readonly Draft[] {
  return draftsOfDay(day)
}

export function draftSlot({ day, slot, attempt }: { readonly day: Day; readonly slot: number; readonly attempt: number }): Draft {
  return draftOf(day, slot, attempt)
}

export function draftWords(requests: readonly WordRequest[]): readonly WordDraft[] {
  return requests.map(draftWord)
}
