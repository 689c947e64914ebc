import { TODAY } from '../../../platform/testing/noon.ts'
import { expect, test } from 'vitest'
import { dayWords, emojiRow, resultWords, type Result } from './result-words.ts'

const PUZZLE = { id: 100_681, typeId: 1, levelId: 8 } as const

test.each([
  [1, 'solved at the first try'],
  [2, 'solved in 2 tries'],
  [5, 'solved in 5 tries'],
  [6, 'solved with patience'],
  [40, 'solved with patience'],
  [undefined, 'solved'],
])('of %s tries it tells kindly', (tries, words) => {
  expect(resultWords({ puzzle: PUZZLE, tries }).split('\n')[0]).toBe(`Emojigma No. 100681 · Classic · Level 3 ✓ ${words}`)
})

test('type and level are named as people know them', () => {
  expect(resultWords({ puzzle: { id: 7, typeId: 5, levelId: 5 }, tries: 1 })).toBe(
    'Emojigma No. 7 · Spot the odd emoji · Master ✓ solved at the first try\n🔍 🟩',
  )
})

test.each<[Omit<Result, 'puzzle'>, string]>([
  [{}, '🧮 🟩'],
  [{ tries: 1 }, '🧮 🟩'],
  [{ tries: 3 }, '🧮 ⬜⬜🟩'],
  [{ tries: 40 }, '🧮 ⬜⬜⬜⬜⬜🟩'],
  [{ tries: 2, hintRung: 3 }, '🧮 ⬜🟩 💡💡💡'],
])('a row of emoji shows the kind, the wrong guesses and the hints of %j', (more, row) => {
  expect(emojiRow({ puzzle: PUZZLE, ...more })).toBe(row)
})

test('each kind has a symbol of its own', () => {
  const rows = ([1, 2, 3, 4, 5] as const).map((typeId) => emojiRow({ puzzle: { ...PUZZLE, typeId } }))
  expect(new Set(rows).size).toBe(5)
})

test('a day is told by its date, its stars and a line for each puzzle, and long ones end', () => {
  const day = TODAY
  const result = { puzzle: PUZZLE, tries: 2 }
  expect(dayWords({ day, results: [result] })).toBe('Emojigma · 21 November 2026 · ⭐\n🧮 ⬜🟩 Classic · Level 3')
  const many = dayWords({ day, results: Array.from({ length: 14 }, () => result) }).split('\n')
  expect([many[0], many.length, many.at(-1)]).toEqual(['Emojigma · 21 November 2026 · ⭐⭐⭐', 12, 'and 4 more'])
})
