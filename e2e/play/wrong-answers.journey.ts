import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import {
  answerField,
  cellAt,
  cellName,
  expectCompletion,
  give,
  waitForGuessReply,
  open,
  waitForWinCode,
  waitForText,
} from '../support/play.ts'

test('a wrong answer gets a kind message, is cleared, and the field is ready again', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
  const wrong = String(Number(answerOf(puzzle)) + 1)
  await open(page, puzzle)
  const isShown = waitForText(page, `Not ${wrong}. Have another go.`)
  await give(page, puzzle, wrong)
  await isShown
  await expect(answerField(page)).toHaveValue('')
  await expect(answerField(page)).toBeFocused()
  await give(page, puzzle, answerOf(puzzle))
  await expect((await expectCompletion(page)).getByRole('heading')).not.toHaveText('Right first time!')
})

test('the parts below an answer do not move while a wrong one is reported', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
  const wrong = String(Number(answerOf(puzzle)) + 1)
  await open(page, puzzle)
  const placeOfTools = (words: string) => {
    const hint = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hint')
    return document.body.textContent.includes(words) && hint && Math.round(hint.getBoundingClientRect().top + scrollY)
  }
  const before = await page.evaluate(placeOfTools, '')
  const whileSaid = page.waitForFunction(placeOfTools, `Not ${wrong}. Have another go.`, { polling: 'raf' })
  await give(page, puzzle, wrong)
  expect(await (await whileSaid).jsonValue()).toBe(before)
})

test('a number field takes no letters, and an empty answer is not sent', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
  const sent: string[] = []
  page.on('request', (outgoing) => sent.push(outgoing.url()))
  await open(page, puzzle)
  await answerField(page).focus()
  await page.keyboard.type('-1a2.')
  await expect(answerField(page)).toHaveValue('12')
  await answerField(page).fill('')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  expect(sent.filter((url) => url.includes('UploadPuzzleGuess'))).toEqual([])
})

test('a wrong square is marked, and the search goes on', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 5, 6)
  const wrong = answerOf(puzzle) === '1-1' ? '2-2' : '1-1'
  await open(page, puzzle)
  const isShown = waitForText(page, `Not ${cellName(wrong)}. Have another go.`)
  await give(page, puzzle, wrong)
  await isShown
  await expect(page.getByText('Have another go.')).toBeHidden()
  await give(page, puzzle, answerOf(puzzle))
  await expectCompletion(page)
})

test('repeated emoji in an Emojidoku are named, not only coloured', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 10)
  const question = puzzle.sudokuQuestion ?? ''
  const row = [0, 1, 2, 3].find(
    (candidate) =>
      /[1-4]/.test(question.slice(candidate * 4, candidate * 4 + 4)) && question.slice(candidate * 4, candidate * 4 + 4).includes('.'),
  )
  if (row === undefined) throw new Error('no row with a given and a gap')
  const cells = question.slice(row * 4, row * 4 + 4)
  await open(page, puzzle)
  await cellAt(page, row * 4 + cells.indexOf('.')).click()
  await page.keyboard.press(/[1-4]/.exec(cells)?.[0] ?? '')
  await expect(page.getByText(new RegExp(`Row ${row + 1} has .+ twice`))).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/has .+ twice/)).toBeHidden()
})

test('two quick clicks on Check send one guess', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 2)
  const sent: string[] = []
  page.on('request', (outgoing) => sent.push(outgoing.url()))
  await open(page, puzzle)
  await answerField(page).fill(answerOf(puzzle))
  const reported = waitForGuessReply(page)
  await page.getByRole('button', { name: 'Check', exact: true }).dblclick()
  await expectCompletion(page)
  await reported
  expect(sent.filter((url) => url.includes('UploadPuzzleGuess'))).toHaveLength(1)
})

test('a guess made offline is judged at once and sent when the connection is back', async ({ page, context, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 3)
  const isPrepared = waitForWinCode(page)
  await open(page, puzzle)
  // The code of the win is fetched at the first sign of life, long before anyone has an answer.
  await page.mouse.move(300, 300)
  await isPrepared
  await context.setOffline(true)
  await give(page, puzzle, answerOf(puzzle))
  const dialog = await expectCompletion(page)
  await dialog.getByRole('button', { name: 'No Thanks' }).click()
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  const reported = waitForGuessReply(page)
  await context.setOffline(false)
  await reported
  await page.reload()
  await expect(page.getByText('Solved.', { exact: true })).toBeVisible()
})
