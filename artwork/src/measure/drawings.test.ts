import { describe, expect, test } from 'vitest'
import { labOf, simulated, VISIONS, type Rgb, type Vision } from './colour.ts'
import { areConfusable } from './looks.ts'
import { differenceOf, leastDifference } from './difference.ts'
import { HUES, hueOf, type Hue } from './looks.ts'
import { FACE_LIGHTNESS, PIXELS, SIDE, strengthOf, type Icon } from './icon.ts'
import { distanceOf } from './odd-pairs.ts'
import { isPale } from './looks.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const BOX: Area = { x: 8, y: 8, width: 16, height: 16 }
const RED: Rgb = [200, 30, 30]
const GREEN: Rgb = [30, 130, 60]
const BLUE: Rgb = [30, 80, 200]
const BLACK: Rgb = [10, 10, 10]
const NEAR_WHITE: Rgb = [250, 250, 248]

/** A drawing of one-coloured rectangles on a tile's face; later ones lie over earlier ones. */
function drawing(...areas: readonly (readonly [Area, Rgb])[]): Icon {
  const coverage = new Float64Array(PIXELS)
  const lab = Object.fromEntries(
    VISIONS.map((vision) => [vision, Float64Array.from({ length: 3 * PIXELS }, (_, at) => (at % 3 === 0 ? FACE_LIGHTNESS : 0))]),
  ) as Record<Vision, Float64Array>
  for (const [{ x, y, width, height }, rgb] of areas) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        coverage[row * SIDE + column] = 1
        for (const vision of VISIONS) lab[vision].set(labOf(simulated(rgb, vision)), 3 * (row * SIDE + column))
      }
    }
  }
  return { emoji: 'drawing', coverage, lab, strength: strengthOf(coverage, lab.usual) }
}

describe('the difference of two drawings', () => {
  test('is none to itself', () => {
    const { shape, seen } = differenceOf(drawing([BOX, RED]), drawing([BOX, RED]))
    expect(shape).toBe(0)
    expect(Object.values(seen)).toEqual([0, 0, 0, 0, 0])
  })

  test('is the same both ways', () => {
    const [one, other] = [drawing([BOX, RED]), drawing([{ ...BOX, width: 5 }, BLUE])]
    const [there, back] = [differenceOf(one, other), differenceOf(other, one)]
    expect(there.shape).toBe(back.shape)
    for (const vision of VISIONS) expect(there.seen[vision]).toBeCloseTo(back.seen[vision], 9)
  })

  test.each([
    ['half of the other', { ...BOX, width: 8 }, 0.5],
    ['a quarter of the other', { ...BOX, width: 8, height: 8 }, 0.75],
    ['beside the other', { ...BOX, x: 24, width: 8 }, 1],
    ['shifted by half', { ...BOX, x: 16 }, 2 / 3],
  ])('in shape is what is not shared of what either covers: %s', (_, area, shape) => {
    expect(differenceOf(drawing([BOX, RED]), drawing([area, RED])).shape).toBeCloseTo(shape, 9)
  })

  test('in colour alone leaves the shape at none, and grey eyes see only lightness', () => {
    const { shape, seen } = differenceOf(drawing([BOX, RED]), drawing([BOX, GREEN]))
    expect(shape).toBe(0)
    expect(seen.usual).toBeGreaterThan(80)
    expect(seen.grey).toBeLessThan(15)
    expect(seen.deutan).toBeLessThan(seen.usual / 2)
  })

  test('is measured after a shift of the other, which may fall off the edge', () => {
    const one = drawing([BOX, RED])
    const moved = drawing([{ ...BOX, x: 9, y: 7 }, RED])
    expect(differenceOf(one, moved).shape).toBeGreaterThan(0.1)
    expect(differenceOf(one, moved, { dx: 1, dy: -1 }).shape).toBe(0)
    expect(differenceOf(one, moved, { dx: -1, dy: 1 }).shape).toBeGreaterThan(differenceOf(one, moved).shape)
    expect(differenceOf(one, one, { dx: SIDE, dy: 0 }).shape).toBe(1)
  })

  test('is least where they fit best, no more than a pixel away', () => {
    const one = drawing([BOX, RED])
    const byShape = ({ shape }: { readonly shape: number }): number => shape
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      expect(leastDifference(one, drawing([{ ...BOX, x: 8 + dx, y: 8 + dy }, RED]), byShape).shape).toBe(0)
    }
    expect(leastDifference(one, drawing([{ ...BOX, x: 10 }, RED]), byShape).shape).toBeCloseTo(2 / 17, 9)
  })
})

