import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, give, waitForGuessReply, open, waitForWinCode, ready, pressTool } from '../support/play.ts'

// With all that celebrates a right answer.
test.use({ reducedMotion: 'no-preference' })

/** One of each way to play: typing, filling a board, finding a cell. */
const KINDS = [
  [1, 7],
  [4, 6],
  [5, 6],
] as const

const told = (page: Page) => page.getByRole('status').filter({ hasText: /is the correct answer|is in its place/ })

for (const [typeId, levelId] of KINDS) {
  const { name } = puzzleTypeOf(typeId)
  const todays = async (page: Page) => puzzleOf(await todaysPuzzles(page.request), typeId, levelId)

  test(`${name}: a page untouched before the network failed celebrates a right answer`, async ({ page, context }) => {
    const puzzle = await todays(page)
    const isPrepared = waitForWinCode(page)
    await open(page, puzzle)
    await isPrepared
    await context.setOffline(true)
    await give(page, puzzle, answerOf(puzzle))
    const dialog = await expectCompletion(page)
    await dialog.getByRole('button', { name: 'No Thanks' }).click()
    const reported = waitForGuessReply(page)
    await context.setOffline(false)
    await reported
  })

  test(`${name}: if the celebration cannot be loaded, a right answer is confirmed in place, with a retry`, async ({ page, context }) => {
    const puzzle = await todays(page)
    await open(page, puzzle)
    await context.setOffline(true)
    await give(page, puzzle, answerOf(puzzle))
    await expect(told(page)).toBeVisible()
    for (const _again of [1, 2]) {
      await told(page).getByRole('button', { name: 'Try again' }).click()
      await expect(told(page)).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const reported = waitForGuessReply(page)
    await context.setOffline(false)
    await reported
    await expectCompletion(page)
  })

  test(`${name}: on a slow network the celebration follows the right answer`, async ({ page }) => {
    const puzzle = await todays(page)
    await open(page, puzzle)
    const { promise: solved, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/assets/*', async (route) => {
      await solved
      await route.continue()
    })
    await give(page, puzzle, answerOf(puzzle))
    await expect(page.getByRole('status').filter({ hasText: 'Solved.' })).toBeVisible()
    letThrough()
    await expectCompletion(page)
  })
}

test('lazy parts of a puzzle that cannot be loaded say so in place, and load on the next try', async ({ page, context }) => {
  await open(page, puzzleOf(await todaysPuzzles(page.request), 1, 8))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const hint = page.getByRole('alert').filter({ hasText: 'The hint could not be loaded.' })
  await expect(hint).toBeVisible()
  await pressTool(page, 'Download')
  const blocker = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await expect(blocker).toBeVisible()
  await expect(answerField(page)).toBeEditable()
  await page.setViewportSize({ width: 390, height: 844 })
  // A banner of a single line, with a button of 44 px, does not push the field behind the keys.
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(banner).toBeVisible()
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(56)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Subscribe to unlock' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await hint.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible()
})

const NEEDS_INTERNET = 'This page needs the internet'

for (const [entry, heading] of [
  ['HELP', 'Questions and answers'],
  ['RIDDLES', 'Emoji Riddles'],
] as const) {
  test(`a page opened offline, ${heading}, loads by itself once the network is back`, async ({ page, context }) => {
    // The sign that it is there once the page has settled.
    const told = page.waitForResponse(
      async (reply) => reply.url().endsWith('.js') && (await reply.text().catch(() => '')).includes(NEEDS_INTERNET),
    )
    await page.goto('/today')
    await ready(page)
    await page.evaluate(async (url) => void (await import(url)), (await told).url())
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: NEEDS_INTERNET })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('a page opened offline before the offline notice was loaded also loads by itself', async ({ page, context }) => {
  let isLost = false
  let hasBeenLost = false
  await page.route('**/assets/*.js', async (route) => {
    if (isLost) return route.abort('internetdisconnected')
    const reply = await route.fetch()
    const isWhatSaysSo = !hasBeenLost && (await reply.text()).includes(NEEDS_INTERNET)
    return isWhatSaysSo ? route.abort('internetdisconnected') : route.fulfill({ response: reply })
  })
  await page.goto('/today')
  await ready(page)
  isLost = hasBeenLost = true
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'RIDDLES', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This needs the internet.' })).toBeVisible()
  isLost = false
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Emoji Riddles' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
