import * as monthsWords from '@emojigma/messages/words/months.ts'
import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { starsOf } from '@emojigma/contract/rules/stars.ts'
import { TYPE_SYMBOLS } from '../../../ui/pictures/TypeMark.tsx'
import type { HintRung } from '../hints/hint-rung.ts'

/** A solved puzzle, without its answer. */
export interface Result {
  readonly puzzle: NamedPuzzle
  /** Undefined if unknown. */
  readonly tries?: number | undefined
  readonly hintRung?: HintRung | undefined
}

export interface DayResult {
  readonly day: Day
  readonly results: readonly Result[]
}

/** More tries are not shared as a number. */
const MOST_TRIES = 5
/** Further puzzles of the day are only counted. */
const MOST_LINES = 10

/** Artwork for the emoji of a result's picture. In pasted text, the receiving app's font shows them. */
export const RESULT_ARTWORK: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(TYPE_SYMBOLS)),
  '\u{1F7E9}': 'green-square',
  '\u2B1C': 'white-large-square',
  '\u{1F4A1}': 'light-bulb',
  '\u2B50': 'star',
}

const CHECK = '\u2713'
const RIGHT = '\u{1F7E9}'
const WRONG = '\u2B1C'
const BULB = '\u{1F4A1}'
const STAR = '\u2B50'

/** The kind's symbol, a white square for each wrong guess, a green one, and a bulb for each rung of a hint.
 *  Source: docs/product.md, Sharing */
export function emojiRow({ puzzle: { typeId }, tries = 1, hintRung = 0 }: Result): string {
  const wrong = WRONG.repeat(Math.min(tries - 1, MOST_TRIES))
  return `${TYPE_SYMBOLS[typeId][0]} ${wrong}${RIGHT}${hintRung === 0 ? '' : ` ${BULB.repeat(hintRung)}`}`
}

/** `Emojigma No. 100681 · Classic · Level 3` */
export function resultTitle({ puzzle }: Result): string {
  return m['result_words.emojigma_no']({ id: puzzle.id, kind: kindWords(puzzle) })
}

/** A solved puzzle in two lines, without spoilers.
 *  Source: docs/product.md, Sharing */
export function resultWords(result: Result): string {
  return m['result_words.solved']({
    resultTitle: resultTitle(result),
    check: CHECK,
    tries: triesWords(result.tries),
    emojiRow: emojiRow(result),
  })
}

/** `Emojigma · 23 November 2026` */
export function dayTitle({ day }: DayResult): string {
  const date = new Date(dayStartMs(day))
  return m['result_words.emojigma']({
    day: date.getUTCDate(),
    month: monthsWords.months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  })
}

export function starRow({ results }: DayResult): string {
  return STAR.repeat(starsOf(results.length))
}

/** A day's stars, and a line for each solved puzzle.
 *  Source: docs/product.md, Sharing */
export function dayWords(day: DayResult): string {
  const stars = starRow(day)
  const left = day.results.length - MOST_LINES
  return [
    `${dayTitle(day)}${stars && ` · ${stars}`}`,
    ...day.results.slice(0, MOST_LINES).map((result) => `${emojiRow(result)} ${kindWords(result.puzzle)}`),
    ...(left > 0 ? [m['result_words.and_more']({ left })] : []),
  ].join('\n')
}

function kindWords({ typeId, levelId }: NamedPuzzle): string {
  return `${nameWords.kinds[typeId]} · ${nameWords.levels[levelId]}`
}

function triesWords(tries: number | undefined): string {
  if (tries === undefined) return ''
  if (tries === 1) return m['result_words.at_the_first_try']()
  return tries <= MOST_TRIES ? m['result_words.in_tries']({ tries }) : m['result_words.with_patience']()
}
