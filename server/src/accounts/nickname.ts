import { NICKNAME_LENGTH } from '@emojigma/contract/nickname-rule.ts'
import type { Queries } from '../tables.ts'
import { isDecent } from './decency.ts'
import { folded } from './folding.ts'
import { unmasked } from './look-alikes.ts'
import { findNicknameOwner } from './queries.ts'

/** Letters of any script with their marks, figures, spaces, and four signs that names have. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{Join_Control} _.'’-]*$/u
/** More figures could be a telephone number. */
const MAX_FIGURES = 5
/** More marks on one letter are drawn over the lines around it. */
const MARKS_PILED_UP = /\p{M}{4,}/u
/** Letters that are drawn as nothing. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u
/** The joiners that some scripts need, where no such script is. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200c\u200d]|[\u200c\u200d]$/u

export type NicknameChoice =
  /** `key` is what must be unique. */
  { readonly kind: 'good'; readonly nickname: string; readonly key: string } | { readonly kind: 'bad'; readonly problem: string }

/** Brings a nickname into its form, and says what is wrong with it.
 *  Source: specification §5, Nickname; contract §3, SetNickname */
export function chosenNickname(text: string): NicknameChoice {
  const nickname = text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  const problem = problemWith(nickname)
  return problem === undefined ? { kind: 'good', nickname, key: nicknameKey(nickname) } : { kind: 'bad', problem }
}

/** The form in which nicknames are compared: case, width and look-alikes of other scripts make no other one. */
export function nicknameKey(nickname: string): string {
  return unmasked(folded(nickname))
}

/** @param ownId the account that may have it already */
export async function isNicknameTaken(queries: Queries, key: string, ownId?: string): Promise<boolean> {
  const owner = await findNicknameOwner(queries, key)
  return owner !== undefined && owner !== ownId
}

export const NICKNAME_TAKEN = 'This nickname is taken. Please choose another one.'

function problemWith(nickname: string): string | undefined {
  const length = [...new Intl.Segmenter().segment(nickname)].length
  if (length < NICKNAME_LENGTH.min || length > NICKNAME_LENGTH.max) {
    return `A nickname has ${NICKNAME_LENGTH.min} to ${NICKNAME_LENGTH.max} characters.`
  }
  if (!ALLOWED.test(nickname) || UNSEEN.test(nickname) || MARKS_PILED_UP.test(nickname) || STRAY_JOINER.test(nickname)) {
    return "A nickname has letters, figures, spaces, and the signs _ - . ' only."
  }
  if (!/\p{L}/u.test(nickname)) return 'A nickname has at least one letter.'
  if ((nickname.match(/\p{N}/gu)?.length ?? 0) > MAX_FIGURES)
    return `To keep telephone numbers private, a nickname has at most ${MAX_FIGURES} figures.`
  if (!isDecent(nickname)) return 'Please choose a friendlier nickname.'
  return undefined
}
