import * as englishWords from '@emojigma/messages/words/hints.ts'
import { loadLanguages } from '@emojigma/messages/languages.ts'
import { describe, expect, test } from 'vitest'
import { THEMES } from '../emoji/themes.ts'
import { kindOf } from '../kinds.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES } from '../types.ts'
import { explain } from './explain.ts'
import { wordsOf } from './explanation-words.ts'

const CASES = PUZZLE_TYPES.flatMap(({ id, name, levels }) => levels.map((levelId) => ({ id, levelId, name: `${name} at ${levelId}` })))
const TURNS = 12
const LEFT_IN_ENGLISH = String.raw`undefined|\bNaN\b| {2}|\b(?:the|and|with|row|column|only)\b`

/** Names of emoji that may be in a sentence, and what no whole sentence has, by language. */
const BY_LANGUAGE: Readonly<Record<string, { readonly names: readonly string[]; readonly notWhole: string }>> = {
  es: {
    names: ['zorro', 'león', 'pez', 'uvas', 'manzana roja', 'pulpo', 'koala', 'delfín', 'búho', 'ratón'],
    notWhole: String.raw`\balgo\b|\bline\b| o o |el el | de el `,
  },
  fr: {
    names: ['renard', 'oie', 'hibou', 'cerises', 'pomme rouge', 'ours', 'part de gâteau', 'os', 'œuf', 'château'],
    notWhole: String.raw` (?:de|à) les? |\b(?:de|que|le|la) [aeiouéèêœ](?! à)|l’emoji l’emoji| [;:!?]`,
  },
}

const languages = await loadLanguages()

test('every language is looked at', () => {
  expect([...languages.keys()].toSorted()).toEqual(['en', ...Object.keys(BY_LANGUAGE)].toSorted())
})

describe.each(Object.entries(BY_LANGUAGE))('in %s', (code, { names, notWhole }) => {
  const words = languages.get(code)?.words
  const broken = new RegExp(`${LEFT_IN_ENGLISH}|${notWhole}`, 'i')

  test.each(CASES)('hints and descriptions of $name are whole sentences', ({ id, levelId, name }) => {
    if (!words) throw new Error(`no ${code}`)
    const said = Array.from({ length: TURNS }, (_, turn) => {
      const random = randomFrom(code, name, turn)
      const { question } = kindOf(id).generate({ levelId, theme: random.pick(THEMES), otherThemes: THEMES, random })
      const explanation = explain(question)
      const steps = 'steps' in explanation ? explanation.steps : []
      const hints = steps.flatMap((step) => Object.values(wordsOf(step, names, words.hints)))
      expect(hints).toHaveLength(steps.flatMap((step) => Object.values(wordsOf(step, names, englishWords))).length)
      return [...hints, kindOf(id).describe(question, words.descriptions, names)]
    }).flat()
    expect(said.length).toBeGreaterThan(TURNS)
    // A description may begin with a name.
    expect(said.filter((text) => broken.test(text) || !/^[\p{Lu}\p{Ll}¿\d].*[.?]$/u.test(text))).toEqual([])
  })
})
