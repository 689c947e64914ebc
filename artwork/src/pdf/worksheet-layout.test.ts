import type { Puzzle } from '@emojigma/engine/question.ts'
import { drawPractice } from '@emojigma/engine/practice/draw.ts'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_PUZZLES } from '../svg/example-puzzles.ts'
import { CELL_SIDE, layOut, type PlacedPuzzle } from './worksheet-layout.ts'

/** A page of Letter with a name line and a high fold, the least room there is. */
const ROOM = { x: 40, y: 142, width: 532, height: 510 }
const CLASSIC: Puzzle = EXAMPLE_PUZZLES['Classic with one dot']
const BOARD: Puzzle = EXAMPLE_PUZZLES['Emojidoku 9 × 9']
const SUMS: Puzzle = drawPractice({ strand: 'board-sums', step: 4 }, 0)
const crowd = (side: number): Puzzle => ({
  levelId: 2,
  theme: 'Fruit',
  answer: '1-1',
  question: { typeId: 5, emoji: ['fox', 'owl'], side, row: 0, column: 0 },
})
const shapeOf = (pages: readonly (readonly PlacedPuzzle[])[]) => pages.map((page) => page.map(({ number }) => number))

describe('the puzzles of a worksheet', () => {
  test('stand four a page, and two in large print', () => {
    const five = [CLASSIC, CLASSIC, CLASSIC, CLASSIC, CLASSIC]
    expect(shapeOf(layOut(five, ROOM, false))).toEqual([[1, 2, 3, 4], [5]])
    expect(shapeOf(layOut(five, ROOM, true))).toEqual([[1, 2], [3, 4], [5]])
  })

  test('a 9 × 9 board has half a page', () => {
    const [page = []] = layOut([BOARD, BOARD, BOARD], ROOM, false)
    expect(page.map(({ box }) => [box.width, box.height])).toEqual([
      [532, 249],
      [532, 249],
    ])
  })

  test('no cell is smaller than 7 mm, and no puzzle leaves the page or covers another', () => {
    const all = [
      BOARD,
      CLASSIC,
      crowd(16),
      CLASSIC,
      BOARD,
      crowd(13),
      crowd(10),
      crowd(9),
      CLASSIC,
      crowd(12),
      BOARD,
      crowd(6),
      SUMS,
      SUMS,
      SUMS,
    ]
    const pages = layOut(all, ROOM, false)
    expect(shapeOf(pages).flat()).toEqual(all.map((_, index) => index + 1))
    for (const page of pages) {
      for (const [index, { puzzle, box }] of page.entries()) {
        const { question } = puzzle
        const cells = question.typeId === 5 ? question.side : question.typeId === 4 ? Math.sqrt(question.board.length) : 0
        expect(box.height).toBeGreaterThan(cells * CELL_SIDE + (puzzle === SUMS ? 57 : 40))
        expect(box.width).toBeGreaterThan(cells * CELL_SIDE + 40)
        expect(box.x + box.width).toBeLessThanOrEqual(ROOM.x + ROOM.width + 0.01)
        expect(box.y + box.height).toBeLessThanOrEqual(ROOM.y + ROOM.height + 0.01)
        for (const { box: before } of page.slice(0, index)) {
          expect(before.x + before.width < box.x || before.y + before.height < box.y).toBe(true)
        }
      }
    }
  })
})
