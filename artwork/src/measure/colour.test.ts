import { describe, expect, test } from 'vitest'
import { contrast, labOf, luminanceOf, simulated, VISIONS, type Rgb, type Vision } from './colour.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

const labSeen = (rgb: Rgb, vision: Vision = 'usual') => labOf(simulated(rgb, vision))

function distance(one: Rgb, other: Rgb, vision: Vision): number {
  const [a, b] = [labSeen(one, vision), labSeen(other, vision)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

describe('CIELAB', () => {
  test.each([
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0], [87.74, -86.18, 83.18]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['yellow', [255, 255, 0], [97.14, -21.55, 94.48]],
    ['middle grey', [119, 119, 119], [50.03, 0, 0]],
    ['a grey near black', [10, 10, 10], [2.74, 0, 0]],
  ] as const)('of %s is that of sRGB under D65', (_, rgb, lab) => {
    for (const [axis, value] of labSeen(rgb).entries()) expect(Math.abs(value - (lab[axis] ?? 0))).toBeLessThan(0.3)
  })

  test('goes from black to white', () => {
    expect(labSeen(BLACK)).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5), expect.closeTo(0, 5)])
    expect(labSeen(WHITE)).toEqual([expect.closeTo(100, 1), expect.closeTo(0, 1), expect.closeTo(0, 1)])
  })
})

describe('simulated sight', () => {
  test.each(VISIONS)('of %s leaves black, grey and white what they are', (vision) => {
    expect(simulated(BLACK, vision)).toEqual([0, 0, 0])
    for (const channel of simulated(WHITE, vision)) expect(channel).toBeCloseTo(1, 3)
    const [red, green, blue] = simulated([119, 119, 119], vision)
    expect(green).toBeCloseTo(red, 3)
    expect(blue).toBeCloseTo(red, 3)
  })

  test.each(VISIONS)('of %s stays in the range of light', (vision) => {
    for (const rgb of [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 0],
      [0, 255, 255],
      [255, 0, 255],
    ] as const) {
      for (const channel of simulated(rgb, vision)) {
        expect(channel).toBeGreaterThanOrEqual(0)
        expect(channel).toBeLessThanOrEqual(1)
      }
    }
  })

  test('is linear light: half the number is a fifth of the light', () => {
    expect(simulated([128, 255, 5], 'usual')).toEqual([expect.closeTo(0.2159, 3), 1, expect.closeTo(0.00152, 4)])
  })

  test('without colour weighs green most and blue least', () => {
    expect(simulated([255, 0, 0], 'grey')).toEqual([0.2126, 0.2126, 0.2126])
    expect(simulated([0, 255, 0], 'grey')).toEqual([0.7152, 0.7152, 0.7152])
    expect(simulated([0, 0, 255], 'grey')).toEqual([0.0722, 0.0722, 0.0722])
  })

  test.each([
    ['protan', [196, 62, 62], [110, 104, 50]],
    ['deutan', [200, 80, 80], [130, 124, 76]],
    ['tritan', [64, 128, 192], [32, 140, 130]],
  ] as const)('of %s confuses colours that usual sight tells apart', (vision, one, other) => {
    expect(distance(one, other, vision)).toBeLessThan(0.6 * distance(one, other, 'usual'))
  })
})

describe('luminance and contrast', () => {
  test('luminance follows lightness, also where it is a straight line', () => {
    expect([0, 4, 8, 50, 100].map(luminanceOf)).toEqual([
      0,
      expect.closeTo(0.004428, 5),
      expect.closeTo(0.008856, 5),
      expect.closeTo(0.1842, 3),
      1,
    ])
  })

  test('contrast is 21 between black and white, 1 between equals, and the same both ways', () => {
    expect(contrast(0, 1)).toBeCloseTo(21)
    expect(contrast(1, 0)).toBeCloseTo(21)
    expect(contrast(0.3, 0.3)).toBe(1)
    expect(contrast(0.2, 0.45)).toBeCloseTo(2)
  })
})
