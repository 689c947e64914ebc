import { m } from '@emojigma/messages'
import type { Refusal } from '../slice.ts'

/** Why a guess does not count: the server's message if it is about the player, or else a general one.
 *  @param which the subject of the sentence */
export function refusalWords({ status, message }: Pick<Refusal, 'status' | 'message'>, which = m['message_words.this_answer']()): string {
  return status === 403 || status === 409 ? m['message_words.was_not_counted']({ which, message }) : m['message_words.failed']({ which })
}

/** `8 h 41 min`, rounded up, so that it is never too short. */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? m['message_words.h_min']({ hours, minutes: minutes % 60 }) : m['message_words.min']({ minutes })
}
