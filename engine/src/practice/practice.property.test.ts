import { expect, test } from 'vitest'
import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { drawPractice } from './draw.ts'
import { placeOf, skillsOf, strandOf } from './strand-of.ts'
import { PUZZLES_A_STEP, STRAND_GROUPS, strandNamed, STRANDS } from './strands.ts'

/** Boards that need a rare technique are drawn slowly. */
const SLOW = new Set(['only-emoji', 'locked-places', 'pairs', 'triples', 'wings'])

const STEPS = STRANDS.flatMap((strand) => strand.steps.map((rung, index) => ({ strand, rung, step: index + 1 })))

test.each(STEPS)(
  'each puzzle of step $step of $strand.id needs its idea and none that comes later',
  { timeout: 60_000 },
  ({ strand, rung, step }) => {
    for (let number = 0; number < (SLOW.has(strand.id) ? 3 : 15); number += 1) {
      const { question, answer, levelId } = drawPractice({ strand: strand.id, step }, number)
      const { typeId } = question
      expect([typeId, levelId]).toEqual([rung.typeId, rung.levelId])
      expect(kindOf(typeId).solve(question)).toMatchObject({ kind: 'unique', answer })
      expect(strandOf(question)).toBe(strand.id)
      expect(skillsOf(question)).toContain(strand.skill)
      expect(placeOf(question, levelId)).toMatchObject({ strand: strand.id })
    }
  },
)

test('a number is the same puzzle always, and another number another one', () => {
  const draw = (number: number) => drawPractice({ strand: 'times-first', step: 2 }, number)
  expect(draw(3)).toEqual(draw(3))
  const different = new Set(Array.from({ length: PUZZLES_A_STEP }, (_, number) => JSON.stringify(draw(number).question)))
  expect(different.size).toBe(PUZZLES_A_STEP)
})

test('the steps of a strand become harder, and the strands stand in the order of their groups', () => {
  for (const { steps } of STRANDS) {
    const ranks = steps.map(({ levelId }) => ALL_LEVEL_IDS.indexOf(levelId))
    expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks)
  }
  const groups = STRANDS.map(({ group }) => STRAND_GROUPS.indexOf(group))
  expect(groups.toSorted((one, other) => one - other)).toEqual(groups)
})

test('there is no step that a strand has not', () => {
  expect(strandNamed('juggling')).toBeUndefined()
  expect(() => drawPractice({ strand: 'wings', step: 3 }, 0)).toThrow('no step 3 of wings')
})

test('what the steps do not solve stands in no strand', () => {
  const nothing = { typeId: 4, emoji: ['red-apple', 'mushroom', 'dolphin', 'carrot'], board: '................' } as const
  expect(strandOf(nothing)).toBeUndefined()
  expect(placeOf(nothing, 6)).toBeUndefined()
})
