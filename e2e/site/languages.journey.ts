import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { doubleText, expectNoFaultsOnBothScreens } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { expectCompletion, give, open as openPuzzle, ready } from '../support/play.ts'

const PAGES = [
  '/es/',
  '/es/today',
  '/es/puzzle',
  '/es/pricing',
  '/es/register',
  '/es/practise',
  '/es/faq',
  '/es/howTo',
  '/es/leaderboard',
  '/es/nada',
]

/** Of the languages that are walked in short: their pages, and what their chooser calls them. */
const OTHERS = [
  {
    path: '/fr',
    name: 'Français',
    languages: 'Langues',
    answer: 'Ta réponse',
    check: 'Vérifier',
    english: /\b(?:the|your|puzzles? of|today)\b/i,
  },
]

async function todaysIn(language: string, request: APIRequestContext) {
  const response = await request.post(`${language}${getTodaysPuzzlesMini.path}`, { data: {} })
  return ((await response.json()) as MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Of someone who has chosen Spanish: the first page is the Spanish one, until they choose English there. */
async function expectFirstPageRemembers(page: Page): Promise<void> {
  await open(page, '/')
  await expect(page).toHaveURL(/\/es\/?$/)
  await page.getByRole('navigation', { name: 'Idiomas' }).getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await open(page, '/')
  await expect(page).not.toHaveURL(/es/)
}

test.describe('in a browser of a person', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36' })

  test('the footer leads to the same page in another language, which the first page remembers', async ({ page }) => {
    await open(page, '/today?l=3')
    await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es\/today\?l=3$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Los puzles de hoy' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await ready(page)
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'ADIVINANZAS' }).click()
    await expect(page).toHaveURL(/\/es\/emojiRiddles$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Adivinanzas con emojis' })).toBeVisible()
    await expectFirstPageRemembers(page)
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('the first page remembers the choice, too', async ({ page }) => {
      await open(page, '/es/today')
      await page.getByRole('navigation', { name: 'Idiomas' }).getByRole('link', { name: 'Español' }).click()
      await ready(page)
      // It fetches all that playing needs before it takes over.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true)
      await expectFirstPageRemembers(page)
    })
  })

  test.describe('a browser that asks for Spanish', () => {
    test.use({ locale: 'es-MX' })

    test('is led from the first page to the Spanish one, and from no other', async ({ page }) => {
      await open(page, '/')
      await expect(page).toHaveURL(/\/es\/?$/)
      await open(page, '/today')
      await expect(page.getByRole('heading', { level: 1, name: 'Today’s puzzles' })).toBeVisible()
    })
  })
})

for (const [kind, typeId] of [
  ['Clásico', 1],
  ['Palabra', 3],
] as const) {
  test(`a guest solves ${kind} in Spanish, with a hint, and it is solved in English too`, async ({ page, request }) => {
    const puzzle = puzzleOf(await todaysIn('/es', request), typeId, 1)
    await open(page, `/es/puzzle/${puzzle.id}`)
    await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible()
    await page.getByRole('button', { name: 'Pista', exact: true }).click()
    const hint = page.getByRole('region', { name: 'Pista' })
    await expect(hint).toContainText(/Mira |Dónde mirar/)
    await expect(hint).not.toContainText(/\bthe\b|\bLook\b/)
    const field = page.getByLabel('Tu respuesta')
    await field.fill(answerOf(puzzle))
    await page.getByRole('button', { name: 'Comprobar', exact: true }).click()
    await expect(page.getByRole('dialog').first()).toContainText('es la respuesta correcta')
    await open(page, `/puzzle/${puzzle.id}`)
    await expect(page.getByText('Solved', { exact: false }).first()).toBeVisible()
  })
}

test('a Word puzzle has another word in each language', async ({ request }) => {
  const [english, spanish] = [puzzleOf(await todaysPuzzles(request), 3, 3), puzzleOf(await todaysIn('/es', request), 3, 3)]
  expect(spanish.id).toBe(english.id)
  expect(answerOf(spanish)).not.toBe(answerOf(english))
})

