import { NEXT_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Locator } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { expect, test } from '../support/journey.ts'
import { board, open } from '../support/play.ts'

/** A Chromebook's window. */
test.use({ viewport: { width: 1366, height: 641 } })

const BOARDS: readonly PuzzleTypeId[] = [4, 5]

test('on a small laptop the whole board and the hint are in sight at each level', async ({ page, request }) => {
  test.slow()
  const today = await todaysPuzzles(request)
  for (const typeId of BOARDS) {
    for (const levelId of NEXT_LEVEL_IDS) {
      await open(page, puzzleOf(today, typeId, levelId))
      await expect(board(page)).toBeVisible()
      expect((await boxOf(board(page))).bottom, `type ${typeId}, level ${levelId}`).toBeLessThanOrEqual(641)
      await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeInViewport({ ratio: 1 })
    }
  }
})

/** How far the focus ring reaches beyond an element, in px; undefined without one. */
const ringOf = (focused: Locator): Promise<number | undefined> =>
  focused.evaluate((element) => {
    const { outlineStyle, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(element)
    if (outlineStyle === 'none') return undefined
    return boxShadow === 'none' ? Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) : Infinity
  })

test('the ring around a board of odd emoji comes with the keyboard, and cuts no label', async ({ page, request }) => {
  await open(page, puzzleOf(await todaysPuzzles(request), 5, 5))
  await expect(board(page)).toBeFocused()
  const atFirst = await ringOf(board(page))
  expect(atFirst === undefined || atFirst <= 0, `${atFirst} px`).toBe(true)
  const cell = board(page).getByRole('button', { name: 'C3', exact: true })
  await cell.click()
  await expect(cell).toBeFocused()
  expect(await ringOf(cell)).toBeUndefined()
  expect(await ringOf(board(page))).toBeUndefined()
  await page.keyboard.press('ArrowRight')
  const next = board(page).getByRole('button', { name: 'D3', exact: true })
  await expect(next).toBeFocused()
  const ring = await ringOf(next)
  expect(ring).toBeDefined()
  expect(ring).toBeLessThanOrEqual(1)
})
