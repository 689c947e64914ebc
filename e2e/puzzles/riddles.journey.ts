import type { Page } from '@playwright/test'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const FILE = '**/content/riddles.json'

const rows = (page: Page) => page.getByRole('article', { name: /^Riddle \d+$/ })
/** The one with these emoji. */
const row = (page: Page, emoji: string) => rows(page).filter({ has: page.getByRole('button', { name: emoji }) })
/** The riddle that is played. */
const card = (page: Page) => page.getByRole('region', { name: /^Riddle \d+/ })

/** Opens a riddle of the list on the card. */
async function play(page: Page, emoji: string): Promise<void> {
  await row(page, emoji).getByRole('button', { expanded: false }).click()
  await row(page, emoji)
    .getByRole('button', { name: /^Guess it/ })
    .click()
  await expect(card(page).getByRole('img', { name: emoji, exact: true })).toBeVisible()
}

async function open(page: Page, address = '/emojiRiddles'): Promise<void> {
  await page.goto(address)
  await ready(page)
}

test('RIDDLES leads to 25 riddles and then to all 200, which are guessed wrong, nearly and right', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'RIDDLES' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emoji Riddles' })).toBeVisible()
  await expect(rows(page)).toHaveCount(200)

  await play(page, 'lion, crown')
  const field = card(page).getByRole('textbox')
  const check = card(page).getByRole('button', { name: 'Check' })
  await expect(field).toBeFocused()
  await field.fill('tiger queen')
  await check.click()
  await expect(card(page)).toContainText('Not “tiger queen”. Have another go.')
  await expect(field).toBeFocused()
  await field.fill('lion')
  await check.click()
  await expect(card(page)).toContainText('So close')
  await field.fill('the loin king')
  await check.click()
  await expect(card(page).getByText('The Lion King')).toBeVisible()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
  await expect(row(page, 'lion, crown').getByText('Solved')).toBeVisible()
})

test('the server sends the first 25, without their answers in view and without a script that knows them', async ({ page, request }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const html = await (await request.get('/emojiRiddles')).text()
  expect(html.match(/<article /g)).toHaveLength(25)
  await open(page)
  await expect(rows(page)).toHaveCount(200)
  // A later script could not be read once the page closes.
  page.removeAllListeners('response')
  expect((await Promise.all(scripts)).filter((script) => script.includes('Incy Wincy'))).toEqual([])
})

test('a hint costs nothing, an answer is marked as looked up, and starting over can be undone', async ({ page }) => {
  await open(page)
  await play(page, 'spider, rain cloud, sun')
  await card(page).getByRole('button', { name: 'Hint' }).click()
  await expect(card(page).getByText('Up the spout')).toBeVisible()
  await card(page).getByRole('textbox').fill('itsy bitsy spider')
  await card(page).getByRole('textbox').press('Enter')
  await expect(card(page).getByText('You worked it out with a hint!')).toBeVisible()
  const lionKing = row(page, 'lion, crown')
  await lionKing.getByRole('button', { expanded: false }).click()
  await lionKing.getByRole('button', { name: /^Show the answer/ }).click()
  await expect(lionKing.getByText('Answer: The Lion King')).toBeVisible()
  await page.reload()
  await expect(lionKing.getByText('Looked up')).toBeVisible()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('0 of 200 solved')).toBeVisible()
  await expect(lionKing.getByText('Looked up')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
})

test('a category is kept in the address, also over a reload', async ({ page }) => {
  await open(page)
  await expect(rows(page)).toHaveCount(200)
  await page.getByRole('button', { name: /^TV Show/ }).click()
  await expect(page).toHaveURL(/\?category=tv-show$/)
  await expect(row(page, 'star, boot')).toBeHidden()
  await expect.poll(() => rows(page).count()).toBeLessThan(25)
  const count = await rows(page).count()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('button', { name: /^TV Show/, pressed: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(count)
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page).toHaveURL(/\/emojiRiddles$/)
  await expect(rows(page)).toHaveCount(200)
})

test('by keyboard alone a riddle is found, hinted at and solved, and the next one is there', async ({ page }) => {
  await open(page)
  const second = card(page).getByRole('heading', { name: 'Riddle 2' })
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeVisible()
  const field = card(page).getByRole('textbox')
  await field.focus()
  await page.keyboard.type('tiger')
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('Not “tiger”.')
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Check' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('Hint: ')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('incy wincy spider')
  await page.keyboard.press('Enter')
  await expect(card(page).getByText('You worked it out with a hint!')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading', { name: 'Riddle 3' })).toBeVisible()
  await expect(card(page).getByRole('textbox')).toBeFocused()
})

test('if the others cannot be loaded the 25 stay, and a second try loads them', async ({ page }) => {
  await page.route(FILE, (route) => route.fulfill({ status: 503, body: '' }))
  await open(page)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await play(page, 'lion, crown')
  await card(page).getByRole('textbox').fill('lion king')
  await card(page).getByRole('textbox').press('Enter')
  await expect(card(page).getByText('You worked it out!')).toBeVisible()
  await page.unroute(FILE)
  await again.click()
  await expect(rows(page)).toHaveCount(200)
  await expect(again).toBeHidden()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
})

test('every state of a riddle is without faults', async ({ page }) => {
  await open(page, '/emojiRiddles?category=game')
  await play(page, 'musical notes, chair')
  await card(page).getByRole('textbox').fill('a'.repeat(100))
  await card(page).getByRole('textbox').press('Enter')
  await card(page).getByRole('button', { name: 'Hint' }).click()
  await row(page, 'musical notes, chair')
    .getByRole('button', { name: /^Show the answer/ })
    .click()
  await expect(card(page).getByText('Looked up')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'riddles')
  await play(page, 'snake, ladder')
  await card(page).getByRole('textbox').fill('snakes and ladders')
  await card(page).getByRole('textbox').press('Enter')
  await expect(card(page).getByText('You worked it out!')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'riddles-solved')
})
