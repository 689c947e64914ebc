import type { Page } from '@playwright/test'
import { goTo, newEmail, signUp } from '../support/accounts.ts'
import { answerOf, todaysPuzzles, workedOut } from '../support/answers.ts'
import { sidewaysPx } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { answerField, board, expectCompletion, ready } from '../support/play.ts'

/** A phone, an upright tablet, a small laptop and a desk. */
const SCREENS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 820, height: 1180, colorScheme: 'dark' },
  { width: 1366, height: 641, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1366, height: 641, colorScheme: 'dark' },
] as const

type Screen = (typeof SCREENS)[number]

const three = (page: Page) => page.getByRole('region', { name: /three for today|Who is playing/ }).getByRole('listitem')

/** The puzzle behind a tile of the three. */
async function puzzleAt(page: Page, place: number) {
  const id = Number(/puzzle\/(\d+)/.exec((await three(page).nth(place).getByRole('link').getAttribute('href')) ?? '')?.[1])
  const puzzle = (await todaysPuzzles(page.request)).find((one) => one.id === id)
  if (!puzzle) throw new Error(`no puzzle ${id} today`)
  return puzzle
}

/** Controls that can be seen without scrolling, a keypad counted once.
 *  @param within a selector */
function controlsInSight(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const controls = [...document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(a, button, input, [role=switch])`)]
    const inSight = controls.filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect()
      return control.checkVisibility() && width > 0 && top < innerHeight && bottom > 0 && !control.closest('[role=grid]')
    })
    const keypads = new Set(inSight.map((control) => control.closest('fieldset')).filter(Boolean))
    const single = inSight.filter((control) => !control.closest('fieldset'))
    return [
      ...single.map((control) => control.textContent || (control.getAttribute('aria-label') ?? '')),
      ...[...keypads].map(() => 'keypad'),
    ]
  }, within)
}

async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).first().boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

function onEachScreen(title: string, act: (page: Page, screen: Screen) => Promise<void>, screens: readonly Screen[] = SCREENS): void {
  for (const screen of screens) {
    const { width, height, colorScheme } = screen
    test.describe(() => {
      test.use({ viewport: { width, height }, colorScheme, hasTouch: width < 1000 })
      test(`${title}, ${width} × ${height}, ${colorScheme}`, async ({ page }) => act(page, screen))
    })
  }
}

onEachScreen('a child of five solves a first puzzle by three taps', async (page) => {
  await goTo(page, '/')
  await page.getByRole('button', { name: 'Ages 4–6' }).click()
  await expect(three(page)).toHaveCount(3)
  const puzzle = await puzzleAt(page, 0)
  await three(page).first().getByRole('link').click()
  const tiles = page.getByRole('group', { name: /^(?:Which is more\?|Your answer)$/ }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  await ready(page)
  expect((await controlsInSight(page, 'main')).length).toBeLessThanOrEqual(8)
  expect(await isInSight(page, 'Hint')).toBe(true)
  const { answer, worthOf } = workedOut(puzzle.text)
  const names = await tiles.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  await tiles.nth(names.findIndex((name) => worthOf(name) === answer)).click()
  const win = await expectCompletion(page)
  const blocks = win.locator(':scope > div > :not(button, [aria-hidden])').filter({ visible: true })
  expect(await blocks.count()).toBeLessThanOrEqual(6)
})

onEachScreen('a child of nine finds everything on the first screen, and a win leads to the next of the three', async (page) => {
  await goTo(page, '/today')
  await page.getByRole('button', { name: 'Ages 7–9' }).click()
  await expect(three(page)).toHaveCount(3)
  const puzzle = await puzzleAt(page, 0)
  const next = await puzzleAt(page, 1)
  await three(page).first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
  await ready(page)
  expect(await sidewaysPx(page)).toBe(0)
  expect([await isInSight(page, 'Check'), await isInSight(page, 'Hint')]).toEqual([true, true])
  expect((await controlsInSight(page, 'main')).length).toBeLessThanOrEqual(18)
  await answerField(page).fill(String(Number(answerOf(puzzle)) + 1))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Not \d+\. /)).toBeVisible()
  await expect(answerField(page)).toHaveValue('')
  await answerField(page).fill(answerOf(puzzle))
  await page.keyboard.press('Enter')
  const win = await expectCompletion(page)
  expect(await isInSight(page, 'Yes Please')).toBe(true)
  await win.getByRole('button', { name: 'Yes Please' }).click()
  await expect(page).toHaveURL(new RegExp(`/puzzle/${next.id}`))
})

onEachScreen('a parent reads what a year costs and what a child learns', async (page) => {
  await goTo(page, '/pricing')
  await expect(page.getByRole('article', { name: 'Individual' })).toContainText('$16.99 per year')
  await expect(page.getByRole('heading', { name: 'What your child learns' })).toBeVisible()
  expect(await sidewaysPx(page)).toBe(0)
})

onEachScreen(
  'who plays every day sees a star fill, and the way to the days',
  async (page) => {
    await signUp(page, newEmail('every-day'))
    await goTo(page, '/')
    await page.getByRole('button', { name: 'Ages 10+' }).click()
    await expect(three(page)).toHaveCount(3)
    const puzzle = await puzzleAt(page, 0)
    await three(page).first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
    await ready(page)
    await answerField(page).fill(answerOf(puzzle))
    await page.keyboard.press('Enter')
    const win = await expectCompletion(page)
    await win.getByRole('button', { name: 'No Thanks' }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /1 star today/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'My days' })).toBeVisible()
  },
  SCREENS.slice(2, 4),
)

onEachScreen(
  'who sees nothing hears the puzzle at its field, and one announcement of the win',
  async (page) => {
    await goTo(page, '/today')
    await page.getByRole('button', { name: 'Ages 10+' }).click()
    await expect(three(page)).toHaveCount(3)
    const puzzle = await puzzleAt(page, 0)
    await three(page).first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
    await ready(page)
    await expect(answerField(page)).toHaveAccessibleDescription(/equals/)
    await answerField(page).focus()
    await page.keyboard.type(answerOf(puzzle))
    await page.keyboard.press('Enter')
    const win = await expectCompletion(page)
    await expect(win.getByRole('button', { name: 'Yes Please' })).toBeFocused()
    await expect(win.getByRole('status').filter({ hasText: /stars today/ })).toHaveCount(1)
  },
  SCREENS.slice(2, 3),
)

onEachScreen(
  'on an upright tablet the emoji keys lie below the board, without legends of a keyboard',
  async (page) => {
    await goTo(page, '/today')
    await page.getByRole('button', { name: 'Ages 7–9' }).click()
    await expect(three(page)).toHaveCount(3)
    await three(page).nth(1).getByRole('link').click()
    await expect(board(page)).toBeVisible()
    await ready(page)
    const key = page.getByRole('button', { name: /, key 1/ })
    const [above, below] = await Promise.all([board(page).boundingBox(), key.boundingBox()])
    expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0)
  },
  SCREENS.slice(1, 2),
)
