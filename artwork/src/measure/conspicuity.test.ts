import { describe, expect, test } from 'vitest'
import { conspicuityOf, joinedDistance } from './conspicuity.ts'

const SIDE = 25
const CELL_PX = 19

/** A square of one lightness with a spot of another. */
function field(spotPx: number, lightness: number): Float64Array {
  const middle = Math.floor(SIDE / 2)
  const values = new Float64Array(3 * SIDE * SIDE)
  for (let y = middle; y < middle + spotPx; y += 1) for (let x = middle; x < middle + spotPx; x += 1) values[3 * (y * SIDE + x)] = lightness
  return values
}

const NOTHING = field(0, 0)

describe('how conspicuous a difference is', () => {
  test('is nothing where there is none', () => {
    expect(conspicuityOf(field(3, 40), field(3, 40), CELL_PX)).toEqual({ peak: 0, sharpness: 0 })
  })

  test('is its contrast where it is larger than any pool', () => {
    const { peak, sharpness } = conspicuityOf(field(11, 40), NOTHING, CELL_PX)
    expect(peak).toBeCloseTo(40, 0)
    expect(sharpness).toBeCloseTo(1, 1)
  })

  test('is less for a spot, and sharper', () => {
    const [spot, area] = [conspicuityOf(field(2, 40), NOTHING, CELL_PX), conspicuityOf(field(5, 40), NOTHING, CELL_PX)]
    expect(spot.peak).toBeLessThan(area.peak)
    expect(spot.sharpness).toBeGreaterThan(area.sharpness)
  })

  test('is less where a lighter and a darker part lie close together: the eye pools them', () => {
    const beside = field(4, 40).map((value, at) => (value !== 0 && Math.floor(at / 3) % 2 === 0 ? -value : value))
    expect(conspicuityOf(beside, NOTHING, CELL_PX).peak).toBeLessThan(0.5 * conspicuityOf(field(4, 40), NOTHING, CELL_PX).peak)
  })

  test('is the same in a picture of more pixels a cell', () => {
    const fine = Float64Array.from({ length: 3 * (2 * SIDE) ** 2 }, (_, at) => {
      const pixel = Math.floor(at / 3)
      const [x, y] = [Math.floor((pixel % (2 * SIDE)) / 2), Math.floor(pixel / (2 * SIDE) / 2)]
      return field(3, 40)[3 * (y * SIDE + x) + (at % 3)] ?? 0
    })
    const nothing = new Float64Array(fine.length)
    const ratio = conspicuityOf(fine, nothing, 2 * CELL_PX).peak / conspicuityOf(field(3, 40), NOTHING, CELL_PX).peak
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05)
  })
})

test('a distance rises with the difference and three times as fast with the peak', () => {
  expect(joinedDistance(16, { peak: 16, sharpness: 2 })).toBeCloseTo(16)
  expect(joinedDistance(16 * 16, { peak: 16, sharpness: 2 })).toBeCloseTo(32)
  expect(joinedDistance(16, { peak: 16 * 2 ** (4 / 3), sharpness: 2 })).toBeCloseTo(32)
})
