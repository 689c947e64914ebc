import { describe, expect, test } from 'vitest'
import { readSvg } from '../pdf/svg-elements.ts'
import { emojiArt, emojiSvg } from '../emoji-art.ts'
import { drawVariant } from './draw-variant.ts'
import { partsOf } from './parts.ts'
import { shaded } from './shaded.ts'

const TWO_DOTS =
  '<g fill="none"><path fill="#fc0" d="M2 2h28v28H2z"/><path fill="#212121" d="M8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0zm12 0h4v4h-4z"/></g>'
const boxes = (drawing: string) =>
  partsOf(drawing).map(({ box: { x, y, width, height } }) => [x, y, width, height].map((side) => Math.round(side * 10) / 10))

test('the parts of a drawing are its closed outlines, in the order in which they are drawn', () => {
  expect(boxes(TWO_DOTS).map((box) => box.slice(0, 1))).toEqual([[2], [8], [20]])
  expect(partsOf(TWO_DOTS).map(({ path, fill }) => [path, fill])).toEqual([
    [0, '#ffcc00'],
    [1, '#212121'],
    [1, '#212121'],
  ])
})

describe('a change', () => {
  test('that leaves a part out leaves the others as they are', () => {
    expect(boxes(drawVariant(TWO_DOTS, { kind: 'less', part: 2 }))).toEqual(boxes(TWO_DOTS).slice(0, 2))
    expect(drawVariant(TWO_DOTS, { kind: 'less', part: 0 })).not.toContain('#fc0')
  })

  test.each([
    ['up', [20, 8, 4, 4]],
    ['down', [20, 12, 4, 4]],
    ['left', [18, 10, 4, 4]],
    ['right', [22, 10, 4, 4]],
  ] as const)('that moves a part %s moves it alone', (towards, box) => {
    const moved = boxes(drawVariant(TWO_DOTS, { kind: 'move', part: 2, towards, tenths: 20 }))
    expect(moved).toEqual([...boxes(TWO_DOTS).slice(0, 2), box])
  })

  test('that turns a part over keeps its place', () => {
    expect(boxes(drawVariant(TWO_DOTS, { kind: 'flip', part: 2 }))).toEqual(boxes(TWO_DOTS))
  })

  test('that shades a part gives it a path and a colour of its own', () => {
    const parts = partsOf(drawVariant(TWO_DOTS, { kind: 'shade', part: 1, lightness: 20 }))
    expect(parts.map(({ fill }) => fill)).toEqual(['#ffcc00', '#212121', shaded('#212121', 20)])
  })

  test('that closes an eye puts a lid in its place, and takes the white with what lies in it', () => {
    const closed = emojiArt('grinning-face_wink-1')
    expect(partsOf(closed).length).toBe(partsOf(emojiArt('grinning-face')).length - 1)
    expect(closed).not.toBe(emojiArt('grinning-face'))
  })

  test.each(['mirror', 'turn-left-9'])('of the whole drawing can be printed too: %s', (change) => {
    const [group] = readSvg(emojiArt(`fox_${change}`))
    expect(group?.attributes['transform']).toMatch(/^(?:matrix|rotate)\(/)
  })

  test('of a part that there is not is refused', () => {
    expect(() => drawVariant(TWO_DOTS, { kind: 'less', part: 3 })).toThrow(RangeError)
    expect(() => emojiArt('fox_less-999')).toThrow(RangeError)
    expect(() => emojiArt('no-such-emoji_mirror')).toThrow(RangeError)
  })
})

test('variants are served as files too, and only those that there are', () => {
  for (const name of ['fox_mirror', 'fox_less-3', 'fox_shade-0-lighter-12']) expect(emojiSvg(name)).toMatch(/^<svg /)
  for (const name of ['fox_less-999', 'fox_spin', 'no-such-emoji_mirror', 'teacher_mirror', '__proto___mirror'])
    expect(emojiSvg(name)).toBeUndefined()
})

test('a shade is as much lighter or darker as asked, up to white and black', () => {
  expect(shaded('#808080', 0)).toBe('#808080')
  expect(shaded('#ff0000', 200)).toMatch(/^#ff/)
  expect(shaded('#808080', -100)).toBe('#000000')
  expect(Number.parseInt(shaded('#3366cc', 12).slice(1, 3), 16)).toBeGreaterThan(0x33)
})
