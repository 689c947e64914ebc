import type { Page } from '@playwright/test'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, open, cellName, ready, solve } from '../support/play.ts'

const step = (page: Page) => page.getByText(/^Step \d+ of \d+$/)

test('after solving, the answer is explained step by step', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 2)
  await solve(page, puzzle)
  await (await expectCompletion(page)).getByRole('link', { name: 'See how it works' }).click()
  await expect(page).toHaveURL(new RegExp(`/puzzleSolution/${puzzle.id}$`))
  await expect(page.getByText(`The answer is ${answerOf(puzzle)}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Step by step' }).click()
  await expect(step(page)).toHaveText(/^Step 1 of/)
  const count = Number(/\d+$/.exec((await step(page).textContent()) ?? '')?.[0])
  const numbers = page.locator('[data-value]')
  const atFirst = await numbers.count()
  for (let at = 2; at <= count; at += 1) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(step(page)).toHaveText(`Step ${at} of ${count}`)
  }
  expect(await numbers.count()).toBeGreaterThan(atFirst)
  await expect(page.getByText(`equals ${answerOf(puzzle)}`, { exact: false }).first()).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(step(page)).toHaveText(`Step ${count - 1} of ${count}`)
  await page.getByRole('button', { name: 'Show all steps' }).click()
  await expect(page.getByRole('region', { name: 'Step by step' }).getByRole('listitem')).toHaveCount(count)
  await page.reload()
  await expect(page.getByText(`The answer is ${answerOf(puzzle)}.`)).toBeVisible()
  await page.getByRole('link', { name: `Puzzle ${puzzle.id}` }).click()
  await expect(page.getByRole('link', { name: 'See how it works' })).toBeVisible()
})

test('an Emojidoku is explained on its board, and the odd emoji is ringed', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  const sudoku = puzzleOf(today, 4, 6)
  await solve(page, sudoku)
  await page.goto(`/puzzleSolution/${sudoku.id}`)
  const empty = page.getByRole('grid').getByRole('button', { name: /empty/ })
  await expect(page.getByText(/^How to get there in/)).toBeVisible()
  await expect(empty).toHaveCount(0)
  await page.getByRole('button', { name: 'Step by step' }).click()
  await expect(step(page)).toHaveText(/^Step 1 of/)
  const left = await empty.count()
  await page.getByRole('button', { name: 'Show all steps' }).click()
  await expect(empty).toHaveCount(0)
  expect(left).toBeGreaterThan(0)

  const odd = puzzleOf(today, 5, 7)
  await solve(page, odd)
  await page.goto(`/puzzleSolution/${odd.id}`)
  await expect(page.getByText(`The odd one is at ${cellName(answerOf(odd))}, the only ${odd.emojiNames[1]}.`)).toBeVisible()
})

test('a guest who has not solved a puzzle does not get its answer, not even from the page’s source', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 3, 4)
  const answer = answerOf(puzzle)
  const served = await (await request.get(`/puzzleSolution/${puzzle.id}`)).text()
  expect(served).toContain('<meta name="robots" content="noindex"')
  expect(served.toUpperCase()).not.toContain(`"${answer}"`)
  await page.goto(`/puzzleSolution/${puzzle.id}`)
  await expect(page.getByRole('heading', { name: 'Answers are part of a subscription' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(main).not.toContainText(answer)
  await main.getByRole('link', { name: 'Back to the puzzle' }).click()
  await expect(answerField(page)).toBeVisible()
})

test('an answer page without a puzzle leads home', async ({ page }) => {
  for (const number of ['2000000000', 'abc']) {
    await page.goto(`/puzzleSolution/${number}`)
    await expect(page, number).toHaveURL(/\/#no-puzzle$/)
  }
})

for (const { name, typeId, levelId } of [
  { name: 'Classic', typeId: 1, levelId: 5 },
  { name: 'Grid', typeId: 2, levelId: 2 },
]) {
  test(`the emoji of a ${name} puzzle become letters and come back, here and on its answer page`, async ({ page, request }) => {
    const puzzle = puzzleOf(await todaysPuzzles(request), typeId, levelId)
    await open(page, puzzle)
    const letters = page.getByRole('switch', { name: 'Write it in letters' }).filter({ visible: true })
    const key = page.getByText(/^a = .*, b = /)
    await letters.focus()
    await page.keyboard.press('Space')
    await expect(letters).toBeChecked()
    await expect(key).toBeAttached()
    await expect(page.locator('[data-letter]').first()).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(key).toBeAttached()
    await letters.click()
    await expect(key).not.toBeAttached()
    await letters.click()
    await solve(page, puzzle)
    await page.goto(`/puzzleSolution/${puzzle.id}`)
    await expect(key).toBeAttached()
    await letters.click()
    await expect(key).not.toBeAttached()
  })
}

test('answer pages are free of accessibility faults and of sideways scrolling', async ({ page, request }) => {
  test.slow()
  const today = await todaysPuzzles(request)
  for (const [typeId, levelId] of [
    [2, 3],
    [4, 8],
    [5, 9],
  ] as const) {
    const puzzle = puzzleOf(today, typeId, levelId)
    await solve(page, puzzle)
    await page.goto(`/puzzleSolution/${puzzle.id}`)
    await expect(page.getByRole('article', { name: 'The puzzle and its answer' })).toBeVisible()
    await expectNoFaultsOnBothScreens(page, `the answer of type ${typeId}`)
    if (typeId !== 2) continue
    await page.getByRole('switch', { name: 'Write it in letters' }).click()
    // At the answer, each emoji may be a number already.
    await page.getByRole('button', { name: 'Step by step' }).click()
    await expect(page.locator('[data-letter]').first()).toBeVisible()
    await expectNoFaultsOnBothScreens(page, 'the answer in letters')
  }
})
