import { expect, test } from 'vitest'
import { generateDaily } from '../daily.ts'
import { SLOTS } from '../day.ts'
import lovable from '../emoji/lovable.json' with { type: 'json' }
import { themeNamed } from '../emoji/themes.ts'
import type { WordQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { codeFrom } from './code.ts'
import { ENGLISH } from './vocabulary.ts'

const FIRST_DAY = 2300
const SLOTS_OF_WORDS = SLOTS.flatMap(({ typeId }, slot) => (typeId === 3 ? [slot] : []))

interface DayOfWords {
  readonly answers: readonly string[]
  readonly themes: readonly string[]
  readonly questions: readonly WordQuestion[]
  /** What each emoji spells, over the five words. */
  readonly lettersOf: ReadonlyMap<string, ReadonlySet<string>>
}

const DAYS: readonly DayOfWords[] = Array.from({ length: 400 }, (_, index) => {
  const puzzles = SLOTS_OF_WORDS.map((slot, place) => generateDaily(FIRST_DAY + index, slot, place % 2))
  const questions = puzzles.map(({ question }) => (question.typeId === 3 ? question : expect.unreachable()))
  const lettersOf = new Map<string, Set<string>>()
  for (const [at, { emoji, spelling }] of questions.entries()) {
    for (const [place, symbol] of spelling.entries()) {
      const name = emoji[symbol] ?? ''
      lettersOf.set(name, (lettersOf.get(name) ?? new Set()).add(puzzles[at]?.answer.charAt(place) ?? ''))
    }
  }
  return { answers: puzzles.map(({ answer }) => answer), themes: puzzles.map(({ theme }) => theme), questions, lettersOf }
})

test('in a day’s five words an emoji is the same letter, and a letter the same emoji', () => {
  for (const { lettersOf, questions } of DAYS) {
    const letters = [...lettersOf.values()].flatMap((all) => [...all])
    expect(letters).toHaveLength(lettersOf.size)
    expect(new Set(letters).size).toBe(letters.length)
    expect(questions.map(({ sharesCode }) => sharesCode)).toEqual([true, true, true, true, true])
  }
})

test('any two of a day’s words share a letter, and none comes twice', () => {
  for (const { answers } of DAYS) {
    expect(new Set(answers).size).toBe(5)
    const strangers = answers.filter((one) => answers.some((other) => [...one].every((letter) => !other.includes(letter))))
    expect(strangers).toEqual([])
  }
})

test('a day’s words have one theme, shown by most of their emoji, which are all lovable', () => {
  const fromTheme: boolean[] = []
  for (const { themes, questions } of DAYS) {
    expect(new Set(themes).size).toBe(1)
    const emoji = questions.flatMap((question) => question.emoji)
    expect(emoji.filter((one) => !lovable.includes(one))).toEqual([])
    const theme = themeNamed(themes[0] ?? '')
    fromTheme.push(...emoji.map((one) => theme.emoji.includes(one)))
  }
  expect(fromTheme.filter(Boolean).length / fromTheme.length).toBeGreaterThan(0.5)
  expect(new Set(DAYS.map(({ themes }) => themes[0])).size).toBeGreaterThan(30)
})

test('a vocabulary whose words share too few letters is refused', () => {
  const words = ['cat', 'dog', 'pig']
  const few = { ...ENGLISH, words }
  expect(() => codeFrom(randomFrom('few'), themeNamed('Pets'), few)).toThrow(RangeError)
})

test('codes change with the day', () => {
  const codeOf = ({ lettersOf }: DayOfWords) => [...lettersOf].map(([emoji, [letter]]) => `${emoji} ${letter}`)
  expect(new Set(DAYS.flatMap(codeOf)).size).toBeGreaterThan(2000)
})

test('each level asks for more than 120 words in 400 days', () => {
  const wordsOf = (level: number) => new Set(DAYS.map(({ answers }) => answers[level])).size
  expect(Math.min(...[0, 1, 2, 3, 4].map(wordsOf))).toBeGreaterThan(120)
})
