import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { Page } from '@playwright/test'
import { expectNoFaults, expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { expect, test } from '../support/journey.ts'
import { cellAt, expectCompletion, give, nameOf, open, ready } from '../support/play.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Hint' })
const marks = (page: Page) => page.locator('[data-mark]')

/** The body of the guess. */
async function guessSent(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest((outgoing) => outgoing.url().includes('UploadPuzzleGuess'))
  return request.postDataJSON() as Record<string, unknown>
}

async function takeHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(panel(page)).toContainText('Where to look')
}

async function goOn(page: Page, button: string, title: string): Promise<void> {
  await panel(page).getByRole('button', { name: button }).click()
  await expect(panel(page)).toContainText(title)
}

/** The emoji and number that the first step of a puzzle's explanation finds, if it finds a single one. */
function firstFound({ question, emojiNames }: PuzzleView): { readonly name: string; readonly value: number } | undefined {
  if (question?.typeId !== 1) return undefined
  const explanation = kindOf(question.typeId).explain(question)
  const first = 'steps' in explanation ? explanation.steps[0] : undefined
  if (first?.technique !== 'one unknown') return undefined
  return { name: emojiNames[first.found.symbol] ?? '', value: first.found.value }
}

test('a child takes hints at a Classic puzzle, continues to the answer, and solves it', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 10)
  await open(page, puzzle)
  await takeHint(page)
  await expect(panel(page)).toContainText(/Look at the \w+ line|Look at the question|Look at .+ together/)
  await expect(marks(page).first()).toBeVisible()
  const outline = await marks(page)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline).toBe('dashed')
  await expect(page.getByRole('status').filter({ hasText: 'Where to look.' })).toHaveCount(1)
  await goOn(page, 'Show me', 'Here’s how')
  while ((await panel(page).getByRole('button', { name: 'Next step' }).count()) > 0) {
    await goOn(page, 'Next step', 'Where to look')
    await goOn(page, 'Show me', 'Here’s how')
  }
  await expect(panel(page)).toContainText(`The answer is ${answerOf(puzzle).replace('-', 'minus ')}.`)
  const sent = guessSent(page)
  await give(page, puzzle, answerOf(puzzle))
  expect(await sent).toMatchObject({ PuzzleId: puzzle.id, HintRung: 3 })
  await expectCompletion(page)
  await expect(marks(page)).toHaveCount(0)
})

test('a child takes hints at an Emojidoku, lets the hint fill the cell, and solves the rest', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 7)
  const answer = answerOf(puzzle)
  await open(page, puzzle)
  await takeHint(page)
  const looked = await marks(page).count()
  expect(looked).toBeGreaterThan(0)
  expect(looked).toBeLessThan(16)
  await goOn(page, 'Show me', 'Here’s how')
  while ((await panel(page).getByRole('button', { name: /^Put / }).count()) === 0) {
    await goOn(page, 'Next step', 'Where to look')
    await goOn(page, 'Show me', 'Here’s how')
  }
  const target = page.locator('[data-mark=put]')
  const index = Number(await target.getAttribute('data-cell'))
  const name = puzzle.emojiNames[Number(answer[index]) - 1] ?? ''
  await expect(panel(page)).toContainText(name)
  await expect(panel(page)).toContainText(new RegExp(`Put .+ in row ${Math.trunc(index / 4) + 1}, column ${(index % 4) + 1}\\.`))
  await expect(target).toHaveAccessibleName(/in the hint/)
  await panel(page)
    .getByRole('button', { name: `Put ${name} there` })
    .click()
  await expect.poll(() => nameOf(cellAt(page, index))).toContain(name)
  await expect(marks(page)).toHaveCount(0)
  const sent = guessSent(page)
  for (const [cell, given] of [...(puzzle.sudokuQuestion ?? '')].entries()) {
    if (given !== '.' || cell === index) continue
    await cellAt(page, cell).click()
    await page.keyboard.press(answer[cell] ?? '')
  }
  expect(await sent).toMatchObject({ PuzzleId: puzzle.id, PuzzleGuess: answer, HintRung: 3 })
  await expectCompletion(page)
})

test('a wrong emoji on an Emojidoku is what the hint names first', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 1)
  const answer = answerOf(puzzle)
  const cell = puzzle.sudokuQuestion?.indexOf('.') ?? 0
  const wrong = answer[cell] === '1' ? '2' : '1'
  await open(page, puzzle)
  await cellAt(page, cell).click()
  await page.keyboard.press(wrong)
  await takeHint(page)
  await expect(panel(page)).toContainText(/Look at .+ again/)
  await goOn(page, 'What helps?', 'What helps')
  await goOn(page, 'Show me', 'Here’s how')
  await expect(cellAt(page, cell)).toHaveAttribute('data-mark', 'wrong')
  await expect(panel(page)).toContainText(puzzle.emojiNames[Number(wrong) - 1] ?? '')
  await panel(page).getByRole('button', { name: 'Take it out' }).click()
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty/)
})

