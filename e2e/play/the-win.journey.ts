import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { goTo, newEmail, PASSWORD, signIn, signUp } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { buyPlan, tokenOf } from '../support/classes.ts'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import {
  answerField,
  expectCompletion,
  expectWin,
  give,
  waitForGuessReply,
  open,
  waitForRanks,
  waitForWinCode,
  rankUp,
  winText,
} from '../support/play.ts'

/** Opens one of today's Classic puzzles and answers it. */
async function win(page: Page, levelId: number) {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, levelId)
  const isPrepared = waitForWinCode(page)
  await open(page, puzzle)
  await isPrepared
  await give(page, puzzle, answerOf(puzzle))
  return expectWin(page)
}

/** Place of the height in a PNG's first bytes. */
const PNG_HEIGHT_AT = 20

const yes = (page: Page) => page.getByRole('button', { name: 'Yes Please' })
const nextPuzzle = (page: Page) => page.getByRole('button', { name: 'Next puzzle' })

/** Notes what is written and drawn on canvases: words, and the addresses of pictures. */
async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(globalThis, { drawn })
    const { fillText, drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (words, ...place) {
      drawn.push(words)
      fillText.call(this, words, ...place)
    }
    CanvasRenderingContext2D.prototype.drawImage = function (...drawing: [CanvasImageSource, ...number[]]) {
      if (drawing[0] instanceof HTMLImageElement) drawn.push(drawing[0].src)
      Reflect.apply(drawImage, this, drawing)
    }
  })
}

function drawnOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly drawn: readonly string[] }).drawn)
}

test('a guest on a phone sees points, stars and a new rank, continues from where the keys were, and wins offline as well', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await waitForRanks(page)
  await noteDrawing(page)
  const dialog = await win(page, 8)
  expect(await winText(dialog)).toBe('70 points wait for you. One of three stars today. Your new rank: Ant! 40 points to Ladybug.')
  await expect(rankUp(page)).toContainText('Rank 1 of 80')
  await expectNoFaults(page, 'a new rank')
  // A tap anywhere closes it, and what lies below can be used with the keyboard at once.
  await page.mouse.click(30, 60)
  await expect(rankUp(page)).toHaveCount(0)
  await expect(yes(page)).toBeFocused()
  await expect(yes(page)).toBeInViewport({ ratio: 1 })
  await expectNoFaults(page, 'the dialog after a win')
  const mascot = await dialog.locator('img[src*="cheering"]').boundingBox()
  expect(mascot?.height).toBeGreaterThan(80)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Picture of your result' }).click()
  const picture = await download
  expect(picture.suggestedFilename()).toMatch(/^emojigma-\d+\.png$/)
  // Without the question it would be 481 px high.
  const png = await readFile(await picture.path())
  expect(png.readUInt32BE(PNG_HEIGHT_AT)).toBeGreaterThan(600)
  const drawn = await drawnOn(page)
  expect(drawn).toContain('Can you?')
  const { id, levelId } = puzzleOf(await todaysPuzzles(page.request), 1, 8)
  expect(drawn).toContain(new URL(questionSvgPath(id, levelId), page.url()).href)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const place = await nextPuzzle(page).boundingBox()
  expect(place?.height).toBeGreaterThanOrEqual(44)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(844 - 40)
  await expectNoFaults(page, 'a solved puzzle on a phone')
  const solved = page.url()
  await nextPuzzle(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(solved)

  const isPrepared = waitForWinCode(page)
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 7)
  await open(page, puzzle)
  await isPrepared
  await context.setOffline(true)
  await give(page, puzzle, answerOf(puzzle))
  const offline = await expectWin(page)
  expect(await winText(offline)).toBe('60 points wait for you. Two of three stars today. Your new rank: Ladybug! 80 points to Snail.')
  // A rank like this one is a line of the win.
  await expect(rankUp(page)).toHaveCount(0)
  await offline.getByRole('button', { name: 'No Thanks' }).click()
  const reported = waitForGuessReply(page)
  await context.setOffline(false)
  await reported
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 641 },
  { width: 1440, height: 900 },
]) {
  test(`the buttons of a win stay where they are when the reply comes, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { promise: isHeld, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/UploadPuzzleGuessMini', async (route) => {
      await isHeld
      await route.continue()
    })
    const dialog = await win(page, 8)
    const places = () => Promise.all(['No Thanks', 'Yes Please'].map((name) => boxOf(dialog.getByRole('button', { name }))))
    await expect(dialog.getByRole('button', { name: 'Picture of your result' })).toBeVisible()
    const before = await places()
    letThrough()
    await expectCompletion(page)
    const register = dialog.getByRole('link', { name: /^Register/ })
    await expect(register).toBeVisible()
    expect(await places()).toEqual(before)
    const icons = [
      dialog.getByRole('button', { name: 'Share your result' }),
      dialog.getByRole('button', { name: 'Picture of your result' }),
      dialog.getByRole('link', { name: 'See how it works' }),
      register,
    ]
    const tops = await Promise.all(icons.map(async (icon) => (await boxOf(icon.locator('svg'))).y))
    expect(new Set(tops.map(Math.round)).size, tops.join()).toBe(1)
  })
}

test('with a plan the day ends after the three, with every way on in sight on a small laptop', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 641 })
  const email = newEmail('three')
  await signUp(page, email)
  await buyPlan(request, await tokenOf(request, email, PASSWORD), 'individual')
  await signIn(page, email)
  await page.evaluate(() => localStorage.setItem('emojigma.band', '10+'))
  const today = await todaysPuzzles(request)
  const dialog = page.getByRole('dialog')
  for (const place of [0, 1, 2]) {
    await goTo(page, '/today')
    const links = page.getByRole('region', { name: /three for today/ }).getByRole('listitem')
    const path = await links.nth(place).getByRole('link').first().getAttribute('href')
    const puzzle = today.find(({ id }) => path?.includes(`/${id}`))
    if (!puzzle) throw new Error(`${path} is none of today's`)
    await open(page, puzzle)
    await give(page, puzzle, answerOf(puzzle))
    await expectWin(page)
  }
  await expect(dialog.getByText('That’s today’s three!')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Practice' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'No Thanks' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Yes Please' }).click()
  await expect(page).toHaveURL(/\/puzzle\/\d+/)
  await expect(dialog).toBeHidden()
})

