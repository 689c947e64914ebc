import { folded } from './folding.ts'
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
export function passwordProblem(password: string, names: readonly (string | null)[]): string | undefined {
  const lower = password.toLowerCase()
  if (isCommon(lower)) return 'This password is one of the first that others would try. Please choose another one.'
  if (names.some((name) => name !== null && hasName(lower, name))) {
    return 'Your password must not contain your e-mail or your nickname. Please choose another one.'
  }
  return undefined
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

function hasName(lower: string, name: string): boolean {
  const [local = ''] = folded(name).split('@')
  const isIn = (text: string, form: string): boolean => form.length >= MIN_NAME_LENGTH && text.includes(form)
  return isIn(lower, local) || isIn(bare(lower), bare(local))
}

function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
