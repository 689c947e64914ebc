import type { Page } from '@playwright/test'
import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { everyAddress, isArticle, NO_PAGE } from '../support/every-address.ts'
import {
  cutOffWords,
  doubleText,
  expectNoFaults,
  HEIGHT_PX,
  printedControls,
  SCREENS,
  sidewaysPx,
  turnTo,
  usualText,
} from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

const PUZZLES_A_DAY = 40

/** Said of every page, because journeys go without the service worker but for its own. */
const WORKERS_BLOCKED = 'Service Worker registration blocked by Playwright'
const NARROWEST_PX = 320
/** Wide screens are that wide for someone whose text is twice as large. */
const LARGE_TEXT_PX = 1280

/** So many tests share the pages, so that all workers have something to do. */
const PARTS = 6

test.describe('on a phone in light mode and a desktop in dark mode', () => {
  test.use({ reducedMotion: 'reduce' })

  for (let part = 0; part < PARTS; part += 1) {
    test(`every page is complete, and nothing on it is cut off: ${part + 1} of ${PARTS}`, async ({ page, request, baseURL }) => {
      test.slow()
      const faults = heard(page, baseURL ?? '')
      const addresses = (await everyAddress(request)).filter((_, index) => index % PARTS === part)
      for (const [index, address] of addresses.entries()) {
        // Each page is loaded once, every other one on the other screen, and is then looked at on both.
        const screens = index % 2 === 0 ? SCREENS : SCREENS.toReversed()
        // On the wide screen one article represents all of them.
        const seen = screens.filter(({ width }) => width < LARGE_TEXT_PX || !isArticle(address))
        for (const [turn, screen] of seen.entries()) {
          await turnTo(page, screen)
          if (turn === 0) {
            await page.goto(address)
            await ready(page)
            expect.soft(await printedControls(page), `printed with ${address}`).toEqual([])
          }
          await expectNoFaults(page, `${address} at ${screen.width} px, ${screen.colorScheme}`)
          expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${address} has one main heading`).toBe(1)
          await expectNothingCutOff(page, address, screen.width)
        }
      }
      // A link that has ended is a 404, which the browser notes as a fault.
      expect(faults.filter((fault) => !fault.includes('/week?code=an-old-one'))).toEqual([])
    })
  }
})

/** Looks at the page with twice as large text, and on the narrowest screen. The window stays as it was for the last look. */
async function expectNothingCutOff(page: Page, address: string, width: number): Promise<void> {
  const look = async (how: string): Promise<void> => expect.soft(await cutOffWords(page), `cut off at ${address} ${how}`).toEqual([])
  await doubleText(page)
  if (width > LARGE_TEXT_PX) await page.setViewportSize({ width: LARGE_TEXT_PX, height: HEIGHT_PX })
  await look('with twice as large text')
  await usualText(page)
  if (width < LARGE_TEXT_PX) {
    await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
    await look(`at ${NARROWEST_PX} px`)
    expect.soft(await sidewaysPx(page), `${address} scrolls sideways at ${NARROWEST_PX} px`).toBeLessThanOrEqual(0)
  }
}

/** Faults on the pages from now on: complaints in the console, requests that fail, and requests to other hosts. What an address
 *  without a page answers is no fault of its own. */
function heard(page: Page, origin: string): readonly string[] {
  const faults: string[] = []
  const note = (fault: string): void => {
    if (!page.url().endsWith(NO_PAGE)) faults.push(`${page.url()}: ${fault}`)
  }
  page.on('console', (message) => {
    if (message.text() === WORKERS_BLOCKED) return
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(NO_PAGE)) note(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) note(`asks ${request.url()}`)
  })
  return faults
}

test.describe('before the script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('home, today and a puzzle show their first screen, and describe themselves when shared', async ({ page, request, baseURL }) => {
    const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
    for (const [address, words] of [
      ['/', 'Pick your level'],
      ['/today', 'Classic junior'],
      [`/puzzle/${puzzle.id}`, 'How to play'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page).toHaveTitle(/Emojigma/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/)
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect(picture).toContain(`${baseURL}/emojigma/production/Puzzle_`)
      const answer = await request.get(picture ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
    }
    await expect(page.getByText(`No. ${puzzle.id}`)).toBeVisible()
  })
})

test('an address without a page answers 404 with a way back', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address of no puzzle leads home, with a notice until the next page', async ({ page }) => {
  const told = page.getByText('There is no such puzzle.')
  for (const address of ['/puzzle/2000000000', '/puzzle/abc', '/puzzle/puzzle/abc', '/puzzleSolution/abc']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/^[^/]*\/\/[^/]*\/#no-puzzle$/)
    await expect(told, address).toBeVisible()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Emojigma' }).first().click()
  await expect(told).toBeHidden()
  await page.goto('/es/puzzle/2000000000')
  await expect(page.getByText('Ese puzle no existe.')).toBeVisible()
})

test('an address whose last segment begins with a puzzle’s number shows that puzzle, under the puzzle’s own address', async ({
  page,
  request,
}) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  for (const path of ['/puzzle', '/puzzle/puzzle']) {
    await page.goto(`${path}/${id}abc`)
    await expect(page.getByText(`No. ${id}`), path).toBeVisible()
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new RegExp(`/puzzle/${id}$`))
  }
})

test('a puzzle whose call fails says so and can be tried again', async ({ page, request }) => {
  // Yesterday's: a puzzle of today would be shown from the list that the page has already.
  const id = puzzleOf(await todaysPuzzles(request), 2, 2).id - PUZZLES_A_DAY
  await page.goto('/today')
  await ready(page)
  await page.route('**/api/Puzzle/GetPuzzleMini', (route) => route.fulfill({ status: 503, json: { Message: 'busy' } }))
  await page.getByRole('searchbox').or(page.getByLabel('Find a puzzle by its number')).first().fill(String(id))
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: 'Oops...' })
  await expect(alert).toContainText('Something went wrong...')
  await expect(alert).toContainText(`Puzzle ID: '${id}'`)
  await page.unroute('**/api/Puzzle/GetPuzzleMini')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`No. ${id}`)).toBeVisible()
})

test('a blocked API host is named in a red bar', async ({ page }) => {
  await page.route('**/api', (route) => route.abort())
  await page.goto('/today')
  await expect(
    page.getByText('Connection to the API host appears blocked. Please contact your IT department to unblock access.'),
  ).toBeVisible()
})

test('without the browser’s random numbers the page says why nothing can be played', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'getRandomValues', { value: undefined }))
  await page.goto('/today')
  await expect(page.getByText(/random numbers/).first()).toBeVisible()
})

test('an old browser gets a page of its own', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
  await page.goto('/today')
  await expect(page.getByText(/browser/i).first()).toBeVisible()
})

test('the search takes digits only', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const field = page.getByLabel('Find a puzzle by its number')
  await field.fill('12a')
  await page.keyboard.press('Enter')
  await expect(page.getByText('please enter number only')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
