import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import type { Page } from '@playwright/test'
import { expectSignedIn, fillRegistration, goTo, logIn, logOut, newEmail, register, signUp, test } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect } from '../support/journey.ts'
import { answerField, expectCompletion, give, waitForGuessReply, open, ready, solve, pressTool } from '../support/play.ts'

async function solveClassic(page: Page, levelId: number): Promise<number> {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, levelId)
  await solve(page, puzzle)
  await expectCompletion(page)
  return puzzle.id
}

async function expectSolved(page: Page, puzzleId: number): Promise<void> {
  await goTo(page, `/puzzle/${puzzleId}`)
  await expect(page.getByText('Solved.', { exact: true })).toBeVisible()
}

test('solves of an account count wherever its owner logs in, and not for the next guest', async ({ page, browser, site }) => {
  const email = newEmail('ada')
  const nickname = await register(page, email)
  await expect(page).toHaveURL(/\/today$/)
  await expect(page.getByRole('banner').getByText(email).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'MY ACCOUNT' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'PRICING' })).toBeHidden()
  const puzzleId = await solveClassic(page, 8)
  await page.keyboard.press('Escape')
  await page.reload()
  await expectSignedIn(page, nickname)
  await expect(page.getByText('Solved.', { exact: true })).toBeVisible()

  await logOut(page)
  await goTo(page, `/puzzle/${puzzleId}`)
  await expect(answerField(page)).toBeEnabled()

  const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(elsewhere, '/login')
  await logIn(elsewhere, email.toUpperCase())
  await expectSignedIn(elsewhere, nickname)
  await expectSolved(elsewhere, puzzleId)
  await elsewhere.context().close()
})

test('a guest who registers keeps what was solved, and its points', async ({ page }) => {
  const first = await solveClassic(page, 6)
  const second = await solveClassic(page, 7)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Register to keep your 110 points.' })).toBeVisible()
  await goTo(page, '/today')
  await expect(page.getByText('to keep your 110 points')).toBeVisible()
  await expect(page.getByText('1/3')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  const nickname = await fillRegistration(page, newEmail('guest'))
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expectSignedIn(page, nickname)
  await expect(page.getByText('1/3')).toBeVisible()
  await expect(page.getByText('to keep your')).toBeHidden()
  const ranks = page.waitForResponse((response) => response.url().endsWith(getLeaderboardsRanks.path))
  await goTo(page, '/myAccount')
  expect(await (await ranks).json()).toMatchObject({ userRanks: [{ TotalScore: 110 }, { TotalScore: 110 }, { TotalScore: 110 }] })
  await expectSolved(page, first)
  await expectSolved(page, second)
})

test('a revealed answer is shown after a warning, and locks the puzzle', async ({ page }) => {
  await signUp(page, newEmail('curious'))
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  await open(page, puzzle)
  await pressTool(page, 'Reveal')
  await expect(page.getByRole('dialog')).toContainText('you can’t guess this puzzle any more, and it earns no points')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page).toHaveURL(`/puzzleSolution/${puzzle.id}`)
  await expect(page.getByRole('main')).toContainText(answerOf(puzzle))
  await open(page, puzzle)
  await expect(page.getByText('You looked at this answer')).toBeVisible()
  await expect(answerField(page)).not.toBeEditable()
})

test('solved puzzles can be left out of the lists, here and elsewhere', async ({ page, browser, site }) => {
  const email = newEmail('tidy')
  await signUp(page, email)
  const puzzleId = await solveClassic(page, 6)
  const card = (on: Page) => on.locator(`main a[href^="/puzzle/${puzzleId}"]`)
  await goTo(page, '/puzzle?t=1&l=6')
  await expect(card(page)).toBeVisible()
  await page.getByRole('switch', { name: 'Hide Solved' }).check({ force: true })
  await expect(card(page)).toBeHidden()

  const elsewhere = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await goTo(elsewhere, '/login')
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL(/\/today$/)
  await goTo(elsewhere, '/puzzle?t=1&l=6')
  await expect(elsewhere.getByRole('switch', { name: 'Hide Solved' })).toBeChecked()
  await expect(card(elsewhere)).toBeHidden()
  await elsewhere.context().close()
})

test('settings change the page at once, stay over a reload, and leave with the account', async ({ page }) => {
  await signUp(page, newEmail('settings'))
  await goTo(page, '/myAccount')
  const html = page.locator('html')
  let saved = 0
  page.on('response', (response) => {
    if (response.url().endsWith(updateSettings.path) && response.ok()) saved += 1
  })
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Less motion' }).check({ force: true })
  await page.getByRole('switch', { name: 'Easy-to-read font' }).check({ force: true })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 18, 36)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Nunito/)
  await expect.poll(() => saved).toBe(3)
  await page.reload()
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  await ready(page)
  await expect(page.getByRole('switch', { name: 'Less motion' })).toBeChecked()
  await logOut(page)
  await expect(html).not.toHaveAttribute('data-theme')
})

test('an account’s pending guess waits for its owner, even if another person logs in meanwhile', async ({ page, context }) => {
  const ada = newEmail('offline')
  await register(page, ada)
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 8)
  await open(page, puzzle)
  await page.route('**/api/Puzzle/UploadPuzzleGuess*', (route) => route.abort())
  await give(page, puzzle, answerOf(puzzle))
  await expectCompletion(page)
  await page.keyboard.press('Escape')
  await page.unroute('**/api/Puzzle/UploadPuzzleGuess*')
  // Before the page tries again, its owner leaves and someone else comes.
  await logOut(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('UploadPuzzleGuess')) sent.push(request.url())
  })
  await register(page, newEmail('next'))
  await goTo(page, `/puzzle/${puzzle.id}`)
  await expect(answerField(page)).toBeEnabled()
  expect(sent).toEqual([])
  await logOut(page)

  await goTo(page, '/login')
  const reported = waitForGuessReply(page)
  await logIn(page, ada)
  await reported
  await expectSolved(page, puzzle.id)
})

test('My days tells only guests that these are the days of this device, and never flashes it to players', async ({ page }) => {
  const ofDevice = page.getByText('These puzzles were played on this device.')
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await goTo(page, '/my-days')
  await expect(ofDevice).toBeVisible()
  await signUp(page, newEmail('with-days'))
  await page.goto('/my-days', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible()
  expect(await ofDevice.isVisible()).toBe(false)
  await ready(page)
  await expect(ofDevice).toHaveCount(0)
  expect(complaints).toEqual([])
})
