import { expect, test } from 'vitest'
import { mixedFive, type FilledStrand } from './mixed-five.ts'
import { strandNamed } from './strands.ts'

/** A Thursday. */
const TODAY = 2521
const filled = (...strands: readonly FilledStrand['strand'][]) => strands.map((strand) => ({ strand, step: 1, day: TODAY - 10 }))
const MANY = filled('counting', 'doubles', 'times', 'sharing', 'last-one', 'pairs', 'odd-one', 'below-zero')

test('five ideas, one puzzle each, the same all week and others in the next one', () => {
  const five = mixedFive(MANY, TODAY)
  expect(new Set(five.map(({ strand }) => strand)).size).toBe(5)
  expect(mixedFive(MANY.toReversed(), TODAY + 1)).toEqual(five)
  expect(mixedFive(MANY, TODAY + 7)).not.toEqual(five)
  expect(five.every(({ filledOn }) => filledOn === TODAY - 10)).toBe(true)
})

test('what was filled less than a week ago is not among them', () => {
  const young: FilledStrand = { strand: 'wings', step: 1, day: TODAY - 6 }
  expect(
    mixedFive([...filled('times', 'pairs'), young], TODAY)
      .map(({ strand }) => strand)
      .toSorted(),
  ).toEqual(['pairs', 'times'])
  expect(mixedFive([{ ...young, day: TODAY - 7 }], TODAY)).toHaveLength(1)
})

test('no two of a group follow each other where that can be', () => {
  for (let week = 0; week < 50; week += 1) {
    const groups = mixedFive(filled('counting', 'doubles', 'times', 'sharing', 'last-one'), TODAY + 7 * week).map(
      ({ strand }) => strandNamed(strand)?.group,
    )
    const repeats = groups.filter((group, index) => group === groups[index - 1]).length
    expect(repeats).toBe(0)
  }
})
