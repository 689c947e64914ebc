import type { Page } from '@playwright/test'
import { expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

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

/** A page that is loaded anew forgets it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

test('the help menu leads through all pages without reloading', async ({ page }) => {
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

test('links in the text lead to other pages and sections, and back', async ({ page }) => {
  await page.goto('/home/howToPlay')
  await ready(page)
  await mark(page)
  const text = page.getByRole('article')
  await text.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(/\/howTo#grid$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Grid' })).toBeInViewport()
  await page.goBack()
  await expect(title(page)).toHaveText('How to play Emojigma')
  await text.getByRole('link', { name: 'one of today’s puzzles' }).click()
  await expect(title(page)).toHaveText('Today’s puzzles')
  expect(await isSamePage(page)).toBe(true)
})

test('a printed article has the width of the sheet, and light colours', async ({ page }) => {
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

  test('solving puzzles is explained step by step', async ({ page }) => {
    await page.goto('/howToVideo')
    await expect(page.getByRole('region', { name: 'The first number' })).toContainText('Two apples make 10. Half of 10 is 5.')
    await expect(page.getByRole('region', { name: 'Spot the odd emoji' })).toContainText('There: a turtle among the frogs.')
  })
})

test('the pictures of solving have no accessibility faults in light and dark mode', async ({ page }) => {
  await page.goto('/howToVideo')
  await ready(page)
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-hidden=true]') }),
  ).toHaveCount(20)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page, colorScheme)
  }
})