describe('two drawings are confusable', () => {
  const tall: Area = { x: 14, y: 2, width: 4, height: 28 }
  const wide: Area = { x: 2, y: 14, width: 28, height: 4 }

  test.each([
    ['one shape in two colours', drawing([BOX, RED]), drawing([BOX, BLUE]), true],
    ['one shape in black and white', drawing([BOX, BLACK]), drawing([BOX, NEAR_WHITE]), true],
    ['one slim shape a pixel apart', drawing([tall, BLACK]), drawing([{ ...tall, x: 15 }, BLACK]), true],
    ['shapes that share little', drawing([tall, RED]), drawing([wide, BLUE]), false],
    ['shapes that share nothing, of one dark colour', drawing([tall, BLACK]), drawing([{ ...tall, x: 2 }, BLACK]), false],
    ['pale shapes that share nothing', drawing([tall, NEAR_WHITE]), drawing([{ ...tall, x: 2 }, NEAR_WHITE]), true],
  ])('or not: %s', (_, one, other, isConfusable) => {
    expect(areConfusable(one, other)).toBe(isConfusable)
    expect(areConfusable(other, one)).toBe(isConfusable)
  })
})

test('the distance of two drawings is none to itself, and more for another shape than for another colour of like lightness', () => {
  const red = drawing([BOX, RED])
  expect(distanceOf(red, red)).toBe(0)
  const recoloured = distanceOf(red, drawing([BOX, GREEN]))
  expect(recoloured).toBeGreaterThan(0)
  expect(distanceOf(red, drawing([{ x: 2, y: 14, width: 28, height: 4 }, RED]))).toBeGreaterThan(recoloured)
})

describe('the hue of a drawing', () => {
  test.each<readonly [Hue, Rgb]>([
    ['red', [248, 49, 47]],
    ['orange', [255, 130, 20]],
    ['yellow', [255, 220, 40]],
    ['green', [40, 160, 60]],
    ['teal', [0, 170, 170]],
    ['blue', [30, 100, 220]],
    ['purple', [130, 60, 200]],
    ['pink', [255, 120, 170]],
    ['brown', [120, 70, 30]],
    ['black', [15, 15, 18]],
    ['grey', [128, 128, 128]],
    ['white', [250, 250, 250]],
  ])('is %s', (hue, rgb) => {
    expect(HUES).toContain(hue)
    expect(hueOf(drawing([BOX, rgb]))).toBe(hue)
  })

  test('is what most of it is painted in', () => {
    const blueWithRed = drawing([BOX, [30, 100, 220]], [{ ...BOX, width: 7 }, [248, 49, 47]])
    const redWithBlue = drawing([BOX, [30, 100, 220]], [{ ...BOX, width: 9 }, [248, 49, 47]])
    expect([hueOf(blueWithRed), hueOf(redWithBlue)]).toEqual(['blue', 'red'])
  })

  test('is a colour rather than a somewhat larger plain part, though not than a much larger one', () => {
    const withGrey = (width: number): Hue => hueOf(drawing([BOX, [248, 49, 47]], [{ ...BOX, width }, [128, 128, 128]]))
    expect([9, 11].map(withGrey)).toEqual(['red', 'grey'])
  })
})

describe('a drawing is pale', () => {
  test.each([
    ['almost white', drawing([BOX, NEAR_WHITE]), true],
    ['black', drawing([BOX, BLACK]), false],
    ['light within a dark outline', drawing([BOX, BLACK], [{ x: 10, y: 10, width: 12, height: 12 }, NEAR_WHITE]), false],
    ['dark within a light outline', drawing([BOX, NEAR_WHITE], [{ x: 10, y: 10, width: 12, height: 12 }, BLACK]), true],
    ['light for three tenths of its outline', drawing([BOX, BLACK], [{ ...BOX, width: 2 }, NEAR_WHITE]), true],
    ['light for a tenth of its outline', drawing([BOX, BLACK], [{ ...BOX, width: 1, height: 6 }, NEAR_WHITE]), false],
  ])('or not: %s', (_, icon, pale) => {
    expect(isPale(icon)).toBe(pale)
  })
})

test('the strength of a drawing is how far what it covers stands out, however large it is', () => {
  const small = drawing([{ ...BOX, width: 2 }, BLACK])
  expect(small.strength).toBeCloseTo(drawing([BOX, BLACK]).strength, 6)
  expect(small.strength).toBeCloseTo(FACE_LIGHTNESS - 2.74, 0)
  expect(drawing([BOX, NEAR_WHITE]).strength).toBeLessThan(3)
})
