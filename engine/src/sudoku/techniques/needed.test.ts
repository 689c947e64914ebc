import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../random.ts'
import { leansOn, onlyNeeded, type BoardDeduction } from './needed.ts'
import { readBoard } from '../notation.ts'
import { pickOrbits } from '../patterns.ts'
import { Position } from '../position.ts'
import { placing, type Candidate, type Step, type Technique } from './step.ts'
import { NINE } from '../units.ts'

const EMPTY = readBoard('.'.repeat(81)) ?? new Int32Array(81)

function ruling(technique: Technique, cells: readonly number[], digits: readonly number[], ...gone: readonly Candidate[]): Step {
  return { technique, cells, digits, placement: undefined, eliminations: gone }
}

function taken(step: Step, needs: (candidate: Candidate) => boolean = () => false): BoardDeduction {
  return { step, units: [], side: 9, needs }
}

describe('the steps that are needed', () => {
  const first = taken(ruling('naked pair', [0, 1], [1, 2], { cell: 5, digit: 1 }))
  const onFirst = (candidate: Candidate) => candidate.cell === 5 && candidate.digit === 1
  const idle = taken(ruling('X-wing', [9, 10], [3], { cell: 60, digit: 3 }))

  test('are all placements', () => {
    const placements = [taken(placing('naked single', 0, 1)), taken(placing('naked single', 8, 2))]
    expect(onlyNeeded(placements)).toEqual(placements)
  })

  test('are eliminations on which a later step leans, in their order', () => {
    const last = taken(placing('naked single', 5, 4), onFirst)
    expect(onlyNeeded([first, idle, last])).toEqual([first, last])
    expect(onlyNeeded([idle, first, last])).toEqual([first, last])
  })

  test('are not eliminations on which only an idle step leans', () => {
    const leaning = taken(idle.step, onFirst)
    const last = taken(placing('naked single', 80, 4))
    expect(onlyNeeded([first, leaning, last])).toEqual([last])
  })

  test('are chains of eliminations up to a placement', () => {
    const second = taken(idle.step, onFirst)
    const last = taken(placing('naked single', 60, 4), ({ cell, digit }) => cell === 60 && digit === 3)
    expect(onlyNeeded([first, second, last])).toEqual([first, second, last])
  })

  test('are not those on which an earlier step leaned', () => {
    expect(onlyNeeded([taken(placing('naked single', 5, 4), onFirst), first])).toHaveLength(1)
  })
})

describe('what a step leans on', () => {
  const position = new Position(NINE, EMPTY)
  for (const digit of [3, 4, 5, 6, 7, 8, 9]) position.eliminate(0, digit)

  test('is nothing for the last cell of a unit', () => {
    const needs = leansOn(position, placing('last in unit', 0, 1), [0])
    expect(needs({ cell: 0, digit: 3 })).toBe(false)
  })

  test('is what is gone from its own cells, for naked ones and wings', () => {
    for (const technique of ['naked single', 'naked pair', 'naked triple', 'naked quad', 'XY-wing', 'XYZ-wing', 'XY-chain'] as const) {
      const needs = leansOn(position, ruling(technique, [0, 1], [1, 2]), [0])
      expect([technique, needs({ cell: 0, digit: 3 }), needs({ cell: 0, digit: 1 }), needs({ cell: 2, digit: 3 })]).toEqual([
        technique,
        true,
        false,
        false,
      ])
    }
  })

  test('is its digits gone from its units, for hidden ones and fish', () => {
    for (const technique of ['hidden single in box', 'hidden pair', 'X-wing', 'locked candidates'] as const) {
      const needs = leansOn(position, ruling(technique, [0, 1], [1]), [0])
      const asked = [
        { cell: 8, digit: 1 },
        { cell: 8, digit: 2 },
        { cell: 9, digit: 1 },
      ]
      expect([technique, ...asked.map(needs)]).toEqual([technique, true, false, false])
    }
  })

  test('is its digits gone from each unit of its cells, row, column and box alike', () => {
    for (const [unit, cell] of [
      [0, 8],
      [9, 72],
      [18, 20],
    ] as const) {
      const needs = leansOn(position, ruling('hidden pair', [0, 1], [1]), [unit])
      expect([unit, needs({ cell, digit: 1 }), needs({ cell: 80, digit: 1 })]).toEqual([unit, true, false])
    }
  })

  test('is its digit anywhere, for colouring and single-digit patterns', () => {
    for (const technique of ['colouring', 'skyscraper', 'two-string kite'] as const) {
      const needs = leansOn(position, ruling(technique, [0, 1], [1]), [])
      expect([technique, needs({ cell: 80, digit: 1 }), needs({ cell: 80, digit: 2 })]).toEqual([technique, true, false])
    }
  })

  test('is its digits anywhere, and all that is gone from its cells, for a W-wing', () => {
    const needs = leansOn(position, ruling('W-wing', [0, 1], [1]), [])
    const asked = [
      { cell: 80, digit: 1 },
      { cell: 0, digit: 5 },
      { cell: 80, digit: 5 },
    ]
    expect(asked.map(needs)).toEqual([true, true, false])
  })
})

describe.each([4, 9] as const)('the pattern of the givens on a board of side %i', (side) => {
  const patterns = Array.from({ length: 300 }, (_, seed) => pickOrbits(randomFrom('orbits', seed), side))

  test('takes every cell once, alone or with one other', () => {
    for (const orbits of patterns) {
      expect(orbits.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: side * side }, (_, cell) => cell))
      expect(orbits.every(({ length }) => length === 1 || length === 2)).toBe(true)
    }
  })

  test('has a symmetry one time in three, of five kinds', () => {
    const symmetric = patterns.filter((orbits) => orbits.some(({ length }) => length === 2))
    expect(symmetric.length).toBeGreaterThan(60)
    expect(symmetric.length).toBeLessThan(140)
    const images = symmetric.map((orbits) => orbits.find((orbit) => orbit.includes(1))?.find((cell) => cell !== 1))
    const last = side - 1
    // Cell 1 under the half-turn, the mirrors left and right, up and down, and along both diagonals.
    expect(new Set(images)).toEqual(new Set([side * side - 2, last - 1, last * side + 1, side, (last - 1) * side + last]))
  })

  test('comes in random order', () => {
    expect(new Set(patterns.map(([first]) => String(first))).size).toBeGreaterThan(side)
  })
})
