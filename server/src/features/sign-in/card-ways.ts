import type { Place } from './place.ts'
import type { SignInOutcome } from './sign-in.ts'

/** The ways into a student's account by a card, which a feature after this one keeps.
 *  @see {@link SignInServices.useCards} */
export interface CardWays {
  byToken(token: string, place: Place): Promise<SignInOutcome>
  byCode(code: string, place: Place): Promise<SignInOutcome>
  /** @param pictures their words, in their order */
  byPictures(classCode: string, pictures: string, place: Place): Promise<SignInOutcome>
}