test('the keys beside a Spanish Emojidoku are as wide as their words and icons', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/es/puzzle/${puzzleOf(await todaysIn('/es', request), 4, 1).id}`)
  for (const name of ['Borrar', 'Deshacer', 'Rehacer']) {
    const key = page.getByRole('button', { name, exact: true }).filter({ visible: true })
    const [icon, edge] = [await boxOf(key.locator('svg')), await boxOf(key)]
    expect(icon.x, name).toBeGreaterThan(edge.x + 3)
  }
})

test('the Spanish pages have no accessibility faults and fit the screen', async ({ page }) => {
  for (const address of PAGES) {
    await open(page, address)
    await expectNoFaultsOnBothScreens(page, address)
  }
})

for (const { path, name, languages, answer, check, english } of OTHERS) {
  test(`the pages in ${name}, with a puzzle of each kind, are in it, have no accessibility faults and fit the screen`, async ({
    page,
    request,
  }) => {
    test.slow()
    const today = await todaysIn(path, request)
    const kinds = [
      [1, 6],
      [2, 1],
      [3, 1],
      [4, 6],
      [5, 6],
    ] as const
    const puzzles = kinds.map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
    for (const address of ['/', '/today', ...puzzles, '/pricing', '/faq']) {
      await open(page, path + address)
      await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1))
      await expect(page.getByRole('navigation', { name: languages }).getByRole('link', { name })).toBeVisible()
      expect(await page.getByRole('main').innerText(), address).not.toMatch(english)
      await expectNoFaultsOnBothScreens(page, path + address)
    }
  })

  test(`a guest solves a Word puzzle in ${name}`, async ({ page, request }) => {
    const puzzle = puzzleOf(await todaysIn(path, request), 3, 1)
    await open(page, `${path}/puzzle/${puzzle.id}`)
    await page.getByLabel(answer).fill(answerOf(puzzle))
    await page.getByRole('button', { name: check, exact: true }).click()
    await expect(page.getByRole('dialog').first()).toContainText(answerOf(puzzle))
  })
}

test('in Spanish, too, doubled text causes no overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/es/for-you')
  await doubleText(page)
  const puzzles = page.getByRole('main').getByRole('link', { name: /^Puzle / })
  await expect(puzzles.nth(1)).toBeVisible()
  const [one, other] = [await boxOf(puzzles.first()), await boxOf(puzzles.nth(1))]
  expect(one.right <= other.x || one.bottom <= other.y).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.locator('.skip-link')).not.toBeInViewport()
})

/** Does to the texts of a page, now and whenever there are others, what translators of browsers do. */
function translateAll(): void {
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, svg, script, style')) continue
      const standIn = document.createElement('font')
      standIn.append(Object.assign(document.createElement('font'), { textContent: text.data }))
      text.replaceWith(standIn)
    }
  }
  replaceIn(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of addedNodes) if (node.isConnected) replaceIn(target)
  }).observe(document.body, { childList: true, subtree: true })
}

test('a page translated by the browser still works, and shows the result of the last free puzzle', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const today = await todaysPuzzles(request)
  const puzzle = puzzleOf(today, 3, 1)
  await openPuzzle(page, puzzle)
  const DeviceId = await page.evaluate(() => localStorage.getItem('emojigma.device') ?? '')
  for (const { id, ...other } of [puzzleOf(today, 1, 6), puzzleOf(today, 1, 7)]) {
    const data = { PuzzleId: id, PuzzleGuess: answerOf({ id, ...other }), DeviceId }
    expect((await request.post(uploadPuzzleGuessMini.path, { data })).status()).toBe(200)
  }
  await openPuzzle(page, puzzle)
  await page.evaluate(translateAll)
  await give(page, puzzle, answerOf(puzzle))
  const dialog = await expectCompletion(page)
  await expect(dialog.getByText('+100')).toBeVisible()
})
