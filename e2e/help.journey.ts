import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/journey.ts'
import { ready } from './support/play.ts'

const MENU = [
  ['The five kinds', '/home/howToPlay', 'How to play Emojigma'],
  ['Classic and Grid', '/howTo', 'How to play Classic and Grid puzzles'],
  ['Word', '/howToWord', 'How to play Word puzzles'],
  ['Emojidoku', '/howToEmojidoku', 'How to play Emojidoku'],
  ['Spot the odd emoji', '/howToSpotTheOddEmoji', 'How to play Spot the odd emoji'],
  ['Watch how it works', '/howToVideo', 'Watch how it works'],
  ['Questions', '/faq', 'Questions and answers'],
  ['Teacher portal', '/help/teacherPortal', 'The teacher portal'],
  ['Classrooms', '/help/classrooms', 'Classrooms'],
  ['Student logins', '/help/studentLogins', 'Student logins'],
  ['QR code login', '/help/qrCodeLogin', 'Log in with a QR code'],
  ['Class leaderboards', '/help/classroomLeaderboards', 'Classroom leaderboards'],
  ['Student leaderboard', '/help/studentLeaderboard', 'The student’s leaderboard'],
  ['CSV bulk uploads', '/csvBulkUploads', 'CSV bulk uploads'],
] as const

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Section' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const player = (page: Page) => page.getByRole('region', { name: 'Animation' })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })

const caption = (page: Page) => player(page).locator('[aria-live=polite]')

/** A page that is loaded anew forgets it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('the menu beside help leads through all of it, without loading a page anew', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await mark(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HELP' }).click()
  await expect(title(page)).toHaveText('Questions and answers')
  for (const [name, path, heading] of MENU) {
    await sideMenu(page).getByRole('link', { name, exact: true }).click()
    await expect(title(page)).toHaveText(heading)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(sideMenu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  expect(await isSamePage(page)).toBe(true)
})

test('links in the text lead to other pages and to the part that they name, and back again', async ({ page }) => {
  await page.goto('/home/howToPlay')
  await ready(page)
  await mark(page)
  const text = page.getByRole('article')
  await text.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(/\/howTo#grid$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Grid' })).toBeInViewport()
  await page.goBack()
  await expect(title(page)).toHaveText('How to play Emojigma')
  await text.getByRole('link', { name: 'a puzzle of today' }).click()
  await expect(title(page)).toHaveText('Today’s puzzles')
  expect(await isSamePage(page)).toBe(true)
})

test('on paper an article has the width of the sheet, and the colours of the day', async ({ page }) => {
  const choose = (theme: string) => page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
  await page.goto('/faq')
  await ready(page)
  const article = page.getByRole('article')
  const ink = () => article.evaluate((element) => getComputedStyle(element).color)
  await choose('light')
  const dark = await ink()
  await choose('dark')
  expect(await ink()).not.toBe(dark)
  await page.emulateMedia({ media: 'print' })
  expect(await ink()).toBe(dark)
  const width = (await article.boundingBox())?.width ?? 0
  expect(width / (page.viewportSize()?.width ?? 1)).toBeGreaterThan(0.9)
})

test('the sample file is downloaded', async ({ page }) => {
  await page.goto('/csvBulkUploads')
  await ready(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the sample file' }).click()
  expect((await download).suggestedFilename()).toBe('sample-students.csv')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole text of an article is there, and its links work', async ({ page }) => {
    await page.goto('/faq')
    await expect(title(page)).toHaveText('Questions and answers')
    expect(await page.getByRole('article').getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(25)
    await expect(page.getByText('I have another question.')).toBeVisible()
    await sideMenu(page).getByRole('link', { name: 'Word', exact: true }).click()
    await expect(title(page)).toHaveText('How to play Word puzzles')
    await expect(page.getByText('The word is SUN.')).toBeVisible()
  })

  test('of the animation all words are there', async ({ page }) => {
    await page.goto('/howToVideo')
    const words = page.getByRole('region', { name: 'In words' })
    await expect(words).toContainText('Two apples make 10. Half of 10 is 5.')
    await expect(words).toContainText('There: a turtle among the frogs.')
    expect(await page.content()).toContain('The animation needs JavaScript.')
    await expect(button(page, 'Play')).toBeDisabled()
  })
})

test.describe('the animation', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('plays when it is told to, pauses, and goes on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/howToVideo')
    await ready(page)
    await page.clock.runFor(10_000)
    await expect(player(page)).toContainText('1 of 20')
    await button(page, 'Play').click()
    await page.clock.runFor(10_000)
    await expect(player(page)).not.toContainText('1 of 20')
    await button(page, 'Pause').click()
    await expect(button(page, 'Play')).toBeVisible()
    const paused = await caption(page).innerText()
    await page.clock.runFor(30_000)
    expect(await caption(page).innerText()).toBe(paused)
    await button(page, 'Play').click()
    await page.clock.runFor(80_000)
    await expect(player(page)).toContainText('20 of 20')
    await expect(button(page, 'Play again')).toBeVisible()
  })

  test('is steered by the keyboard alone', async ({ page }) => {
    await page.goto('/howToVideo')
    await ready(page)
    await button(page, 'Play').focus()
    await page.keyboard.press('ArrowRight')
    await expect(player(page)).toContainText('2 of 20')
    const chapter = button(page, 'Emojidoku')
    for (let stops = 0; stops < 12 && !(await chapter.evaluate((element) => element === document.activeElement)); stops += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(player(page)).toContainText('Every row, column and box has each emoji once.')
    await expect(chapter).toHaveAttribute('aria-current', 'step')
    await expect(chapter).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(player(page)).toContainText('The answer is 23.')
  })

  test('says each caption to those who listen, and nothing below it moves', async ({ page }) => {
    await page.goto('/howToVideo')
    await ready(page)
    const controls = button(page, 'Next')
    const top = await controls.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    for (let picture = 2; picture <= 20; picture += 1) {
      await controls.click()
      await expect(player(page)).toContainText(`${picture} of 20`)
      const now = await controls.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      // A button that was pressed is on its way back by parts of a pixel.
      expect.soft(Math.round(now), `picture ${picture}`).toBe(Math.round(top))
    }
    await expect(caption(page)).toContainText('column D, row 4')
  })

  test('is a row of still pictures where less motion is wanted, by day and by night', async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/howToVideo')
    await ready(page)
    await expect(player(page).getByRole('button', { name: /Play|Pause/ })).toHaveCount(0)
    await button(page, 'Next').click()
    await expect(player(page)).toContainText('2 of 20')
    for (const chapter of ['The answer', 'Emojidoku', 'Spot the odd emoji']) {
      await button(page, chapter).click()
      await button(page, 'Next').click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoFaults(page, `${chapter}, ${colorScheme}`)
      }
    }
    await button(page, 'Back').click()
    await expect(player(page)).toContainText('16 of 20')
  })
})
