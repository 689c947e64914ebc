import type { Page } from '@playwright/test'
import { expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const FILE = '**/content/riddles.json'

const rows = (page: Page) => page.getByRole('article', { name: /^Riddle \d+$/ })
/** The one with these emoji. */
const row = (page: Page, emoji: string) => rows(page).filter({ has: page.getByRole('img', { name: emoji, exact: true }) })
const lionKing = (page: Page) => row(page, 'lion, crown')

async function open(page: Page, address = '/emojiRiddles'): Promise<void> {
  await page.goto(address)
  await ready(page)
}

test('RIDDLES leads to 25 riddles and then to all 200, which are guessed wrong, nearly and right', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'RIDDLES' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emoji Riddles' })).toBeVisible()
  await expect(rows(page)).toHaveCount(200)

  const field = lionKing(page).getByRole('textbox')
  const check = lionKing(page).getByRole('button', { name: 'Check' })
  await field.fill('tiger queen')
  await check.click()
  await expect(lionKing(page).getByRole('status')).toContainText('Not “tiger queen”. Have another go.')
  await expect(field).toBeFocused()
  await field.fill('lion')
  await check.click()
  await expect(lionKing(page).getByRole('status')).toContainText('Nearly')
  await field.fill('the loin king')
  await check.click()
  await expect(lionKing(page).getByRole('status')).toContainText('Solved: The Lion King.')
  await expect(page.getByText('1 of 200 solved')).toBeVisible()

  await page.reload()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
  await expect(field).toHaveValue('The Lion King')
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
  expect((await Promise.all(scripts)).filter((script) => script.includes('Incy Wincy'))).toEqual([])
})

test('a hint costs nothing, an answer is marked as looked up, and starting over can be undone', async ({ page }) => {
  await open(page)
  const spider = row(page, 'spider, rain cloud, sun')
  await spider.getByRole('button', { name: 'Hint' }).click()
  await expect(spider.getByText('Up the spout')).toBeVisible()
  await spider.getByRole('textbox').fill('itsy bitsy spider')
  await spider.getByRole('textbox').press('Enter')
  await lionKing(page).getByRole('button', { name: 'Answer' }).click()
  await expect(lionKing(page).getByText('Answer: The Lion King')).toBeVisible()
  await expect(lionKing(page).getByText('Looked up')).toBeVisible()
  await page.reload()
  await expect(lionKing(page).getByText('Looked up')).toBeVisible()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('0 of 200 solved')).toBeVisible()
  await expect(lionKing(page).getByText('Looked up')).toBeHidden()
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

test('by keyboard alone a riddle is hinted at, guessed and solved', async ({ page }) => {
  await open(page)
  const field = lionKing(page).getByRole('textbox')
  await field.focus()
  await page.keyboard.type('tiger')
  await page.keyboard.press('Enter')
  await expect(lionKing(page).getByRole('status')).toContainText('Not “tiger”.')
  await page.keyboard.press('Tab')
  await expect(lionKing(page).getByRole('button', { name: 'Check' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(lionKing(page).getByText('Hint: ')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('lion king')
  await page.keyboard.press('Enter')
  await expect(lionKing(page).getByRole('status')).toContainText('Solved')
  await expect(field).toBeFocused()
})

test('if the others cannot be loaded the 25 stay, and a second try loads them', async ({ page }) => {
  await page.route(FILE, (route) => route.fulfill({ status: 503, body: '' }))
  await open(page)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  await lionKing(page).getByRole('textbox').fill('lion king')
  await lionKing(page).getByRole('textbox').press('Enter')
  await expect(lionKing(page).getByRole('status')).toContainText('Solved')
  await page.unroute(FILE)
  await again.click()
  await expect(rows(page)).toHaveCount(200)
  await expect(again).toBeHidden()
  await expect(page.getByText('1 of 200 solved')).toBeVisible()
})

test('every state of a riddle is without faults', async ({ page }) => {
  await open(page, '/emojiRiddles?category=game')
  const solved = row(page, 'snake, ladder')
  await solved.getByRole('textbox').fill('snakes and ladders')
  await solved.getByRole('textbox').press('Enter')
  const lookedUp = row(page, 'musical notes, chair')
  await lookedUp.getByRole('textbox').fill('a'.repeat(100))
  await lookedUp.getByRole('textbox').press('Enter')
  await lookedUp.getByRole('button', { name: 'Hint' }).click()
  await lookedUp.getByRole('button', { name: 'Answer' }).click()
  await expect(lookedUp.getByText('Looked up')).toBeVisible()
  await expectNoFaultsOnBothScreens(page, 'riddles')
})