test('hints continue from a child’s notes, also after a reload, and point out a wrong number', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  const puzzle = ([1, 2, 3, 4, 5] as const).map((level) => puzzleOf(today, 1, level)).find(firstFound)
  const found = puzzle && firstFound(puzzle)
  if (!found) throw new Error('every Classic of today begins with two lines')
  const { name, value } = found
  await open(page, puzzle)
  await takeHint(page)
  await goOn(page, 'What helps?', 'What helps')
  await goOn(page, 'Show me', 'Here’s how')
  await expect(panel(page)).toContainText(new RegExp(`\\b${Math.abs(value)}\\.`))
  const tile = page.getByRole('button', { name: new RegExp(`^${name}, `) })
  const note = async (number: number) => {
    await tile.click()
    await page.keyboard.type(String(number))
    await page.keyboard.press('Tab')
  }
  const steps = async () => Number(/Step 1 of (\d+)/.exec(await panel(page).innerText())?.[1] ?? 0)
  const before = await steps()
  await note(value)
  await expect(panel(page)).toContainText('Your notes have changed.')
  await goOn(page, 'Next hint', 'Where to look')
  const after = await steps()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  await page.reload()
  await ready(page)
  await expect(tile).toHaveAccessibleName(`${name}, worth ${value}`)
  await takeHint(page)
  expect(await steps()).toBe(after)

  await note(value + 1)
  await panel(page).getByRole('button', { name: 'What helps?' }).click()
  await expect(panel(page)).toContainText(`Look at your number for the ${name} emoji again.`)
  await expect(tile).toHaveAccessibleName(/in the hint/)
  await goOn(page, 'What helps?', 'What helps')
  await goOn(page, 'Show me', 'Here’s how')
  await expectNoFaults(page, 'a hint about a wrong number')
  await panel(page).getByRole('button', { name: 'Take it out' }).click()
  await expect(tile).toHaveAccessibleName(/give it a number/)
})

test('notes that lack the solution of a cell are pointed out and removed', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 1)
  const cell = puzzle.sudokuQuestion?.indexOf('.') ?? 0
  const [one = '', other = ''] = ['1', '2', '3'].filter((digit) => digit !== answerOf(puzzle)[cell])
  await open(page, puzzle)
  await cellAt(page, cell).click()
  await page.keyboard.press('n')
  await page.keyboard.press(one)
  await page.keyboard.press(other)
  await expect(cellAt(page, cell)).toHaveAccessibleName(/notes/)
  await takeHint(page)
  await expect(panel(page)).toContainText('Look at your notes in')
  await goOn(page, 'What helps?', 'What helps')
  await goOn(page, 'Show me', 'Here’s how')
  await panel(page).getByRole('button', { name: 'Take them out' }).click()
  await expect(cellAt(page, cell)).not.toHaveAccessibleName(/notes/)
})

test('the step of a hint survives a reload', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 2, 1)
  await open(page, puzzle)
  await takeHint(page)
  await goOn(page, 'What helps?', 'What helps')
  await page.reload()
  const sent = guessSent(page)
  await give(page, puzzle, answerOf(puzzle))
  expect(await sent).toMatchObject({ HintRung: 2 })
})

test('hints at the odd emoji come closer, and leave the last square to the player', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 5, 8)
  const [row = '', column = ''] = answerOf(puzzle).split('-')
  await open(page, puzzle)
  await takeHint(page)
  for (let step = 1; step <= 4; step += 1) {
    await goOn(page, 'Show me', 'Here’s how')
    await goOn(page, 'Next step', 'Where to look')
  }
  await expect(panel(page)).toContainText(`Look at row ${row}.`)
  await expect(panel(page)).not.toContainText(`column ${String.fromCodePoint(64 + Number(column))}`)
  await expect(page.locator('tr[data-mark]')).toHaveCount(1)
})

test('Escape closes a hint in a puzzle over the page, and the puzzle stays', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  await page
    .getByRole('link', { name: / puzzle, / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Hint', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a hint that cannot be loaded says so, and loads on the next try', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 2)
  await open(page, puzzle)
  await page.route('**/assets/*.js*', (route) => route.abort())
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The hint could not be loaded.' })
  await expect(alert).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('Where to look')
})

test('on a phone an open hint is low, and leaves the question, the answer and the whole board in sight', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const today = await todaysPuzzles(request)
  for (const [typeId, levelId] of [
    [1, 5],
    [4, 5],
  ] as const) {
    await open(page, puzzleOf(today, typeId, levelId))
    await takeHint(page)
    for (const button of ['What helps?', 'Show me', undefined]) {
      const { y, height } = await boxOf(panel(page))
      expect.soft(height, `type ${typeId} before ${button}`).toBeLessThanOrEqual(110)
      const asked = typeId === 1 ? page.getByRole('button', { name: 'Check', exact: true }) : cellAt(page, 80)
      expect.soft((await boxOf(asked)).bottom, `type ${typeId} before ${button}`).toBeLessThanOrEqual(y)
      if (button) await panel(page).getByRole('button', { name: button }).click()
    }
  }
})

test('an open hint is free of accessibility faults and of sideways scrolling', async ({ page, request }) => {
  test.slow()
  const today = await todaysPuzzles(request)
  for (const [typeId, levelId] of [
    [1, 2],
    [2, 1],
    [4, 1],
    [5, 6],
  ] as const) {
    await open(page, puzzleOf(today, typeId, levelId))
    await takeHint(page)
    if (levelId < 6) await goOn(page, 'What helps?', 'What helps')
    await goOn(page, 'Show me', 'Here’s how')
    await expectNoFaultsOnBothScreens(page, `a hint of type ${typeId}`)
  }
})
