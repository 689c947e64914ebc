import { sentences } from './sentences.ts'

/** As much as one reads, or hears, at once. */
export const MOST_WORDS = 30

/** A sentence of a step, or a longer one with what to say where there is no room for it, and where there is none even for that: nothing,
 *  where the picture beside it shows that. */
export type Part = string | { readonly ifRoom: string; readonly otherwise?: string; readonly atLeast?: string }

/** The sentences of a step in their order; of the longer ones as many as there is room for, the last ones first. */
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
