import { expect, test } from 'vitest'
import { ALPHABET } from '../alphabet.ts'
import { emojiName } from '../emoji/name.ts'
import { kindOf } from '../kinds.ts'
import { readSecret, type Secret } from './secret.ts'
import { secretPuzzle } from './secret-puzzle.ts'

const SPANISH = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const puzzle = (secret: Secret, draw = 0, themeName = 'Fruit', alphabet = ALPHABET) =>
  secretPuzzle({ secret, themeName, draw, alphabet, nameOf: emojiName })
const word = (letters: string): Secret => ({ kind: 'word', word: letters })

test('every number from 1 to 99 is the one answer of a puzzle that needs no guessing', () => {
  for (let value = 1; value <= 99; value += 1) {
    for (const draw of [0, 1]) {
      const { question, answer, levelId } = puzzle({ kind: 'number', value }, draw)
      const kind = kindOf(1)
      expect(answer).toBe(`${value}`)
      expect(kind.prove(question)).toMatchObject({ answer })
      expect(kind.rate(question)).toMatchObject({ band: levelId })
    }
  }
})

test.each(['CAT', 'OTTER', 'DRAGON', 'UNICORN', 'RAINBOW', 'ZZZY'])('%s is spelled by a puzzle of its own', (letters) => {
  const { question, answer } = puzzle(word(letters))
  expect(answer).toBe(letters)
  expect(kindOf(3).prove(question)).toMatchObject({ answer })
  expect(question.typeId === 3 && [...letters].every((letter) => question.letters.includes(letter))).toBe(true)
})

test('another draw is another puzzle, and the same one is the same', () => {
  const [first, again, other] = [0, 0, 1].map((draw) => JSON.stringify(puzzle(word('OTTER'), draw)))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('no picture shows the word', () => {
  for (let draw = 0; draw < 40; draw += 1) {
    expect(puzzle(word('LEMON'), draw).question.emoji).not.toContain('lemon')
    expect(puzzle(word('APPLE'), draw).question.emoji).not.toContain('red-apple')
  }
})

test('another alphabet counts its own letters', () => {
  const { question, answer } = puzzle(word('NIÑO'), 0, 'Fruit', SPANISH)
  expect([answer, question.typeId === 3 && question.alphabet]).toEqual(['NIÑO', SPANISH])
})

test.each([
  ['1', { kind: 'number', value: 1 }],
  [' 99 ', { kind: 'number', value: 99 }],
  ['07', { kind: 'number', value: 7 }],
  ['otter', word('OTTER')],
  ['Café', word('CAFE')],
  ['niño', word('NINO')],
])('%s is read as a secret', (text, secret) => {
  expect(readSecret(text, ALPHABET)).toEqual(secret)
})

test('a letter of the alphabet keeps its sign', () => {
  expect(readSecret('niño', SPANISH)).toEqual(word('NIÑO'))
  expect(readSecret('n\u0069n\u0303o', SPANISH)).toEqual(word('NIÑO'))
})

test.each(['', ' ', '0', '00', '100', '-5', '4.2', 'ab', 'elephant', 'aaa', 'two words', 'кот', '🍎🍎🍎', 'a1b'])(
  '“%s” is no secret',
  (text) => {
    expect(readSecret(text, ALPHABET)).toBeUndefined()
  },
)
