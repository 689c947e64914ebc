import { expect, test } from 'vitest'
import { generateDaily } from './daily.ts'
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
