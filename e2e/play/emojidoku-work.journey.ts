import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { cellAt, nameOf, open, ready } from '../support/play.ts'

test('a half-filled Emojidoku with notes survives a reload, and so does undo', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 2)
  const answer = answerOf(puzzle)
  const gaps = [...(puzzle.sudokuQuestion ?? '')].flatMap((cell, index) => (cell === '.' ? [index] : []))
  const [first = 0, second = 0, third = 0] = gaps
  await open(page, puzzle)
  await cellAt(page, first).click()
  await page.keyboard.press(answer[first] ?? '')
  await cellAt(page, second).click()
  await page.keyboard.press(answer[second] ?? '')
  await cellAt(page, third).click()
  await page.keyboard.press('n')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  const names = await Promise.all([first, second, third].map((index) => nameOf(cellAt(page, index))))
  expect(names[0]).not.toContain('empty')
  expect(names[2]).toContain('notes')

  await page.reload()
  await ready(page)
  for (const [position, index] of [first, second, third].entries()) {
    await expect.poll(() => nameOf(cellAt(page, index))).toBe(names[position])
  }
  await cellAt(page, second).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect(cellAt(page, second)).toHaveAttribute('aria-label', /empty/)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => nameOf(cellAt(page, second))).toBe(names[1])
})

test('a tap on a filled cell clears it, and a given one stays', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 6)
  const question = puzzle.sudokuQuestion ?? ''
  const gap = question.indexOf('.')
  const given = question.search(/\d/)
  await open(page, puzzle)
  await cellAt(page, gap).click()
  await page.keyboard.press(answerOf(puzzle)[gap] ?? '')
  await expect(cellAt(page, gap)).not.toHaveAttribute('aria-label', /empty/)
  await cellAt(page, gap).click()
  await expect(cellAt(page, gap)).toHaveAttribute('aria-label', /empty/)
  const name = await nameOf(cellAt(page, given))
  await cellAt(page, given).click()
  await page.keyboard.press('Delete')
  expect(await nameOf(cellAt(page, given))).toBe(name)
})
