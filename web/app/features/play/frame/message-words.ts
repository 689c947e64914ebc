import { m } from '@emojigma/messages'
import { dayOfPuzzle, dayStartMs } from '@emojigma/engine/day.ts'
import { locale } from '@emojigma/messages/language.ts'
import type { Refusal } from '../slice.ts'

/** Why a guess does not count: the server's message if it is about the player, or else a general one.
 *  @param which the subject of the sentence */
export function refusalWords({ status, message }: Pick<Refusal, 'status' | 'message'>, which = m['message_words.this_answer']()): string {
  return status === 403 || status === 409 ? m['message_words.was_not_counted']({ which, message }) : m['message_words.failed']({ which })
}

/** When the puzzle is or was free, and what the device takes for the time: both by the reader's clock. */
export function otherDayWords(puzzleId: number, nowMs: number): string {
  const day = dayOfPuzzle(puzzleId)
  const now = MOMENT.format(nowMs)
  return nowMs < dayStartMs(day)
    ? m['other_day.not_yet']({ start: MOMENT.format(dayStartMs(day)), now })
    : m['other_day.over']({ end: MOMENT.format(dayStartMs(day + 1)), now })
}

const MOMENT = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** `8 h 41 min`, rounded up, so that it is never too short. */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? m['message_words.h_min']({ hours, minutes: minutes % 60 }) : m['message_words.min']({ minutes })
}
