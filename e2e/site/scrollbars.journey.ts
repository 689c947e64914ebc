import { getAllTimeLeaderboard, type LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { ROW_LEVELS } from '@emojigma/contract/wire/row-levels.ts'
import type { Locator, Page } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { expect, test } from '../support/journey.ts'
import { board, open, ready } from '../support/play.ts'

/** As on a desktop, scrollbars take room of their own. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { ignoreDefaultArgs } = launchOptions
    const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : []
    await use({ ...launchOptions, ignoreDefaultArgs: [...ignored, '--hide-scrollbars'] })
  },
})

async function openOver(page: Page, typeId: number, levelId: number): Promise<Locator> {
  await page.goto('/today')
  await ready(page)
  await page.locator(`a[href$="t=${typeId}&l=${levelId}"]`).click()
  const dialog = page.getByRole('dialog')
  await expect(board(page)).toBeVisible()
  return dialog
}

// On an upright tablet the board is large in either.
for (const [width, height, least, growth] of [
  [1440, 900, 720, 1.15],
  [768, 1024, 500, 1],
] as const) {
  test(`a puzzle made larger uses the room of a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openOver(page, 4, 1)
    const small = await boxOf(board(page))
    await page.getByRole('button', { name: 'Make the puzzle larger' }).click()
    const large = await boxOf(board(page))
    expect(large.width).toBeGreaterThanOrEqual(least)
    expect(large.width).toBeGreaterThan(small.width * growth)
    expect(large.bottom).toBeLessThanOrEqual(height)
    await expect(page.getByRole('button', { name: 'Make the puzzle smaller' })).toBeInViewport({ ratio: 1 })
  })
}

test('a dialog dims the whole page, which does not move for it', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await boxOf(heading)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  await page.locator('a[href$="t=4&l=1"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0)
  expect((await boxOf(page.locator('h1'))).x).toBe(before.x)
})

for (const [width, height, least] of [
  [390, 844, 88],
  [1440, 900, 120],
] as const) {
  test(`a question of two lines fills its tile at ${width} px`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ viewport: { width, height }, isMobile: width < 576, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await open(page, puzzleOf(await todaysPuzzles(request), 1, 1))
    // Not every day has such a question: the first line and the last of another one, as wide as two emoji and their sum.
    const lines = page.locator('article p:has(> [aria-hidden])').first().locator('..')
    await lines.evaluate((element) => {
      element.dataset['signs'] = 'tight'
      element.style.setProperty('--units', '3.8')
      element.style.setProperty('--lines', '2')
      for (const line of [...element.children].slice(1, -1)) line.remove()
    })
    expect((await boxOf(lines.locator('[data-tile]').first())).width).toBeGreaterThanOrEqual(least)
    await context.close()
  })
}

test('all columns of a leaderboard fit in a window wide enough for a table', async ({ page }) => {
  await page.route(`**${getAllTimeLeaderboard.path}`, (route) => route.fulfill({ json: { leaderboard: busyRows(), userRanks: [] } }))
  await page.setViewportSize({ width: 992, height: 800 })
  await page.goto('/leaderboard')
  await ready(page)
  await expect(page.getByRole('rowheader')).toHaveCount(busyRows().length)
  const table = page.getByRole('region', { name: /top 100/ })
  for (const width of [992, 1024, 1100, 1199]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('columnheader').filter({ visible: true }), `${width} px`).toHaveCount(15)
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
  }
})

/** Players of long names who have solved thousands. */
function busyRows(): LeaderboardRow[] {
  const levels = Object.fromEntries(
    ROW_LEVELS.flatMap(({ key }) => [
      [`${key}Correct`, 1274],
      [`${key}Attempted`, 1390],
    ]),
  )
  const totals = { TotalScore: 2_345_678, TotalCorrect: 12_740, TotalAttempted: 13_900 }
  const named = (NickName: string, index: number) =>
    ({ LeaderboardId: index + 1, UserId: `u${index}`, NickName, ...totals, ...levels }) as LeaderboardRow
  return ['QuietHippopotamus', 'Otter', 'Snow Leopard 2016'].map(named)
}
