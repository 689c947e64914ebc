import { expect, test } from 'vitest'
import { GENERATOR_VERSION, generateDaily } from './daily.ts'
import { SECTION_SIZE, SLOTS } from './day.ts'
import lovable from './emoji/lovable.json' with { type: 'json' }

const FIRST_DAY = 2520
const DAYS = 60

/** The emoji of a slot on sixty days that are not among the lovable ones. */
function othersIn(slot: number): string[] {
  const emoji = Array.from({ length: DAYS }, (_, day) => generateDaily(FIRST_DAY + day, slot, 0)).flatMap(({ question }) => question.emoji)
  return emoji.filter((one) => !lovable.includes(one.replace(/_.*/, '')))
}

test('Levels 1 to 3 and the first puzzle of each section show lovable emoji alone', () => {
  const young = SLOTS.flatMap(({ levelId }, slot) => ([6, 7, 8].includes(levelId) || slot % SECTION_SIZE === 0 ? [slot] : []))
  expect(young.flatMap(othersIn)).toEqual([])
})

test('the other puzzles show all emoji', () => {
  expect(SLOTS.flatMap(({ levelId }, slot) => (levelId === 5 ? othersIn(slot) : [])).length).toBeGreaterThan(100)
})

test('no lovable emoji is a fly, a snake or a lantern', () => {
  const unloved = new Set(['fly', 'snake', 'red-paper-lantern', 'mosquito', 'spider', 'desert', 'moon-cake', 'saluting-face'])
  expect(lovable.filter((emoji) => unloved.has(emoji))).toEqual([])
})

/** Of Grid the answers, as version 6 makes them; of Emojidoku the first four givens, as version 4 made them. */
const SEEDED = [
  { day: 2520, answers: '8 5 45 37 31', givens: '4232 2433 1231 4142 3112 1472 3289 8926 5832 5786' },
  { day: 2600, answers: '12 23 9 50 -1', givens: '1232 3144 2134 1231 4131 9547 3566 9267 3641 1995' },
]

test.each(SEEDED)('Grid of day $day is that of version 6, and Emojidoku that of version 4', ({ day, ...made }) => {
  expect(GENERATOR_VERSION).toBe(6)
  const puzzles = SLOTS.map((_, slot) => generateDaily(day, slot, 0))
  const answers = puzzles.flatMap(({ question: { typeId }, answer }) => (typeId === 2 ? [answer] : []))
  const givens = puzzles.flatMap(({ question }) => (question.typeId === 4 ? [question.board.replaceAll('.', '').slice(0, 4)] : []))
  expect({ answers: answers.join(' '), givens: givens.join(' ') }).toEqual(made)
})
