import { m } from '@emojigma/messages'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import { folded } from '../../platform/case-folding.ts'
import { COMMON_PASSWORD_WORDS } from './common-passwords.ts'

/** Shorter names are found in too many good passwords. */
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

/** What is wrong with a password that keeps the rule: nothing, or a sentence.
 *  @param names the e-mail and the nickname, which others know */
export function passwordProblem(password: string, names: readonly (string | null)[]): LocalizedText | undefined {
  const lower = password.toLowerCase()
  if (isCommon(lower)) return localizedText(m['account_refusal.common_password'])
  const found = names.flatMap((name) => (name === null ? [] : localPartOf(name))).find((name) => hasName(password, name))
  if (found === undefined) return undefined
  return localizedText(m['account_refusal.password_contains'], { name: found })
}

/** Whether nothing but a common word is left once figures and signs around it are dropped and look-alikes are read as letters. */
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

/** Whether a name stands in a password as a word of its own, whatever signs are between its letters, or makes up half of it: `anna` is in
 *  “Anna-tree-77” and in “xanna77!”, not in “Havanna-tree-77”. */
function hasName(password: string, name: string): boolean {
  const characters = [...bare(name)]
  if (characters.length < MIN_NAME_LENGTH) return false
  if (characters.length * 2 >= [...bare(password)].length && bare(folded(password)).includes(bare(name))) return true
  return spellings(password, characters).some(([from, to]) => isWord(password.slice(0, from), password.slice(from, to), password.slice(to)))
}

/** Where a password spells these characters one after the other, with nothing but signs between them. An expression would say it in a line,
 *  and take over a millisecond to be compiled for each name.
 *  @param characters small letters and figures
 *  @returns from and to, as indices into the password */
function spellings(password: string, characters: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const kept = [...password.matchAll(/[\p{L}\p{N}]/gu)]
  return kept.flatMap((first, at) => {
    const isSpelled = characters.every((character, offset) => kept[at + offset]?.[0].toLowerCase() === character)
    const last = kept[at + characters.length - 1]
    return isSpelled && last ? [[first.index, last.index + last[0].length] as const] : []
  })
}

/** Words end at signs, at figures, and where a capital follows a small letter. */
function isWord(before: string, word: string, after: string): boolean {
  return endsBetween(before, word) && endsBetween(word, after)
}

function endsBetween(one: string, other: string): boolean {
  return !/\p{L}$/u.test(one) || !/^\p{L}/u.test(other) || (/\p{Ll}$/u.test(one) && /^\p{Lu}/u.test(other))
}

function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
