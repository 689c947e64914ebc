import type { Refusal } from './slice.ts'

/** Why a guess does not count: in the server's words where they are about the player, in kinder ones where they are about the call. */
export function refusalWords({ status, message }: Pick<Refusal, 'status' | 'message'>): string {
  return status === 403 || status === 409
    ? `This answer was not counted. ${message}`
    : 'Something went wrong, so this answer was not counted. Please reload the page and try again.'
}
