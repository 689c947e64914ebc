import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { UNTRUSTED_HOST } from '../support/browser.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, give, waitForGuessReply, open } from '../support/play.ts'

test.use({ baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']?.replace('localhost', UNTRUSTED_HOST)) })

test('over plain http, where browsers do not hash, a puzzle is played, stored and recognised again', async ({ page, playwright }) => {
  // By the name that this process can look up.
  const request = await playwright.request.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '' })
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 7)
  await open(page, puzzle)
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, typeof crypto.randomUUID])).toEqual([
    false,
    'undefined',
    'undefined',
  ])
  await expect(page.getByRole('heading', { name: 'Puzzles can’t be played on this page' })).toHaveCount(0)
  const wrong = waitForGuessReply(page)
  await give(page, puzzle, '4999')
  await expect(page.getByRole('status').filter({ hasText: 'Not 4999. Have another go.' })).toBeVisible()
  await wrong
  await expect(answerField(page)).toHaveValue('')
  const right = waitForGuessReply(page)
  await give(page, puzzle, answerOf(puzzle))
  await expectCompletion(page)
  await right
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toBeVisible()
  await expect(answerField(page)).toHaveValue(answerOf(puzzle))
  await request.dispose()
})
