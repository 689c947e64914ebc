import { m } from '@emojigma/messages'
import { NICKNAME_LENGTH } from '@emojigma/contract/rules/nickname.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import { isDecent } from './decency.ts'
import { folded } from '../../../platform/case-folding.ts'
import { unmasked } from './look-alikes.ts'
import { isStaffName } from './staff-names.ts'

/** Letters of any script with their marks, digits, spaces, and four signs that names have. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{Join_Control} _.'’-]*$/u
/** Enough digits in a row for a telephone number. */
const TELEPHONE_NUMBER = /(?<![^ ])(?:\p{N}[ .-]?){7,}/u
/** More marks on one letter, and enclosing marks, cover the neighbouring text. */
const MARKS_PILED_UP = /\p{M}{4,}|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{2,}|\p{Me}/u
/** Letters that look like Latin ones. */
const LATIN_LIKE = String.raw`[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]`
/** Both in one word: never a real name, but a trap. */
const MIXED_LETTERS = new RegExp(String.raw`\p{Script=Latin}\p{M}*${LATIN_LIKE}|${LATIN_LIKE}\p{M}*\p{Script=Latin}`, 'u')
/** A domain name: mail programs turn it into a link. */
const SITE_NAME = /[\p{L}\p{N}]\.\p{L}{2,}/u
/** Invisible letters. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u
/** The joiners that some scripts need, next to letters of other scripts. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200c\u200d]|[\u200c\u200d]$/u

export type NicknameChoice =
  /** `key` is the unique form. */
  { readonly kind: 'good'; readonly nickname: string; readonly key: string } | { readonly kind: 'bad'; readonly problem: LocalizedText }

/** Normalizes a nickname and checks it.
 *  Source: docs/product.md, Nicknames */
export function chosenNickname(text: string): NicknameChoice {
  const nickname = text.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  const problem = problemWith(nickname)
  return problem === undefined ? { kind: 'good', nickname, key: nicknameKey(nickname) } : { kind: 'bad', problem }
}

/** The form for comparison: case, width and look-alikes of other scripts do not count. */
export function nicknameKey(nickname: string): string {
  return unmasked(folded(nickname))
}

export const NICKNAME_TAKEN: LocalizedText = localizedText(m['account_refusal.nickname_taken'])

function problemWith(nickname: string): LocalizedText | undefined {
  const spelledOut = nickname.normalize('NFKC')
  if (lengthOf(nickname) < NICKNAME_LENGTH.min || Math.max(lengthOf(nickname), lengthOf(spelledOut)) > NICKNAME_LENGTH.max) {
    return localizedText(m['account_refusal.nickname_length'], { min: NICKNAME_LENGTH.min, max: NICKNAME_LENGTH.max })
  }
  if (!ALLOWED.test(nickname) || INVISIBLE.test(nickname) || MARKS_PILED_UP.test(nickname) || STRAY_JOINER.test(nickname)) {
    return localizedText(m['account_refusal.nickname_signs'])
  }
  if (MIXED_LETTERS.test(spelledOut)) return localizedText(m['account_refusal.nickname_alphabets'])
  if (SITE_NAME.test(nickname)) return localizedText(m['account_refusal.nickname_site'])
  if (!/\p{L}/u.test(nickname)) return localizedText(m['account_refusal.nickname_letter'])
  if (TELEPHONE_NUMBER.test(nickname)) return localizedText(m['account_refusal.nickname_telephone'])
  if (isStaffName(nickname)) return localizedText(m['account_refusal.nickname_staff'])
  if (!isDecent(nickname)) return localizedText(m['account_refusal.nickname_friendlier'])
  return undefined
}

const CHARACTERS = new Intl.Segmenter()

/** In characters as people see them. */
function lengthOf(text: string): number {
  return [...CHARACTERS.segment(text)].length
}
