import { getAllTimeLeaderboard, type LeaderboardRow } from '@emojigma/contract/leaderboards.ts'
import { ROW_LEVELS } from '@emojigma/contract/wire/row-levels.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { Locator, Page } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from './support/answers.ts'
import { KINDS } from './support/every-address.ts'
import { expect, test } from './support/journey.ts'
import { board, open, ready } from './support/play.ts'

/** As on a desktop, scrollbars take room of their own. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { ignoreDefaultArgs } = launchOptions
    const ignored = Array.isArray(ignoreDefaultArgs) ? ignoreDefaultArgs : []
    await use({ ...launchOptions, ignoreDefaultArgs: [...ignored, '--hide-scrollbars'] })
  },
})

async function boxOf(found: Locator) {
  const box = await found.boundingBox()
  if (!box) throw new Error('nothing is drawn there')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function openOver(page: Page, typeId: number, levelId: number): Promise<Locator> {
  await page.goto('/today')
  await ready(page)
  await page.locator(`a[href$="t=${typeId}&l=${levelId}"]`).click()
  const dialog = page.getByRole('dialog')
  await expect(board(page)).toBeVisible()
  return dialog
}

for (const [width, height, least] of [
  [1440, 900, 720],
  [768, 1024, 500],
] as const) {
  test(`a puzzle made larger uses the room of a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openOver(page, 4, 1)
    const small = await boxOf(board(page))
    await page.getByRole('button', { name: 'Make the puzzle larger' }).click()
    const large = await boxOf(board(page))
    expect(large.width).toBeGreaterThanOrEqual(least)
    expect(large.width).toBeGreaterThan(small.width * 1.15)
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

test('with forced colours, borders show what can be pressed and what is chosen', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 5)
  for (const address of ['/puzzle', `/puzzle/${id}`, '/login', '/register']) {
    await page.goto(address)
    await ready(page)
    const bare = await page.locator('button, a[class], input').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('search, label, td, .skip-link'))
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(bare, address).toEqual([])
  }
  await page.goto('/puzzle')
  await ready(page)
  const colourOf = (found: Locator) => found.evaluate((element) => getComputedStyle(element).borderTopColor)
  const chips = page.getByRole('button', { name: 'Classic' }).or(page.getByRole('button', { name: 'Mixed' }))
  await expect(chips).toHaveCount(2)
  expect(await colourOf(chips.first())).not.toBe(await colourOf(chips.last()))
})

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  for (const [typeId, levelId] of KINDS) {
    test(`a ${puzzleTypeOf(typeId).name} puzzle lies beside its keys on a phone of ${width} × ${height}`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: true,
        isMobile: true,
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      await open(page, puzzleOf(await todaysPuzzles(request), typeId, levelId))
      const aid = await boxOf(page.getByRole('complementary', { name: 'Solving aid' }))
      const isBoard = typeId === 4 || typeId === 5
      const question = isBoard ? board(page) : page.locator('article img').first()
      expect((await boxOf(question)).right).toBeLessThanOrEqual(aid.x)
      if (isBoard) expect((await boxOf(question)).bottom).toBeLessThanOrEqual(height)
      const settles = typeId === 5 ? 'That’s the one' : 'Check'
      const button = page.getByRole('button', { name: settles, exact: true }).filter({ visible: true })
      if (typeId !== 4) await expect(button).toBeInViewport({ ratio: 1 })
      if (typeId < 4) expect((await boxOf(button)).x).toBeGreaterThanOrEqual(aid.x)
      const keys = page.getByRole('group', { name: /^(?:Keypad|Letters|Emoji|Move the choice)$/ }).getByRole('button')
      await expect(keys.filter({ visible: true }).first()).toBeInViewport({ ratio: 0.6 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await context.close()
    })
  }
}

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
    expect((await boxOf(lines.locator('img').first())).width).toBeGreaterThanOrEqual(least)
    await context.close()
  })
}

for (const width of [992, 1024, 1100, 1199]) {
  test(`all columns of a leaderboard stand in ${width} px`, async ({ page }) => {
    await page.route(`**${getAllTimeLeaderboard.path}`, (route) => route.fulfill({ json: { leaderboard: busyRows(), userRanks: [] } }))
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/leaderboard')
    await ready(page)
    await expect(page.getByRole('rowheader')).toHaveCount(busyRows().length)
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(15)
    const table = page.getByRole('region', { name: /top 100/ })
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })
}

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

test('a slot that no network fills asks no other site for anything', async ({ page, request }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  for (const address of ['/puzzle', '/leaderboard', '/leaderboardRanks', `/puzzle/${id}`]) {
    await page.goto(address)
    await ready(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('note', { name: 'From Emojigma' }).first(), address).toBeVisible()
    await expect(page.getByRole('note', { name: 'Advertisement' }), address).toHaveCount(0)
    await expect(page.locator('iframe'), address).toHaveCount(0)
  }
})

test('an answer’s page goes on to a next puzzle', async ({ page, request }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  await page.goto(`/puzzleSolution/${id}`)
  await ready(page)
  const next = page.getByRole('region', { name: 'Next puzzle' })
  await next.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/puzzle\/\d+/)
  expect(page.url()).not.toContain(`/puzzle/${id}?`)
})

for (const [theme, table] of [
  ['light', 'rgb(255, 246, 233)'],
  ['dark', 'rgb(27, 18, 36)'],
] as const) {
  test(`who chose the ${theme} theme has it, whatever the system prefers`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await page.addInitScript((chosen) => localStorage.setItem('emojigma.look', JSON.stringify({ theme: chosen })), theme)
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', table)
  })
}
