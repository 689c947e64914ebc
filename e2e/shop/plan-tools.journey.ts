import { getNewPuzzlesMini, getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { newEmail, PASSWORD, signIn, signUp, test } from '../support/accounts.ts'
import { tokenOf } from '../support/classes.ts'
import { expect } from '../support/journey.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { KINDS } from '../support/every-address.ts'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { buyPlan } from '../support/classes.ts'
import { expectCompletion, give, waitForGuessReply, open, ready, pressTool } from '../support/play.ts'

const moreTools = (page: Page) => page.getByRole('article').first().getByRole('button', { name: 'More tools' })
const minimise = (page: Page) => page.getByRole('button', { name: 'Minimise' })

/** Signs someone up who has a plan. */
async function subscribe(page: Page, request: APIRequestContext): Promise<void> {
  const email = newEmail('subscriber')
  await signUp(page, email)
  await buyPlan(request, await tokenOf(request, email, PASSWORD), 'individual')
  await signIn(page, email)
}

/** The background of a puzzle. */
async function widthOf(page: Page, { typeId }: PuzzleView): Promise<number> {
  const drawn = page.getByRole('article').first()
  const one = typeId < 4 ? drawn.locator('img').first() : page.getByRole('grid').first()
  return (await one.boundingBox())?.width ?? 0
}

for (const { who, touch, windows } of [
  {
    who: 'on a phone, held either way',
    touch: true,
    windows: [
      { width: 390, height: 844, playedLevelId: 6 },
      { width: 844, height: 390, playedLevelId: 7 },
    ],
  },
  { who: 'on a desk', touch: false, windows: [{ width: 1440, height: 900, playedLevelId: 6 }] },
]) {
  test.describe(who, () => {
    test.use({ hasTouch: touch })

    test('each type fills the screen, grows, is played there, and returns', async ({ page, request }) => {
      test.slow()
      const today = await todaysPuzzles(request)
      await subscribe(page, request)
      for (const [typeId, levelId] of KINDS) {
        const puzzle = puzzleOf(today, typeId, levelId)
        await open(page, puzzle)
        for (const { width, height } of windows) {
          await resize(page, width, height)
          await expectFullScreen(page, puzzle, `type ${typeId} at ${width}`)
        }
      }
      for (const { width, height, playedLevelId } of windows) {
        await resize(page, width, height)
        const played = puzzleOf(today, 1, playedLevelId)
        await open(page, played)
        await pressTool(page, 'Full screen')
        await expect(minimise(page)).toBeVisible()
        const reported = waitForGuessReply(page)
        await give(page, played, answerOf(played))
        await reported
        const dialog = await expectCompletion(page)
        await dialog.getByRole('button', { name: 'No Thanks' }).click()
        await minimise(page).click()
        await expect(minimise(page)).toBeHidden()
      }
    })
  })
}

/** The browser takes a moment to leave the full screen, and changes no window until it has. */
function resize(page: Page, width: number, height: number): Promise<void> {
  return expect(() => page.setViewportSize({ width, height })).toPass()
}

/** Fills the screen with the open puzzle and brings it back, by the buttons, by the key F and by Escape.
 *  @param name what is said of it where it does not */
async function expectFullScreen(page: Page, puzzle: PuzzleView, name: string): Promise<void> {
  await expect(moreTools(page), name).toBeVisible()
  const before = await widthOf(page, puzzle)
  await pressTool(page, 'Full screen')
  await expect(minimise(page), name).toBeVisible()
  await expect(minimise(page), name).toBeFocused()
  await expect(page.locator('header[inert]'), name).toHaveCount(1)
  await expect.poll(() => widthOf(page, puzzle), name).toBeGreaterThan(before)
  const box = await page.locator('[data-full]').boundingBox()
  const { width, height } = page.viewportSize() ?? {}
  expect([box?.x, box?.y, box?.width, box?.height], name).toEqual([0, 0, width, height])
  if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/full-${puzzle.typeId}-${width}.png` })
  await minimise(page).click()
  await expect(minimise(page), name).toBeHidden()
  await expect(moreTools(page), name).toBeFocused()
  await expect.poll(() => widthOf(page, puzzle), name).toBe(before)
  if (puzzle.typeId !== 3) {
    await page.keyboard.press('f')
    await expect(minimise(page), name).toBeVisible()
    await page.keyboard.press('f')
    await expect(minimise(page), name).toBeHidden()
  }
  await pressTool(page, 'Full screen')
  await expect(minimise(page), name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(minimise(page), name).toBeHidden()
}

test('where the browser has no full screen the puzzle fills the window', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 4, 1)
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'))
  await subscribe(page, request)
  await open(page, puzzle)
  await pressTool(page, 'Full screen')
  const box = await page.locator('[data-full]').boundingBox()
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, page.viewportSize()?.width, page.viewportSize()?.height])
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
  // This site has no day before today.
  await page.route(`**${getNewPuzzlesMini.path}`, (route) => route.fulfill({ json: [older] }))
  await page.route(`**${getPuzzleMini.path}`, (route) => route.fulfill({ json: older }))
  await give(page, puzzle, answerOf(puzzle))
  const dialog = await expectCompletion(page)
  expect((await asked).postDataJSON()).toMatchObject({ puzzleTypeId: 1, levelId: 6, puzzleTheme: puzzle.theme, showSolved: false })
  await dialog.getByRole('button', { name: 'Yes Please' }).click()
  await page.waitForURL(`**/puzzle/${puzzleFromWire(older).id}**`)
})

test('today’s five are shown, and printed from a file', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  await page.getByRole('link', { name: 'Print today’s sheet' }).click()
  const sheet = page.getByRole('article', { name: /^(Today’s five|Los cinco de hoy|Les cinq du jour)/ })
  await expect(sheet.getByRole('img')).toHaveCount(5)
  await expectNoFaultsOnBothScreens(page, 'the page to print')
  for (const [band, file] of [
    ['Age 4+', 'today_junior_Letter.pdf'],
    ['Age 7+', 'today_next_Letter.pdf'],
  ] as const) {
    await page.getByRole('link', { name: band }).click()
    await expect(sheet).toHaveAccessibleName(`Today’s five, ${band}`)
    await expect(sheet.getByRole('img')).toHaveCount(5)
    const address = (await page.getByRole('link', { name: 'Print on Letter' }).getAttribute('href')) ?? ''
    expect(address).toContain(file)
    const paper = await page.request.get(address)
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(pagesOf(await paper.body()), band).toBeLessThanOrEqual(2)
  }
  // The page leads to the file, and is no second sheet.
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeHidden()
  await expect(page.getByText('The sheet prints from its file.')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
})

function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}
