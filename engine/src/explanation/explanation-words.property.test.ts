import * as hintWords from '@emojigma/messages/words/hints.ts'
import { expect, test } from 'vitest'
import { wordsOf } from './explanation-words.ts'
import { explain } from './explain.ts'
import type { BoardStep, ExplanationStep } from './explanation.ts'
import { kindOf } from '../kinds.ts'
import { randomFrom } from '../random.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { THEMES } from '../emoji/themes.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '../types.ts'
import type { LevelId } from '../levels.ts'

const SEEDS = 30
const PLURAL_NAMES = ['grapes', 'cherries', 'scissors', 'socks', 'beans', 'gloves', 'glasses', 'jeans', 'peanuts']

function stepsOf(typeId: PuzzleTypeId, levelId: LevelId, seed: number): readonly ExplanationStep[] {
  const theme = typeId === 4 || typeId === 5 ? (THEMES[seed % THEMES.length] ?? TEST_THEME) : TEST_THEME
  const explanation = explain(kindOf(typeId).generate({ levelId, theme, random: randomFrom('words', typeId, levelId, seed) }).question)
  return explanation.kind === 'explained' ? explanation.steps : []
}

function allSteps(typeIds: readonly PuzzleTypeId[]): ExplanationStep[] {
  return PUZZLE_TYPES.filter(({ id }) => typeIds.includes(id)).flatMap(({ id, levels }) =>
    levels.flatMap((levelId) => Array.from({ length: SEEDS }, (_, seed) => stepsOf(id, levelId, seed)).flat()),
  )
}

test('names in the plural never meet a verb in the singular', () => {
  const spoken = allSteps([1, 2, 3, 4]).flatMap((step) => Object.values(wordsOf(step, PLURAL_NAMES, hintWords)))
  // A sum may end with a name before its "equals".
  const mistaken = new RegExp(`\\b(${PLURAL_NAMES.join('|')}) (is|goes|has|says|does|fits|takes|was)\\b`, 'i')
  expect(spoken.length).toBeGreaterThan(1000)
  expect(spoken.filter((text) => mistaken.test(text))).toEqual([])
})

test('a chain of many cells names one of each half and tells how many more there are', () => {
  const chains = (allSteps([4]) as BoardStep[]).filter(({ technique }) => technique === 'colouring')
  const long = chains.filter(({ cells }) => cells.length > 4)
  expect(long.length).toBeGreaterThan(0)
  for (const step of long) {
    const { where, worked } = wordsOf(step, PLURAL_NAMES, hintWords)
    expect(where).toMatch(/^Look at (?:(?:row|column) \d(?:, column \d|: (?:rows|columns) [^;]*)(?:;|\.| and \d+ more\.)\s?){1,3}$/)
    const [halves = ''] = worked.split('. ')
    expect(halves.match(/row \d, column \d/g)).toHaveLength(2)
  }
})
