import { getNewPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { newEmail, register, test } from './support/accounts.ts'
import { expect } from './support/journey.ts'
import { answerOf, puzzleOf, todaysPuzzles } from './support/answers.ts'
import { KINDS } from './support/every-address.ts'
import { expectNoFaults, SCREENS } from './support/faults.ts'
import { buyPlan } from './support/plans.ts'
import { answerField, expectCompletion, give, guessReported, open, ready } from './support/play.ts'

const tool = (page: Page, name: string) => page.getByRole('article').first().getByRole('button', { name, exact: true })
const minimise = (page: Page) => page.getByRole('button', { name: 'Minimise' })
const offer = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to unlock' })

/** @returns the bearer token of who is signed in on the page */
async function tokenOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const text of Object.values(localStorage)) {
      if (typeof text === 'string' && text.includes('accessToken')) return (JSON.parse(text) as { accessToken: string }).accessToken
    }
    throw new Error('nobody is signed in')
  })
}

/** Registers, and has a plan. */
async function subscribe(page: Page, request: APIRequestContext): Promise<void> {
  await register(page, newEmail('subscriber'))
  await buyPlan(request, await tokenOn(page), 'individual')
  await page.reload()
  await ready(page)
}

/** What a puzzle is drawn on. */
async function widthOf(page: Page, { typeId }: PuzzleView): Promise<number> {
  const drawn = page.getByRole('article').first()
  const one = typeId < 4 ? drawn.locator('img').first() : page.getByRole('grid').first()
  return (await one.boundingBox())?.width ?? 0
}

test('without a plan each tool names itself, and with one each does its work', async ({ page, request }) => {
  test.slow()
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 2)
  await register(page, newEmail('tools'))
  await open(page, puzzle)
  for (const [name, action] of [
    ['Full screen', 'FULL SCREEN PUZZLE'],
    ['Download', 'DOWNLOAD'],
    ['Worksheet', 'WORKSHEET'],
  ] as const) {
    await tool(page, name).click()
    await expect(offer(page)).toContainText(action)
    await offer(page).getByRole('button', { name: 'Not now' }).click()
  }
  await buyPlan(request, await tokenOn(page), 'individual')
  await page.reload()
  await ready(page)

  await tool(page, 'Download').click()
  const dialog = page.getByRole('dialog', { name: 'Download this puzzle' })
  for (const [name, ending, begins] of [
    ['Picture (PNG)', 'png', '\u0089PNG'],
    ['Drawing for any size (SVG)', 'svg', '<svg '],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name }).click()])
    expect(download.suggestedFilename()).toBe(`emojigma-classic-medium-${puzzle.id}.${ending}`)
    expect(readFileSync(await download.path(), 'latin1').slice(0, begins.length)).toBe(begins)
    await expect(dialog).toContainText('Saved.')
  }
  // What fails can be tried again.
  await page.route('**/api/download/**', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Picture (PNG)' }).click()
  await expect(dialog).toContainText('could not be fetched')
  await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Try again' }).click()])
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('a puzzle with its answer shown by a plan says the price first, and brings nothing afterwards', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 3)
  await subscribe(page, request)
  await page.goto(`/puzzleSolution/${puzzle.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Still to be solved' })).toBeVisible()
  await expect(main).not.toContainText(`The answer is ${answerOf(puzzle)}.`)
  await main.getByRole('button', { name: 'See the answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'See the answer?' })
  await expect(dialog).toContainText('it brings no points')
  await dialog.getByRole('button', { name: 'Show the answer' }).click()
  await expect(main).toContainText(`The answer is ${answerOf(puzzle)}.`)
  await open(page, puzzle)
  await expect(answerField(page)).toHaveValue(answerOf(puzzle))
  await expect(answerField(page)).toHaveAttribute('readonly')
})

for (const { width, height, touch } of [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1440, height: 900, touch: false },
]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: touch })

    test('each kind fills the screen, grows, is played there, and comes back', async ({ page, request }) => {
      test.slow()
      const today = await todaysPuzzles(request)
      await subscribe(page, request)
      await page.setViewportSize({ width, height })
      for (const [typeId, levelId] of KINDS) {
        const puzzle = puzzleOf(today, typeId, levelId)
        const name = `type ${typeId} at ${width}`
        await open(page, puzzle)
        await expect(tool(page, 'Full screen')).toBeVisible()
        const before = await widthOf(page, puzzle)
        await tool(page, 'Full screen').click()
        await expect(minimise(page)).toBeVisible()
        await expect(minimise(page), name).toBeFocused()
        await expect(page.locator('header[inert]'), name).toHaveCount(1)
        await expect.poll(() => widthOf(page, puzzle), name).toBeGreaterThan(before)
        const box = await page.locator('[data-full]').boundingBox()
        expect([box?.x, box?.y, box?.width, box?.height], name).toEqual([0, 0, width, height])
        if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/full-${typeId}-${width}.png` })
        await minimise(page).click()
        await expect(minimise(page)).toBeHidden()
        await expect(tool(page, 'Full screen'), name).toBeFocused()
        await expect.poll(() => widthOf(page, puzzle), name).toBe(before)
        if (typeId !== 3) {
          await page.keyboard.press('f')
          await expect(minimise(page), name).toBeVisible()
          await page.keyboard.press('f')
          await expect(minimise(page), name).toBeHidden()
        }
        await tool(page, 'Full screen').click()
        await expect(minimise(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(minimise(page), name).toBeHidden()
      }
      const last = puzzleOf(today, 1, 6)
      await open(page, last)
      await tool(page, 'Full screen').click()
      await expect(minimise(page)).toBeVisible()
      const reported = guessReported(page)
      await give(page, last, answerOf(last))
      await reported
      const dialog = await expectCompletion(page)
      await dialog.getByRole('button', { name: 'No Thanks' }).click()
      await expect(minimise(page)).toBeVisible()
    })
  })
}

