import * as englishWords from '@emojigma/messages/words/hints.ts'
import { loadLanguages } from '@emojigma/messages/languages.ts'
import { expect, test } from 'vitest'
import { THEMES } from '../emoji/themes.ts'
import { kindOf } from '../kinds.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES } from '../types.ts'
import { explain } from './explain.ts'
import { wordsOf } from './explanation-words.ts'

const NAMES = ['zorro', 'león', 'pez', 'uvas', 'manzana roja', 'pulpo', 'koala', 'delfín', 'búho', 'ratón']
const CASES = PUZZLE_TYPES.flatMap(({ id, name, levels }) => levels.map((levelId) => ({ id, levelId, name: `${name} at ${levelId}` })))
const TURNS = 12
const NOT_WHOLE = /undefined|\bNaN\b|\balgo\b| {2}|\b(?:the|and|with|row|column|line|only)\b| o o |el el | de el /i

const spanish = (await loadLanguages()).get('es')?.words

test.each(CASES)('Spanish hints and descriptions of $name are whole sentences', ({ id, levelId, name }) => {
  const words = spanish
  if (!words) throw new Error('no Spanish')
  const said = Array.from({ length: TURNS }, (_, turn) => {
    const random = randomFrom('spanish', name, turn)
    const { question } = kindOf(id).generate({ levelId, theme: random.pick(THEMES), otherThemes: THEMES, random })
    const explanation = explain(question)
    const steps = 'steps' in explanation ? explanation.steps : []
    const hints = steps.flatMap((step) => Object.values(wordsOf(step, NAMES, words.hints)))
    expect(hints).toHaveLength(steps.flatMap((step) => Object.values(wordsOf(step, NAMES, englishWords))).length)
    return [...hints, kindOf(id).describe(question, words.descriptions, NAMES)]
  }).flat()
  expect(said.length).toBeGreaterThan(TURNS)
  // A description may begin with a name.
  expect(said.filter((text) => NOT_WHOLE.test(text) || !/^[\p{Lu}\p{Ll}¿\d].*[.?]$/u.test(text))).toEqual([])
})
