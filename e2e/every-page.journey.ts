import { puzzleOf, todaysPuzzles } from './support/answers.ts'
import { everyAddress, NO_PAGE } from './support/every-address.ts'
import { cutOffWords, doubleText, expectNoFaults, SCREENS } from './support/faults.ts'
import { expect, test } from './support/journey.ts'
import { ready } from './support/play.ts'

const PUZZLES_A_DAY = 40
for (const { width, colorScheme } of SCREENS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })

    test('every page is free of accessibility faults and of sideways scrolling', async ({ page, request }) => {
      test.slow()
      for (const address of await everyAddress(request)) {
        await page.goto(address)
        await ready(page)
        await expectNoFaults(page, address)
        expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${address} has one main heading`).toBe(1)
      }
    })
  })
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px with twice as large text`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

    test('nothing is cut off on any page', async ({ page, request }) => {
      test.slow()
      for (const address of await everyAddress(request)) {
        await page.goto(address)
        await ready(page)
        await doubleText(page)
        expect.soft(await cutOffWords(page), `cut off at ${address}`).toEqual([])
      }
    })
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

  test('nothing is cut off on any page', async ({ page, request }) => {
    test.slow()
    for (const address of await everyAddress(request)) {
      await page.goto(address)
      await ready(page)
      expect.soft(await cutOffWords(page), `cut off at ${address}`).toEqual([])
    }
  })
})

test('no page complains in the console or asks another host for anything', async ({ page, request, baseURL }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (outgoing) => {
    if (!outgoing.url().startsWith(baseURL ?? '') && !outgoing.url().startsWith('data:')) complaints.push(outgoing.url())
  })
  for (const address of await everyAddress(request)) {
    // Which the browser itself complains about.
    if (address === NO_PAGE) continue
    await page.goto(address, { waitUntil: 'load' })
    await ready(page)
  }
  expect(complaints).toEqual([])
})

test.describe('before the script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('home, today and a puzzle show their first screen, and say what they are when somebody shares them', async ({
    page,
    request,
    baseURL,
  }) => {
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

for (const address of ['/puzzle/2000000000', '/puzzle/abc', '/puzzle/puzzle/abc', '/puzzleSolution/abc']) {
  test(`${address}, which names no puzzle, leads home`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/$/)
  })
}

for (const path of ['/puzzle', '/puzzle/puzzle']) {
  test(`${path} shows the puzzle whose number its last segment begins with, under that puzzle's own address`, async ({ page, request }) => {
    const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
    await page.goto(`${path}/${id}abc`)
    await expect(page.getByText(`No. ${id}`)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/puzzle/${id}$`))
  })
}

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

test('a blocked host of the calls is named in a red bar', async ({ page }) => {
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
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'))
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'))
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
