import { describe, expect, test } from 'vitest'
import { centreOf, fixed, inset, roundedBox, squareAround } from './shapes.ts'
import { prefixFor, sheetOf } from './sheet.ts'
import { centredText, textWidth } from './text.ts'

const SIZE = { width: 80, height: 40 }
const BOX = { x: 1, y: 2, width: 30, height: 20 }

describe('a sheet', () => {
  test('is one document with each drawing once, ahead of what uses it, in drawing order', () => {
    const sheet = sheetOf(SIZE, (emoji) => `<g class="${emoji}"/>`, 'p')
    sheet.add('<a/>', '<b/>')
    sheet.emoji('owl', BOX)
    sheet.emoji('fox', { ...BOX, x: 2.3456 })
    sheet.emoji('owl', { ...BOX, y: 9 })
    sheet.add('<c/>')
    expect(sheet.toSvg()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40">' +
        '<symbol id="p-1" viewBox="0 0 32 32"><g class="owl"/></symbol><symbol id="p-2" viewBox="0 0 32 32"><g class="fox"/></symbol>' +
        '<a/><b/><use href="#p-1" x="1" y="2" width="30" height="20"/><use href="#p-2" x="2.35" y="2" width="30" height="20"/>' +
        '<use href="#p-1" x="1" y="9" width="30" height="20"/><c/></svg>',
    )
  })

  test('has a prefix that follows from its content alone and may begin an id', () => {
    expect(prefixFor({ a: [1] })).toBe(prefixFor({ a: [1] }))
    const prefixes = Array.from({ length: 500 }, (_, seed) => prefixFor({ seed }))
    expect(new Set(prefixes).size).toBe(500)
    expect(prefixes.filter((prefix) => !/^e[\da-z]+$/.test(prefix))).toEqual([])
  })
})

describe('shapes', () => {
  test.each([
    [1.005, 2, '1'],
    [2.5, 2, '2.5'],
    [-0.001, 2, '0'],
    [1 / 3, 4, '0.3333'],
    [99.999, 2, '100'],
  ])('%d to %i digits is written as short as can be: %s', (value, digits, written) => {
    expect(fixed(value, digits)).toBe(written)
  })

  test('a square lies around its centre, and a box gives its centre back', () => {
    expect(squareAround({ x: 10, y: 20 }, 6)).toEqual({ x: 7, y: 17, width: 6, height: 6 })
    expect(centreOf(squareAround({ x: 10, y: 20 }, 6))).toEqual({ x: 10, y: 20 })
    expect(centreOf(BOX)).toEqual({ x: 16, y: 12 })
  })

  test('an inset box loses the same at all four sides', () => {
    expect(inset(BOX, 3)).toEqual({ x: 4, y: 5, width: 24, height: 14 })
    expect(centreOf(inset(BOX, 3))).toEqual(centreOf(BOX))
  })

  test('a rounded box has its radius and paint', () => {
    expect(roundedBox(BOX, 4, 'fill="#fff"')).toBe('<rect x="1" y="2" width="30" height="20" rx="4" fill="#fff"/>')
  })
})

describe('text', () => {
  const leftEdges = (svg: string): number[] => [...svg.matchAll(/translate\((\S+) /g)].map(([, x]) => Number(x))

  test('is as wide as its characters together, and grows with its size', () => {
    expect(textWidth('', 10)).toBe(0)
    expect(textWidth('12', 10)).toBeCloseTo(textWidth('1', 10) + textWidth('2', 10), 9)
    expect(textWidth('12', 30)).toBeCloseTo(3 * textWidth('12', 10), 9)
  })

  test('is centred, each character behind the one before', () => {
    const [first = 0, second = 0] = leftEdges(centredText('00', { x: 100, y: 50 }, 20, '#000'))
    expect(second).toBeCloseTo(100, 2)
    expect(first).toBeCloseTo(100 - textWidth('0', 20), 1)
  })

  test('has the middle of its capitals at its centre', () => {
    expect(centredText('A', { x: 0, y: 50 }, 100, '#123456')).toMatch(
      /^<g fill="#123456"><path transform="translate\(\S+ 85\) scale\(0\.1\)" /,
    )
  })

  test('of a character without an outline is refused', () => {
    expect(() => centredText('ß', { x: 0, y: 0 }, 10, '#000')).toThrow(RangeError)
    expect(() => textWidth('\n', 10)).toThrow(RangeError)
  })
})
