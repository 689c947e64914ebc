import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { eliminate, isEntangled } from './elimination.ts'

describe('elimination', () => {
  it('finds the rank and leaves one pivot value', () => {
    const rows = [
      [2, 1, 1, 8],
      [4, 2, 2, 16],
      [1, -1, 2, 3],
    ]
    expect(eliminate(rows, 3)).toEqual([0, 1])
    expect(rows[2]?.every((value) => value === 0)).toBe(true)
    expect(rows[0]?.[0]).toBe(rows[1]?.[1])
  })

  it('solves square systems exactly', () => {
    const random = randomFrom('elimination')
    for (let round = 0; round < 500; round += 1) {
      const size = random.between(1, 5)
      const solution = Array.from({ length: size }, () => random.between(-20, 20))
      const rows = Array.from({ length: size }, () => {
        const row = Array.from({ length: size }, () => random.between(-4, 4))
        return [...row, row.reduce((sum, coefficient, index) => sum + coefficient * (solution[index] ?? 0), 0)]
      })
      const pivots = eliminate(rows, size)
      if (pivots?.length !== size) continue
      expect(rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 0) + 0)).toEqual(solution)
      expect(rows.flat().every(Number.isSafeInteger)).toBe(true)
    }
  })

  it('gives up rather than round', () => {
    const rows = [
      [9e15, 1, 1],
      [1, 9e15, 1],
    ]
    expect(eliminate(rows, 2)).toBeUndefined()
  })
})

describe('an entangled system', () => {
  it.each([
    [[[3]], true],
    [
      [
        [1, 1],
        [1, -1],
      ],
      true,
    ],
    [
      [
        [1, 1],
        [2, 0],
      ],
      false,
    ],
    [
      [
        [1, 1, 0],
        [0, 1, 1],
        [1, 0, 1],
      ],
      true,
    ],
    [
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 2],
      ],
      false,
    ],
    [
      [
        [1, 1],
        [1, 1],
      ],
      false,
    ],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      false,
    ],
  ])('is one where every unknown needs every equation: %j', (rows, expected) => {
    expect(isEntangled(rows)).toBe(expected)
  })
})
