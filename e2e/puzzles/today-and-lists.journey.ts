import { puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { ready } from '../support/play.ts'

test('today has eight sections of five, and a card opens its puzzle over the page', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await page.goto('/today')
  await ready(page)
  // The three of the day, the eight sections, and the other ways to play.
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10)
  const cards = page.getByRole('link', { name: / puzzle, / })
  await expect(cards).toHaveCount(40)
  await cards.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`No. ${puzzle.id}`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/puzzle/${puzzle.id}`))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/today$/)
})

test('back closes the puzzle and stays on today', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  await page
    .getByRole('link', { name: / puzzle, / })
    .nth(3)
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s puzzles' })).toBeVisible()
})

test('the device knows the number of the open puzzle, and of none when the site opens', async ({ page, request }) => {
  const known = () => page.evaluate(() => localStorage.getItem('emojigma.puzzle'))
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  await page.goto(`/puzzle/${id}`)
  await expect.poll(known).toBe(`${id}`)
  await page.goto('/today')
  await expect.poll(known).toBe('0')
})

test('a puzzle of today opens without a network', async ({ page, context, request }) => {
  const puzzles = await todaysPuzzles(request)
  const awaited = new Set(['TypedPlay', 'TypedAid', 'EquationLines', 'SumGrid', 'WordSockets', 'SudokuPlay', 'OddPlay'])
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const script = await response.text()
    for (const name of awaited) if (new RegExp(`as ${name}\\b|\\b${name}:`).test(script)) awaited.delete(name)
  })
  await page.goto('/today')
  await ready(page)
  await page.mouse.move(100, 100, { steps: 2 })
  await expect.poll(() => [...awaited]).toEqual([])
  page.removeAllListeners('response')
  await context.setOffline(true)
  const dialog = page.getByRole('dialog')
  for (const [typeId, levelId] of [
    [1, 6],
    [2, 1],
    [3, 1],
    [4, 6],
    [5, 6],
  ] as const) {
    const { id } = puzzleOf(puzzles, typeId, levelId)
    await page.locator(`a[href^="/puzzle/${id}"]`).first().click()
    await expect(dialog.getByText(`No. ${id}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the texts around a puzzle are its own, also after navigation within the page', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  const [classic, grid] = [puzzleOf(today, 1, 2), puzzleOf(today, 2, 1)]
  const told = (kind: string) => page.getByRole('heading', { name: `How to play ${kind}`, exact: true })
  await page.goto(`/puzzle/${classic.id}`)
  await expect(told('Classic')).toBeVisible()
  await ready(page)
  const loads: string[] = []
  page.on('load', (loaded) => loads.push(loaded.url()))
  const search = page.getByRole('banner').getByLabel('Find a puzzle by its number')
  await search.fill(String(grid.id))
  await search.press('Enter')
  await expect(page).toHaveURL(`/puzzle/${grid.id}`)
  await expect(told('Grid')).toBeVisible()
  await expect(told('Classic')).toHaveCount(0)
  await page.goBack()
  await expect(told('Classic')).toBeVisible()
  await expect(told('Grid')).toHaveCount(0)
  expect(loads).toEqual([])
})

test('a puzzle that cannot be loaded says so over the page, and loads on the next try', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 6)
  await page.goto('/today')
  await ready(page)
  await page.route('**/assets/**', (route) => route.abort())
  await page.locator(`a[href^="/puzzle/${puzzle.id}"]`).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Something went wrong...')).toBeVisible()
  await page.unroute('**/assets/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(`No. ${puzzle.id}`)).toBeVisible()
})

test('a chosen kind scrolls to its section', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  await page.getByRole('link', { name: /^Word/ }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Word' })).toBeInViewport()
})

