import type { Place } from './place.ts'
import type { SignInOutcome } from './sign-in.ts'

/** Sign-in by a login card, implemented by a later feature.
 *  @see {@link SignInServices.useCards} */
export interface CardWays {
  byToken(token: string, place: Place): Promise<SignInOutcome>
  byCode(code: string, place: Place): Promise<SignInOutcome>
  /** @param pictures their words, in order */
  byPictures(classCode: string, pictures: string, place: Place): Promise<SignInOutcome>
}
