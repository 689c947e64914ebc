import type { Refusal } from '../slice.ts'

/** Why a guess does not count: in the server's words where they are about the player, in kinder ones where they are about the call.
 *  @param which begins the sentence */
export function refusalWords({ status, message }: Pick<Refusal, 'status' | 'message'>, which = 'This answer'): string {
  return status === 403 || status === 409
    ? `${which} was not counted. ${message}`
    : `${which} was not counted, because something went wrong. Please reload the page and try again.`
}
