import { getPracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

test('a child finds Emojidoku with sums, takes a hint, and finishes the board with the keyboard', async ({ page }) => {
  await page.goto('/practise')
  await ready(page)
  const reply = page.waitForResponse((response) => response.url().includes(getPracticePuzzle.path) && response.ok())
  await page.getByRole('link', { name: /^Emojidoku with sums/ }).press('Enter')
  const { Puzzle } = (await (await reply).json()) as { Puzzle: MiniPuzzle }
  const { sudokuQuestion: board = '', sums, emoji } = puzzleFromWire(Puzzle)
  await expect(page.getByRole('heading', { name: 'First a picture' })).toBeVisible()
  await expectNoFaults(page, 'a picture of a group')
  await page.getByRole('button', { name: 'pear' }).press('Enter')
  await page.getByRole('button', { name: 'Now a puzzle' }).press('Enter')
  await expect(page.getByText('Practice: no points')).toBeVisible()

  await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Show me' }).press('Enter')
  await expectNoFaults(page, 'a hint at a board with sums')
  await page.getByRole('button', { name: /^Put .* there$/ }).press('Enter')

  const solution = kindOf(4).solve({ typeId: 4, emoji, board, sums })
  const answer = solution.kind === 'unique' ? solution.answer : ''
  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  for (const [cell, given] of [...board].entries()) {
    if (given === '.') await page.keyboard.press(answer[cell] ?? '')
    await page.keyboard.press(cell % 4 < 3 ? 'ArrowRight' : 'Home')
    if (cell % 4 === 3) await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeFocused()
  await expectNoFaults(page, 'a solved board with sums')
})
