import { rmSync } from 'node:fs'
import { logOut, newEmail, register, test as testWithAccounts } from '../support/accounts.ts'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, expectCompletion, give, waitForGuessReply, open, ready, solve, pressTool } from '../support/play.ts'
import { startSite, temporaryFolder } from '../support/site.ts'

const DAY_MS = 86_400_000

test('after three puzzles a guest sees the countdown, and plays again the next day', async ({ browser }) => {
  const folder = temporaryFolder()
  let site = await startSite({ folder })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const today = await todaysPuzzles(context.request)

  await page.goto('/today')
  await ready(page)
  await expect(page.getByText('3/3')).toBeVisible()
  for (const levelId of [6, 7, 8]) {
    await solve(page, puzzleOf(today, 1, levelId))
    await expectCompletion(page)
  }
  await page.goto('/today')
  await expect(page.getByText('0/3')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('3 of 5 solved')).toBeVisible()
  await expect(page.getByText('Locked').first()).toBeVisible()
  const invitation = page.getByRole('region', { name: 'That’s today’s three!' })
  await expect(invitation.getByRole('link', { name: /^See the solution/ })).toHaveCount(3)

  await open(page, puzzleOf(today, 1, 9))
  await expect(answerField(page)).toBeDisabled()
  await expect(answerField(page)).toHaveAttribute('placeholder', 'Free Limit Reached...')
  await expect(page.getByText(/New free puzzles in/)).toBeVisible()
  await expect(invitation).toBeVisible()
  await site.stop()

  // The next day, on the same device: storage belongs to an address, so it is carried over to the new port.
  const device = await context.storageState()
  const { origin } = site
  site = await startSite({ folder, clockOffsetMs: DAY_MS })
  const state = {
    ...device,
    origins: device.origins.map((stored) => (stored.origin === origin ? { ...stored, origin: site.origin } : stored)),
  }
  const tomorrow = await browser.newContext({ baseURL: site.origin, storageState: state })
  const nextPage = await tomorrow.newPage()
  await nextPage.clock.install({ time: Date.now() + DAY_MS })
  await nextPage.goto('/today')
  await expect(nextPage.getByText('3/3')).toBeVisible()
  const fresh = puzzleOf(await todaysPuzzles(tomorrow.request), 1, 9)
  expect(fresh.id).not.toBe(puzzleOf(today, 1, 9).id)
  await nextPage.goto(`/puzzle/${fresh.id}`)
  await expect(answerField(nextPage)).toBeEnabled()
  // Yesterday's solved one is still solved; yesterday's others want a plan now.
  await nextPage.goto(`/puzzle/${puzzleOf(today, 1, 6).id}`)
  await expect(nextPage.getByText('Solved.', { exact: true })).toBeVisible()
  await nextPage.goto(`/puzzle/${puzzleOf(today, 1, 10).id}`)
  await expect(answerField(nextPage)).toHaveAttribute('placeholder', 'Subscribe To Play...')

  await context.close()
  await tomorrow.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('Yes Please leads a guest to puzzles that can be played, and after the third the day ends with a riddle', async ({
  page,
  request,
}) => {
  const today = await todaysPuzzles(request)
  let puzzle = puzzleOf(today, 1, 7)
  const solvedIds = new Set<number>()
  await open(page, puzzle)
  for (let solved = 1; solved <= 3; solved += 1) {
    await expect(page.getByPlaceholder('Free Limit Reached...')).toBeHidden()
    const reported = waitForGuessReply(page)
    await give(page, puzzle, answerOf(puzzle))
    const dialog = await expectCompletion(page)
    await reported
    solvedIds.add(puzzle.id)
    if (solved === 3) {
      await expect(dialog.getByRole('button', { name: 'Yes Please' })).toHaveCount(0)
      await expect(dialog.getByText(/^New ones at /)).toBeVisible()
      await dialog.getByRole('textbox', { name: /^Your guess at riddle/ }).fill('no idea')
      await dialog.getByRole('button', { name: 'Check' }).click()
      await expect(dialog.getByText('Not “no idea”. Have another go.')).toBeVisible()
      await dialog.getByRole('link', { name: 'Practice' }).click()
      break
    }
    await dialog.getByRole('button', { name: 'Yes Please' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(new RegExp(`/puzzle/${puzzle.id}\\b`))
    const id = Number(/\/puzzle\/(\d+)/.exec(page.url())?.[1])
    const before = puzzle
    const next = today.find((candidate) => candidate.id === id)
    if (!next) throw new Error(`No. ${id} is not of today`)
    puzzle = next
    expect(solvedIds).not.toContain(id)
    // On some days a puzzle of another type shares theme and level, and is more alike than the next of its own type.
    const isAlike = next.typeId === before.typeId || (next.theme === before.theme && next.levelId === before.levelId)
    expect([isAlike, next.levelId > 5]).toEqual([true, true])
    await expect(page.getByText(`No. ${id}`)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/practise$/)
})

testWithAccounts('puzzles moved to an account still count on the device after logging out', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  const solveClassic = async (levelId: number) => {
    await solve(page, puzzleOf(today, 1, levelId))
    await expectCompletion(page)
  }
  const left = page.getByRole('region', { name: 'Free puzzles' })
  await solveClassic(6)
  await solveClassic(7)
  await register(page, newEmail('fern'))
  await page.goto('/today')
  await expect(left).toContainText('1/3')
  await page.goto('/')
  await logOut(page)
  await page.goto('/today')
  await expect(left).toContainText('1/3')
  await solveClassic(8)
  await page.goto('/today')
  await expect(left).toContainText('0/3')
  await open(page, puzzleOf(today, 1, 9))
  await expect(answerField(page)).toHaveAttribute('placeholder', 'Free Limit Reached...')
})

/** Short enough for a page to believe a device whose clock is moved by it. */
const BEFORE_END_MS = 4 * 60_000

test('the page of today reloads when the day ends', async ({ browser }) => {
  const folder = temporaryFolder()
  const startMs = Math.ceil(Date.now() / DAY_MS) * DAY_MS - BEFORE_END_MS
  const site = await startSite({ folder, clockOffsetMs: startMs - Date.now() })
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.clock.install({ time: startMs })
  const today = await todaysPuzzles(context.request)
  for (const levelId of [6, 7, 8]) {
    const puzzle = puzzleOf(today, 1, levelId)
    await open(page, puzzle)
    const reported = waitForGuessReply(page)
    await give(page, puzzle, answerOf(puzzle))
    await reported
  }
  await page.goto('/today')
  await expect(page.getByText('0/3')).toBeVisible()
  await ready(page)
  const reloaded = page.waitForEvent('load')
  await page.clock.fastForward(BEFORE_END_MS)
  await reloaded
  await context.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('features of a plan are named when a guest requests them', async ({ page, request }) => {
  await open(page, puzzleOf(await todaysPuzzles(request), 2, 1))
  for (const [tool, action] of [
    ['Full screen', 'FULL SCREEN PUZZLE'],
    ['Download', 'DOWNLOAD'],
    ['Worksheet', 'WORKSHEET'],
  ] as const) {
    await pressTool(page, tool)
    await expect(page.getByRole('dialog')).toContainText(action)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More tools' })).toBeFocused()
  }
  await pressTool(page, 'Reveal')
  const dialog = page.getByRole('dialog')
  for (const name of ['Login', 'Register']) await expect(dialog.getByRole('link', { name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})
