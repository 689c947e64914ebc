import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { JUNIOR_LEVEL_IDS } from '../levels.ts'
import type { Expression, WordQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { word } from './word.ts'

describe('Word puzzles', () => {
  it.each(JUNIOR_LEVEL_IDS)('do not exist at level id %i', (levelId) => {
    expect(() => word.generate({ levelId, theme: TEST_THEME, random: randomFrom('word', levelId) })).toThrow(RangeError)
  })
})

/** The puzzle that the design shows: the word is BEAD. */
const SHOWN: WordQuestion = {
  typeId: 3,
  emoji: ['rocket', 'fish', 'crown', 'frog'],
  equations: [
    { left: plus(0, 0), right: 4 },
    { left: plus(0, 1), right: 7 },
    { left: { operands: plus(1, 2).operands, operators: ['-'] }, right: 4 },
    { left: plus(3, 2), right: 5 },
  ],
  spelling: [0, 1, 2, 3],
  letters: 'ABCDELRS',
}

describe('describing a Word question', () => {
  it('reads the equations, the spelling and the key', () => {
    expect(word.describe(SHOWN, descriptionWords)).toBe(
      'rocket plus rocket equals 4. rocket plus fish equals 7. fish minus crown equals 4. frog plus crown equals 5. ' +
        'The word is spelled by: rocket, fish, crown, frog. A is 1, B is 2, up to Z is 26. What is the word?',
    )
  })
})

describe('the repeat key of a Word puzzle', () => {
  const key = (question: WordQuestion, answer = 'BEAD'): string => word.repeatKey({ levelId: 2, theme: 'Test', question, answer })

  it('is the same for other emoji, another order and another tray', () => {
    const other = {
      ...SHOWN,
      emoji: ['red-apple', 'grapes', 'banana', 'pear'],
      equations: SHOWN.equations.toReversed(),
      letters: 'ABDEFGHI',
    }
    expect(key(other)).toBe(key(SHOWN))
  })

  it('differs for another word of the same letters', () => {
    expect(key({ ...SHOWN, spelling: [3, 1, 2, 0] }, 'DEAB')).not.toBe(key(SHOWN))
  })
})

describe('solving a Word question', () => {
  it('finds the word of the puzzle that the design shows', () => {
    expect(word.solve(SHOWN)).toEqual({ kind: 'unique', answer: 'BEAD' })
  })

  it('says ambiguous while a letter is open', () => {
    expect(word.solve({ ...SHOWN, equations: SHOWN.equations.slice(0, 3) })).toEqual({ kind: 'ambiguous' })
  })

  it.each<[string, WordQuestion]>([
    ['a number above that of Z', { ...SHOWN, equations: [...SHOWN.equations.slice(0, 3), { left: plus(3, 2), right: 90 }] }],
    ['equations that contradict each other', { ...SHOWN, equations: [...SHOWN.equations, { left: plus(0), right: 9 }] }],
    ['no letters', { ...SHOWN, spelling: [] }],
    ['an emoji that is not there', { ...SHOWN, spelling: [0, 1, 2, 9] }],
    ['an equation of another emoji', { ...SHOWN, equations: [{ left: plus(9), right: 9 }] }],
  ])('says impossible for %s', (_, question) => {
    expect(word.solve(question)).toEqual({ kind: 'impossible' })
  })
})

function plus(...symbols: number[]): Expression {
  return { operands: symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 })), operators: symbols.slice(1).map(() => '+') }
}