test('where the browser has no full screen the puzzle fills the window', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 1)
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
  await subscribe(page, request)
  await open(page, puzzle)
  await tool(page, 'Full screen').click()
  const box = await page.locator('[data-full]').boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1440, 900])
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-full]') !== null || document.activeElement === document.body),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(minimise(page)).toBeHidden()
})

test('with a plan the next puzzle is of the same type and level, of any day', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await subscribe(page, request)
  await open(page, puzzle)
  const asked = page.waitForRequest((one) => one.url().endsWith(getNewPuzzlesMini.path))
  const older = {
    ...((await (await request.post(getNewPuzzlesMini.path, { data: { take: 1 } })).json()) as MiniPuzzle[])[0],
    i: puzzle.id - 40,
    t: 1,
    l: 6,
  } as MiniPuzzle
  await page.route(`**${getNewPuzzlesMini.path}`, (route) => route.fulfill({ json: [older] }))
  await give(page, puzzle, answerOf(puzzle))
  const dialog = await expectCompletion(page)
  expect((await asked).postDataJSON()).toMatchObject({ puzzleTypeId: 1, levelId: 6, puzzleTheme: puzzle.theme, showSolved: false })
  await dialog.getByRole('button', { name: 'Yes Please' }).click()
  await page.waitForURL(`**/puzzle/${puzzleFromWire(older).id}**`)
})

for (const { width, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme })

    test('today’s five stand on a clean page to print', async ({ page }) => {
      await page.goto('/today')
      await ready(page)
      await page.getByRole('link', { name: 'Print five of them' }).click()
      const sheet = page.getByRole('article', { name: /^Today’s five/ })
      await expect(sheet.getByRole('img')).toHaveCount(5)
      await expectNoFaults(page, 'the page to print')
      if (process.env['PICTURES'])
        await page.screenshot({ path: `${process.env['PICTURES']}/print-${width}-${colorScheme}.png`, fullPage: true })
      await page.getByRole('link', { name: 'Junior' }).click()
      await expect(sheet).toHaveAccessibleName('Today’s five, Junior')
      await expect(sheet.getByRole('img')).toHaveCount(5)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Print today’s five' })).toBeHidden()
      await expect(sheet).toBeVisible()
      expect(await sheet.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])).toEqual([
        'rgb(0, 0, 0)',
        'rgb(255, 255, 255)',
      ])
      if (process.env['PICTURES'] && width === 1440) await page.pdf({ path: `${process.env['PICTURES']}/print-${colorScheme}.pdf` })
    })
  })
}