test('a list keeps its filters in the address, and shows 48 at most with a slot after every six', async ({ page }) => {
  await page.goto('/puzzle')
  await ready(page)
  const cards = page.getByRole('main').getByRole('link', { name: / puzzle, / })
  await expect(cards).toHaveCount(48)
  await page.getByRole('button', { name: /^Medium/ }).click()
  await expect(page).toHaveURL(/l=2/)
  await expect(page.getByRole('button', { name: /^Medium/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(cards.first()).toHaveAccessibleName(/Medium/)
  await page.getByRole('button', { name: /^Word/ }).click()
  await expect(cards.first()).toHaveAccessibleName(/Word puzzle, Medium/)
  await page.reload()
  await ready(page)
  await expect(cards.first()).toHaveAccessibleName(/Word puzzle, Medium/)
  await page.getByRole('button', { name: /^Level 2/ }).click()
  await page.getByRole('button', { name: /^Grid/ }).click()
  await expect(page).not.toHaveURL(/l=7/)
})

test('a list begins on the first screen with easy cards of every kind', async ({ page }) => {
  for (const address of ['/puzzle', '/puzzle/mostpopular']) {
    await page.goto(address)
    await ready(page)
    const cards = page.getByRole('main').getByRole('link', { name: / puzzle, / })
    for (let at = 0; at < 6; at += 1) await expect(cards.nth(at)).toBeInViewport({ ratio: 1 })
  }
  await page.goto('/puzzle')
  const names = await page
    .getByRole('main')
    .getByRole('link', { name: / puzzle, / })
    .evaluateAll((links) => links.slice(0, 6).map((link) => link.getAttribute('aria-label') ?? link.textContent))
  expect(names.join()).not.toMatch(/Hard|Expert|Master/)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
})

test('a list goes on by keyboard, and coming back from a puzzle finds the same cards at the same place', async ({ page }) => {
  await page.goto('/puzzle')
  await ready(page)
  const cards = page.getByRole('main').getByRole('link', { name: / puzzle, / })
  const more = page.getByRole('button', { name: 'Show more' })
  for (const shown of [96, 144]) {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(shown)
    await expect(cards.nth(shown - 48)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `48 more, ${shown} puzzles` })).toHaveCount(1)
  }
  const addresses = async () => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const before = await addresses()
  expect(new Set(before).size).toBe(144)
  await cards.nth(120).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(1000)
  await cards.nth(120).click()
  await expect(page).toHaveURL(new RegExp(`${before[120]?.split('?')[0]}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(144)
  expect(await addresses()).toEqual(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a list that cannot go on keeps its cards, and goes on when the network is back', async ({ page }) => {
  await page.goto('/emojiLogicGames')
  await ready(page)
  const cards = page.getByRole('main').getByRole('link', { name: / puzzle, / })
  await page.route('**/GetNewPuzzlesMini', (route) => route.abort())
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'More puzzles could not be loaded' })).toBeVisible()
  await expect(cards).toHaveCount(48)
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(cards).toHaveCount(96)
})

test('a list ends in words', async ({ page }) => {
  await page.route('**/GetNewPuzzlesMini', (route) => route.fulfill({ json: [] }))
  await page.goto('/puzzle?l=6')
  await ready(page)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(page.getByText('These are all the puzzles of this list.')).toBeVisible()
  await expect(more).toBeHidden()
})

test('the popular list begins with what most players tried', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 2, 5)
  for (let player = 0; player < 70; player += 1) {
    const sent = await request.post('/api/Puzzle/UploadPuzzleGuessMini', {
      data: { PuzzleId: puzzle.id, PuzzleGuess: '1', DeviceId: crypto.randomUUID() },
    })
    expect(sent.ok()).toBe(true)
  }
  const first = page
    .getByRole('main')
    .getByRole('link', { name: / puzzle, / })
    .first()
  // The server keeps a page for some seconds.
  await expect(async () => {
    await page.goto('/puzzle/mostpopular')
    await ready(page)
    await expect(first).toHaveAttribute('href', new RegExp(`/puzzle/${puzzle.id}\\b`), { timeout: 1000 })
  }).toPass({ timeout: 40_000 })
})

test('the menu on a phone opens, says where one is, and gives the focus back', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' })
  await page.goto('/today')
  await ready(page)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.getByRole('link', { name: 'TODAYS PUZZLES' })).toHaveAttribute('aria-current', 'page')
  const pictures = page.getByRole('navigation', { name: 'Main' }).locator('img:visible')
  await expect(pictures).toHaveCount(7)
  await expect.poll(() => pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'TODAYS PUZZLES' })).toBeHidden()
  await expect(button).toBeFocused()
  await page.close()
})
