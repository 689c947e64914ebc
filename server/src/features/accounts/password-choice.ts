import { m } from '@emojigma/messages'
import { localizedText, type LocalizedText } from '../../platform/said.ts'
import { folded } from '../../platform/folding.ts'
import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'

/** Shorter names occur in too many good passwords. */
const MIN_NAME_LENGTH = 4
const MIN_DISTINCT_CHARACTERS = 5

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Checks a password of sufficient length.
 *  @param names the e-mail and the nickname, which other people know
 *  @returns what is wrong with it, or undefined */
export function passwordProblem(password: string, names: readonly (string | null)[]): LocalizedText | undefined {
  const lower = password.toLowerCase()
  if (isCommon(lower)) return localizedText(m['account_refusal.common_password'])
  const found = names.flatMap((name) => (name === null ? [] : localPartOf(name))).find((name) => hasName(password, name))
  if (found === undefined) return undefined
  return localizedText(m['account_refusal.password_contains'], { name: found })
}

/** Whether only a common word is left without digits and signs around it, and with look-alikes read as letters. */
function isCommon(lower: string): boolean {
  if (new Set(lower).size < MIN_DISTINCT_CHARACTERS) return true
  const core = lower.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const readings = [lower, core, asLetters(lower), asLetters(core)]
  return readings.some((reading) => wordsIn(reading).some((word) => COMMON_PASSWORD_WORDS.has(word)))
}

function asLetters(text: string): string {
  return [...text].map((character) => LOOK_ALIKES[character] ?? character).join('')
}

function wordsIn(text: string): readonly string[] {
  const plain = bare(text)
  return [plain, plain.replaceAll(/^\p{N}+|\p{N}+$/gu, ''), plain.replaceAll(/\P{L}/gu, '')]
}

function localPartOf(name: string): string {
  return folded(name).split('@')[0] ?? ''
}

/** Whether a password contains a name as a word of its own, with any signs between its letters, or as half of its length: `anna` is in
 *  “Anna-tree-77” and in “xanna77!”, not in “Havanna-tree-77”. */
function hasName(password: string, name: string): boolean {
  const characters = [...bare(name)]
  if (characters.length < MIN_NAME_LENGTH) return false
  if (characters.length * 2 >= [...bare(password)].length && bare(folded(password)).includes(bare(name))) return true
  return spellings(password, characters).some(([from, to]) => isWord(password.slice(0, from), password.slice(from, to), password.slice(to)))
}

/** Where a password spells these characters in a row, with only signs between them. A regular expression would take over a millisecond to
 *  compile for each name.
 *  @param characters lower-case letters and digits
 *  @returns from and to, as indices into the password */
function spellings(password: string, characters: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const letters = [...password.matchAll(/[\p{L}\p{N}]/gu)]
  return letters.flatMap((first, at) => {
    const isSpelled = characters.every((character, offset) => letters[at + offset]?.[0].toLowerCase() === character)
    const last = letters[at + characters.length - 1]
    return isSpelled && last ? [[first.index, last.index + last[0].length] as const] : []
  })
}

/** Words end at signs, at digits, and where a capital follows a lower-case letter. */
function isWord(before: string, word: string, after: string): boolean {
  return endsBetween(before, word) && endsBetween(word, after)
}

function endsBetween(one: string, other: string): boolean {
  return !/\p{L}$/u.test(one) || !/^\p{L}/u.test(other) || (/\p{Ll}$/u.test(one) && /^\p{Lu}/u.test(other))
}

function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
