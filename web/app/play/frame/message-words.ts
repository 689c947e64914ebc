import * as messages from '@emojigma/messages/page/play/frame/message-words.ts'
import type { Refusal } from '../slice.ts'

/** Why a guess does not count: in the server's words where they are about the player, in kinder ones where they are about the call.
 *  @param which begins the sentence */
export function refusalWords({ status, message }: Pick<Refusal, 'status' | 'message'>, which = messages.thisAnswer): string {
  return status === 403 || status === 409 ? messages.wasNotCounted(which, message) : messages.wasNotCountedBecause(which)
}

/** `8 h 41 min`, rounded up so that the time named is never too short. */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? messages.hMin(hours, minutes % 60) : messages.min(minutes)
}