test('a key held after the answer presses nothing in the dialog', async ({ page }) => {
  const puzzle = puzzleOf(await todaysPuzzles(page.request), 1, 8)
  await waitForRanks(page)
  const isPrepared = waitForWinCode(page)
  await open(page, puzzle)
  await isPrepared
  await answerField(page).fill(answerOf(puzzle))
  await page.keyboard.down('Enter')
  await expect(rankUp(page).getByRole('button', { name: 'Go on' })).toBeFocused()
  for (const _held of [1, 2, 3]) await page.keyboard.down('Enter')
  await expect(rankUp(page)).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(yes(page)).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('points are counted up before a new rank comes, on a slow network too, and sounds can be turned off', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: number[] = []
      Object.assign(window, { heard })
      const start = AudioBufferSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function (...args) {
        heard.push(this.buffer?.length ?? 0)
        return start.apply(this, args)
      }
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length)
    const { promise: isSlow, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/UploadPuzzleGuessMini', async (route) => {
      await isSlow
      await route.continue()
    })
    const dialog = await win(page, 6)
    await expect(dialog.getByText('+50')).toBeVisible()
    await expect(dialog.getByText('One of three stars today')).toBeVisible()
    await expect.poll(heard).toBe(1)
    letThrough()
    await expect(dialog.getByText('Your new rank: Ant!').first()).toBeVisible()
    const told = await winText(dialog)
    expect(told).toContain('50 points wait for you. One of three stars today.')
    await expectCompletion(page)
    await dialog.getByRole('button', { name: 'No Thanks' }).click()
    const sounds = page.getByRole('switch', { name: 'Sounds' })
    await sounds.click()
    await expect(sounds).not.toBeChecked()
    const before = await heard()
    await sounds.click()
    await expect(sounds).toBeChecked()
    await expect.poll(heard).toBe(before + 1)
    await sounds.click()
    await page.reload()
    await page.mouse.move(5, 5)
    await page.mouse.move(15, 15)
    await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
  })
})
