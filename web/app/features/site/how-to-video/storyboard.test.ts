import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { isComplete } from '@emojigma/engine/sudoku/board.ts'
import { describe, expect, test } from 'vitest'
import {
  BOARD_EMOJI,
  BOARD_GIVENS,
  CHAPTERS,
  CLASSIC,
  CLASSIC_ANSWER,
  CLASSIC_VALUES,
  ODD,
  type BoardPicture,
  type ClassicPicture,
} from './storyboard.ts'

const steps = CHAPTERS.flatMap((chapter) => chapter.steps)
const pictures = steps.map(({ picture }) => picture)
const boards = pictures.filter((picture): picture is BoardPicture => picture.kind === 'emojidoku')
const classics = pictures.filter((picture): picture is ClassicPicture => picture.kind === 'classic')

test('chapters have names of their own', () => {
  expect(new Set(CHAPTERS.map(({ name }) => name)).size).toBe(CHAPTERS.length)
})

test('every emoji is one of the artwork', () => {
  const emoji = [...CLASSIC.emoji, ...BOARD_EMOJI, ...ODD.emoji]
  expect(emoji.filter((name) => emojiSvg(name) === undefined)).toEqual([])
})

describe('the Classic puzzle', () => {
  test('has the values and the answer that the pictures show', () => {
    const explanation = explain(CLASSIC)
    const words = JSON.stringify('steps' in explanation ? explanation.steps : [])
    expect(words).toContain(String(CLASSIC_ANSWER))
    const [apple = 0, banana = 0, cherries = 0] = CLASSIC_VALUES
    expect([apple + apple, apple + banana + banana, banana + cherries]).toEqual(CLASSIC.equations.map(({ right }) => right))
    expect(cherries + apple * banana).toBe(CLASSIC_ANSWER)
  })

  test('is solved one emoji after another, and never looks at a line that is not there', () => {
    const found = classics.map((picture) => picture.found)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect([found[0], found.at(-1), classics.at(-1)?.isSolved]).toEqual([0, CLASSIC.emoji.length, true])
    const lines = classics.flatMap(({ lookAt }) => (typeof lookAt === 'number' ? [lookAt] : []))
    expect(lines.filter((line) => CLASSIC.equations[line] === undefined)).toEqual([])
  })
})

describe('the Emojidoku', () => {
  test('is filled rightly, cell by cell, until it is complete', () => {
    const solved = boards.at(-1)?.cells ?? ''
    expect([boards[0]?.cells, isComplete(solved)]).toEqual([BOARD_GIVENS, true])
    let before = 0
    for (const { cells } of boards) {
      const filled = [...cells].filter((symbol, cell) => symbol !== '.' && symbol === solved[cell]).length
      expect(filled).toBe([...cells].filter((symbol) => symbol !== '.').length)
      expect(filled).toBeGreaterThanOrEqual(before)
      before = filled
    }
  })
})

describe('the odd emoji', () => {
  test('is where the caption says', () => {
    const place = `column ${String.fromCodePoint(65 + ODD.column)}, row ${ODD.row + 1}`
    expect(steps.at(-1)?.caption).toContain(place)
    expect(steps.find(({ picture }) => picture.kind === 'odd' && picture.isFound)?.caption).toContain(emojiName(ODD.emoji[1]))
  })

  test('is not found before its row is looked through', () => {
    const rows = pictures.flatMap((picture) => (picture.kind === 'odd' && picture.row !== undefined ? [picture] : []))
    expect(rows.map(({ row, isFound = false }) => isFound === (row === ODD.row))).not.toContain(false)
  })
})
