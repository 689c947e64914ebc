import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, board, cellAt, expectCompletion, give, waitForGuessReply, open, cellName, ready } from '../support/play.ts'

/** A junior and a Next Level puzzle of each kind; Grid and Word have no junior ones. */
const PUZZLES = [
  { name: 'Classic, Level 1', typeId: 1, levelId: 6 },
  { name: 'Classic, Easy', typeId: 1, levelId: 1 },
  { name: 'Classic, Master', typeId: 1, levelId: 5 },
  { name: 'Grid, Easy', typeId: 2, levelId: 1 },
  { name: 'Grid, Hard', typeId: 2, levelId: 3 },
  { name: 'Word, Easy', typeId: 3, levelId: 1 },
  { name: 'Word, Medium', typeId: 3, levelId: 2 },
  { name: 'Emojidoku, Level 1', typeId: 4, levelId: 6 },
  { name: 'Emojidoku, Easy', typeId: 4, levelId: 1 },
  { name: 'Spot the odd emoji, Level 1', typeId: 5, levelId: 6 },
  { name: 'Spot the odd emoji, Easy', typeId: 5, levelId: 1 },
]

for (const [index, { name, typeId, levelId }] of PUZZLES.entries()) {
  test.describe(() => {
    // One of each type with all that celebrates a right answer: two cores without a graphics card take long to draw that.
    const isFirstOfType = PUZZLES.findIndex((other) => other.typeId === typeId) === index
    test.use({ reducedMotion: isFirstOfType ? 'no-preference' : 'reduce' })

    test(`a guest solves ${name}, and it stays solved`, async ({ page, request }) => {
      const puzzle = puzzleOf(await todaysPuzzles(request), typeId, levelId)
      const answer = answerOf(puzzle)
      await open(page, puzzle)
      const reported = waitForGuessReply(page)
      await give(page, puzzle, answer)
      const dialog = await expectCompletion(page)
      await expect(dialog.getByRole('button', { name: 'Yes Please' })).toBeFocused()
      await reported
      await dialog.getByRole('button', { name: 'No Thanks' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.reload()
      await expect(page.getByText('Solved.', { exact: true })).toBeVisible()
    })
  })
}

test('the keyboard alone solves a Classic puzzle', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 7)
  await open(page, puzzle)
  await page.getByRole('button', { name: 'Hint', exact: true }).focus()
  await page.keyboard.type(answerOf(puzzle))
  await page.keyboard.press('Enter')
  await expectCompletion(page)
  await page.keyboard.press('Escape')
  await expect(answerField(page)).toHaveValue(answerOf(puzzle))
})

test('the keyboard alone solves a Word puzzle by typing letters anywhere in it', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 3, 1)
  await open(page, puzzle)
  await page.getByRole('button', { name: 'More tools' }).focus()
  await page.keyboard.type(answerOf(puzzle).toLowerCase())
  await expect(answerField(page)).toHaveValue(answerOf(puzzle))
  await answerField(page).focus()
  await page.keyboard.press('Enter')
  await expectCompletion(page)
})

test('the keyboard alone solves an Emojidoku', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 7)
  const answer = answerOf(puzzle)
  await open(page, puzzle)
  await cellAt(page, 0).focus()
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      if (puzzle.sudokuQuestion?.[row * 4 + column] === '.') await page.keyboard.press(answer[row * 4 + column] ?? '')
      await page.keyboard.press('ArrowRight')
    }
    for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
  }
  await expectCompletion(page)
})

test('the keyboard alone finds the odd emoji', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 5, 7)
  const [row = 1, column = 1] = answerOf(puzzle).split('-').map(Number)
  await open(page, puzzle)
  await board(page).getByRole('button', { name: 'A1', exact: true }).focus()
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight')
  for (let step = 1; step < row; step += 1) await page.keyboard.press('ArrowDown')
  await expect(board(page).getByRole('button', { name: cellName(answerOf(puzzle)), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectCompletion(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the keypad at the bottom solves a Classic puzzle', async ({ page, request }) => {
    const puzzle = puzzleOf(await todaysPuzzles(request), 1, 8)
    await open(page, puzzle)
    const aid = page.getByRole('complementary', { name: 'Solving aid' })
    for (const digit of answerOf(puzzle)) await aid.getByRole('button', { name: digit, exact: true }).tap()
    await aid.getByRole('button', { name: 'Check answer' }).tap()
    await expectCompletion(page)
  })

  test('the sheet folds at a touch just above its edge, and covers nothing below the puzzle', async ({ page, request }) => {
    await open(page, puzzleOf(await todaysPuzzles(request), 1, 8))
    const sheet = await page.getByRole('complementary', { name: 'Solving aid' }).boundingBox()
    const suggested = await page.getByRole('heading', { name: 'Suggested puzzles' }).boundingBox()
    expect(sheet?.y).toBeGreaterThan(0)
    expect(suggested?.y).toBeGreaterThanOrEqual(844)
    await page.touchscreen.tap(195, (sheet?.y ?? 0) - 15)
    await expect(page.getByRole('button', { name: 'Open the solving aid' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check answer' })).toBeHidden()
  })

  test('on a large board a tap selects, and the sheet confirms', async ({ page, request }) => {
    const puzzle = puzzleOf(await todaysPuzzles(request), 5, 2)
    await open(page, puzzle)
    await board(page)
      .getByRole('button', { name: cellName(answerOf(puzzle)), exact: true })
      .tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'That’s the one' }).filter({ visible: true }).tap()
    await expectCompletion(page)
  })
})

test('Yes Please goes to another puzzle that can be played', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await open(page, puzzle)
  await give(page, puzzle, answerOf(puzzle))
  await (await expectCompletion(page)).getByRole('button', { name: 'Yes Please' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/puzzle/${puzzle.id}\\b`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('digits typed before the script has loaded are in the answer, even if they were submitted', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 8)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(`/puzzle/${puzzle.id}`, { waitUntil: 'commit' })
  await expect(answerField(page)).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  arrive()
  await ready(page)
  await page.keyboard.type('3')
  await expect(answerField(page)).toHaveValue('123')
  // The browser has not sent them as a form, which would load the page once more.
  expect(page.url()).not.toContain('?')
})
