import { register } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import { signIn } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test as shared } from '../support/journey.ts'
import { expectCompletion, give, waitForGuessReply, open, ready, solve } from '../support/play.ts'
import { startSite, temporaryFolder, type Site } from '../support/site.ts'

const PASSWORD = 'Correct-Horse7'

/** Boards that no one else plays on. */
const test = shared.extend<{ site: Site }>({
  site: async ({}, use) => {
    const folder = temporaryFolder()
    const site = await startSite({ folder })
    await use(site)
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ site }, use) => use(site.origin),
})

interface Player {
  readonly context: BrowserContext
  readonly page: Page
}

/** A browser of one's own, logged in. */
async function playerNamed(browser: Browser, { origin }: Site, nickname: string): Promise<Player> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const email = `${nickname.toLowerCase()}@example.com`
  const account = { Email: email, Nickname: nickname, Password: PASSWORD, ConfirmPassword: PASSWORD }
  expect((await context.request.post(register.path, { data: account })).status()).toBe(200)
  const page = await context.newPage()
  await signIn(page, email, PASSWORD)
  return { context, page }
}

async function solveClassic({ page, context }: Player, levelId: number): Promise<void> {
  await solve(page, puzzleOf(await todaysPuzzles(context.request), 1, levelId))
}

const names = (page: Page) => page.getByRole('rowheader').allTextContents()
const ownRanks = (page: Page) => page.getByRole('region', { name: 'My Leaderboard Positions' })

test('two new players each see their own row and rank, and what is missing before others see their names', async ({ browser, site }) => {
  test.slow()
  const ada = await playerNamed(browser, site, 'SwiftOtter')
  const ben = await playerNamed(browser, site, 'CalmLion')

  await solveClassic(ada, 6)
  await ada.page.goto('/leaderboard')
  await expect(ada.page.getByRole('row', { name: /SwiftOtter You/ })).toContainText('50')
  await expect(ada.page.getByText('Only you see this row.')).toBeVisible()
  // No medal that no one else sees.
  await expect(ownRanks(ada.page).getByText('not placed yet')).toHaveCount(3)
  await expect(ownRanks(ada.page).getByRole('img', { name: '1st' })).toHaveCount(0)
  await expect(ownRanks(ada.page).getByText('Rank 1 of 80')).toBeVisible()
  await expect(ownRanks(ada.page).getByRole('progressbar')).toHaveAccessibleName('60 points to Ladybug')

  await solveClassic(ben, 1)
  for (const address of ['/leaderboard', '/leaderboardWeekly', '/leaderboardDaily']) {
    await ben.page.goto(address)
    await expect(ben.page.getByRole('row', { name: /CalmLion You/ })).toContainText('100')
    expect(await names(ben.page)).toEqual(['CalmLion You'])
  }

  // Ada's board was open all the time; she comes back to it.
  await ada.page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(ada.page.locator('tr[data-own]')).toContainText('SwiftOtter')
  expect(await names(ada.page)).toEqual(['SwiftOtter You'])
  await expect(ownRanks(ada.page).getByText(/once you have played on 14 days/)).toContainText('Confirm your e-mail')

  await ada.page.goto('/leaderboardRanks')
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'You' })).toContainText('1. Ant')

  await ada.context.close()
  await ben.context.close()
})

test('below a puzzle ranks and boards follow soon after a right answer', async ({ browser, site }) => {
  const player = await playerNamed(browser, site, 'SwiftOtter')
  const { page, context } = player
  const puzzle = puzzleOf(await todaysPuzzles(context.request), 1, 6)
  await open(page, puzzle)
  const tile = await page.getByRole('article', { name: 'Classic' }).boundingBox()
  await page.getByRole('heading', { name: 'Leaderboards' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('80 ranks to climb')).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Be the first!/ })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await page.getByRole('article', { name: 'Classic' }).boundingBox()).toEqual(tile)

  const reported = waitForGuessReply(page)
  await give(page, puzzle, answerOf(puzzle))
  await reported
  const dialog = await expectCompletion(page)
  await dialog.getByRole('button', { name: 'No Thanks' }).click()
  await expect(page.getByText('Rank 1 of 80')).toBeVisible()

  await page.goto('/myAccount')
  await expect(page.getByText('60 points to Ladybug')).toBeVisible()
  await expect(page.getByText('1 solved of 1')).toHaveCount(2)
  await context.close()
})

test('a guest is invited, and an empty board says so', async ({ page }) => {
  await page.goto('/leaderboardDaily')
  await ready(page)
  await expect(page.getByRole('cell', { name: /^Be the first!/ })).toBeVisible()
  await ownRanks(page).getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register/)
})

shared('all eighty ranks are listed with their names', async ({ page }) => {
  await page.goto('/leaderboardRanks')
  await ready(page)
  const ranks = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(ranks).toHaveCount(80)
  await expect(ranks.first()).toContainText('1. Ant')
  await expect(ranks.last()).toContainText('80. Unicorn with 5 stars')
})

shared('a phone hides the levels, and shows them in a table of their own that scrolls inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/leaderboard')
  await ready(page)
  await expect(page.getByRole('columnheader', { name: 'Score' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Level 1' })).toBeHidden()
  await page.getByRole('link', { name: 'All columns' }).click()
  await expect(page).toHaveURL(/\/leaderboard\/table$/)
  await expect(page.getByRole('columnheader', { name: 'Level 1' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the home page shows live how many are playing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/1 playing now/)).toBeVisible()
  await expect(page.getByText(/^0 solved from 0 tries$/)).toBeVisible()
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 6)
  const guess = { PuzzleId: puzzle.id, PuzzleGuess: answerOf(puzzle), DeviceId: crypto.randomUUID() }
  await page.request.post(uploadPuzzleGuessMini.path, { data: guess })
  await expect(page.getByText(/^1 solved from 1 try$/)).toBeVisible()
})
