import type { SignInOutcome } from './sign-in.ts'

/** The ways into a student's account by a card, which a feature after this one keeps.
 *  @see {@link SignInServices.useCards} */
export interface CardWays {
  byToken(token: string): Promise<SignInOutcome>
  /** @param address network address of the one who tries */
  byCode(code: string, address: string): Promise<SignInOutcome>
  /** @param pictures their words, in their order */
  byPictures(classCode: string, pictures: string, address: string): Promise<SignInOutcome>
}
