import { sentences } from './sentences.ts'

/** As many words as are read, or heard, at once. */
export const MOST_WORDS = 30

/** A sentence of a step, or a longer one with shorter fallbacks; without a fallback it is dropped, where the picture shows the same. */
export type Part = string | { readonly ifRoom: string; readonly otherwise?: string; readonly atLeast?: string }

/** Joins the sentences of a step in order, the long forms as far as there is room, preferring the last ones. */
export function brief(...parts: readonly Part[]): string {
  let room = MOST_WORDS - parts.reduce((sum, part) => sum + wordsIn(shortOf(part)), 0)
  const kept = parts.toReversed().map((part) => {
    const short = shortOf(part)
    const longer = typeof part === 'string' ? [] : [part.ifRoom, part.otherwise ?? '']
    const chosen = longer.find((text) => wordsIn(text) - wordsIn(short) <= room) ?? short
    room -= wordsIn(chosen) - wordsIn(short)
    return chosen
  })
  return sentences(...kept.toReversed())
}

function shortOf(part: Part): string {
  return typeof part === 'string' ? part : (part.atLeast ?? part.otherwise ?? '')
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
