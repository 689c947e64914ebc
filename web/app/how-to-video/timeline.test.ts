import { describe, expect, test } from 'vitest'
import type { Beat, Chapter } from './storyboard.ts'
import { momentAt, shareOfChapter, timelineOf } from './timeline.ts'

const beat = (durationMs: number, caption: string): Beat => ({ durationMs, caption, picture: { kind: 'odd' } })
const CHAPTERS: readonly Chapter[] = [
  { name: 'One', typeId: 1, beats: [beat(1000, 'a'), beat(500, 'b')] },
  { name: 'Two', typeId: 5, beats: [beat(2000, 'c')] },
]
const timeline = timelineOf(CHAPTERS)

test('beats follow one another without gaps, and the last one ends the whole', () => {
  expect(timeline.beats.map(({ startMs, chapter }) => [startMs, chapter])).toEqual([
    [0, 0],
    [1000, 0],
    [1500, 1],
  ])
  expect([timeline.chapterStartsMs, timeline.durationMs]).toEqual([[0, 1500, 3500], 3500])
})

test.each([
  [-1, 0, 'a'],
  [0, 0, 'a'],
  [999.9, 0, 'a'],
  [1000, 1, 'b'],
  [1499, 1, 'b'],
  [1500, 2, 'c'],
  [3500, 2, 'c'],
  [9000, 2, 'c'],
])('at %d ms beat %d is shown, which says %s', (ms, index, caption) => {
  const moment = momentAt(timeline, ms)
  expect([moment.index, moment.beat.caption]).toEqual([index, caption])
})

describe('how much of a chapter is over', () => {
  test.each([
    [0, 0, 0],
    [0, 750, 0.5],
    [0, 1500, 1],
    [0, 3000, 1],
    [1, 1000, 0],
    [1, 2500, 0.5],
    [1, 3500, 1],
  ])('of chapter %d at %d ms: %d', (chapter, ms, share) => {
    expect(shareOfChapter(timeline, chapter, ms)).toBe(share)
  })

  test('nothing of a chapter that is not there', () => {
    expect(shareOfChapter(timeline, 7, 3500)).toBe(0)
  })
})

test('nothing to show is refused', () => {
  expect(() => timelineOf([])).toThrow(RangeError)
  expect(() => timelineOf([{ name: 'Empty', typeId: 1, beats: [] }])).toThrow('nothing to show')
})
