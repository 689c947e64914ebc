import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import type { Locator, Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { boxOf } from '../support/boxes.ts'
import { KINDS } from '../support/every-address.ts'
import { cutOffWords, doubleText, sidewaysPx } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { board, expectCompletion, give, open, keepBusy, ready } from '../support/play.ts'

const SIDEWAYS_PHONES = [
  [844, 390],
  [667, 375],
] as const

/** Tools are in one row or in two, and on phones they fill it. */
const TOOL_WIDTHS = [320, 360, 390, 575, 768, 1100, 1280, 1440] as const

test('with forced colours, borders show what can be pressed and what is chosen', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 5)
  for (const address of ['/puzzle', `/puzzle/${id}`, '/login', '/register']) {
    await page.goto(address)
    await ready(page)
    const bare = await page.locator('button, a[class], input').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('search, label, td, .skip-link'))
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(bare, address).toEqual([])
  }
  await page.goto('/puzzle')
  await ready(page)
  const colourOf = (found: Locator) => found.evaluate((element) => getComputedStyle(element).borderTopColor)
  const chips = page.getByRole('button', { name: 'Classic' }).or(page.getByRole('button', { name: 'Mixed' }))
  await expect(chips).toHaveCount(2)
  expect(await colourOf(chips.first())).not.toBe(await colourOf(chips.last()))
  // A puzzle's picture is dark, whatever the page is.
  const picture = page
    .getByRole('link', { name: /puzzle,/ })
    .first()
    .locator('img')
  expect(await picture.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(231, 221, 234)')
  await page.goto('/today')
  await ready(page)
  const invitation = await boxOf(page.getByRole('link', { name: 'Subscribe for unlimited play' }))
  expect(invitation.y).toBeGreaterThanOrEqual((await boxOf(page.getByText('3/3', { exact: true }))).bottom - 4)
})

/** Junior levels, whose answers are tapped. */
const TAPPED = [1, 6] as const

for (const mode of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(`emoji lie on a light face, also in the dark with ${JSON.stringify(mode)}`, async ({ page, request }) => {
    test.slow()
    await page.emulateMedia({ ...mode, colorScheme: 'dark' })
    const today = await todaysPuzzles(request)
    const puzzles = [...KINDS, TAPPED].map(([typeId, levelId]) => `/puzzle/${puzzleOf(today, typeId, levelId).id}`)
    for (const address of ['/', '/today', '/puzzle', '/emojiRiddles?category=song', '/find-the-mistake', ...puzzles]) {
      await page.goto(address)
      await ready(page)
      if (puzzles.includes(address)) await page.getByRole('button', { name: 'Hint' }).first().click()
      const cell = page.getByRole('grid').getByRole('button').first()
      if (await cell.isVisible()) await cell.focus()
      expect.soft(await emojiInTheDark(page), address).toEqual([])
    }
  })
}

/** The pictures of emoji, and the loupe’s view, whose backdrop is not a light face. */
async function emojiInTheDark(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLElement>("img[src*='/emojigma/'], [style*='/emojigma/']")
    const pen = document.createElement('canvas').getContext('2d')
    const lightnessOf = (colour: string): number => {
      if (!pen) return 0
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      return alpha < 128 ? -1 : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    const backdropOf = (element: Element | null): number => {
      if (!element) return 0
      const lightness = lightnessOf(getComputedStyle(element).backgroundColor)
      return lightness < 0 ? backdropOf(element.parentElement) : lightness
    }
    return [...pictures]
      .filter((picture) => picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((picture) => backdropOf(picture) < 0.7)
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
}

for (const [index, [typeId, levelId]] of KINDS.entries()) {
  test(`a ${puzzleTypeOf(typeId).name} puzzle lies beside its keys on a phone held sideways`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    const puzzle = puzzleOf(await todaysPuzzles(request), typeId, levelId)
    // Each is loaded once, every other one on the smaller phone.
    const phones = index % 2 === 0 ? SIDEWAYS_PHONES : SIDEWAYS_PHONES.toReversed()
    for (const [turn, [width, height]] of phones.entries()) {
      await page.setViewportSize({ width, height })
      if (turn === 0) await open(page, puzzle)
      const aid = page.getByRole('complementary', { name: 'Solving aid' })
      const isBoard = typeId === 4 || typeId === 5
      const question = isBoard ? board(page) : page.locator('article img').first()
      await expect.poll(async () => (await boxOf(aid)).x - (await boxOf(question)).right).toBeGreaterThanOrEqual(0)
      if (isBoard) await expect.poll(async () => (await boxOf(question)).bottom).toBeLessThanOrEqual(height)
      const settles = typeId === 5 ? 'That’s the one' : 'Check'
      const button = page.getByRole('button', { name: settles, exact: true }).filter({ visible: true })
      if (typeId !== 4) await expect(button).toBeInViewport({ ratio: 1 })
      if (typeId < 4) expect((await boxOf(button)).x).toBeGreaterThanOrEqual((await boxOf(aid)).x)
      const keys = page.getByRole('group', { name: /^(?:Keypad|Letters|Emoji|Move the choice)$/ }).getByRole('button')
      await expect(keys.filter({ visible: true }).first()).toBeInViewport({ ratio: 0.6 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}

test('in a window as low as at 400 % zoom, the solving aid covers no focused element', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 8))
  const isVisible = (control: Element) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  for (const name of ['Check', 'Hint', 'More tools']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await expect.poll(() => button.evaluate(isVisible), name).toBe(true)
  }
  const aid = page.getByRole('complementary', { name: 'Solving aid' })
  expect((await boxOf(aid)).y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('article').first())).bottom)
})

test('a puzzle’s tools stay where they are when others join them', async ({ page, request }) => {
  await keepBusy(page)
  await open(page, puzzleOf(await todaysPuzzles(request), 4, 3))
  const sounds = page.getByRole('switch', { name: 'Sounds' })
  const places = async () => {
    const found: (readonly (string | number | null)[])[] = []
    for (const width of TOOL_WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await page.locator('article button:not([role=switch])').evaluateAll(placesOf)))
    }
    return found
  }
  const before = await places()
  await expect(sounds).toHaveCount(0)
  await page.mouse.move(5, 5, { steps: 2 })
  await expect(sounds).toBeVisible()
  expect(await places()).toEqual(before)
})

/** The text of each, and where its corner is, in whole CSS pixels. */
function placesOf(buttons: readonly Element[]) {
  return buttons.map((button) => {
    const { x, y } = button.getBoundingClientRect()
    return [button.textContent, Math.round(x), Math.round(y)]
  })
}

test('the number of solvers, on a phone for screen readers only, does not widen the page', async ({ page, request }) => {
  await page.route(`**${getPuzzleMini.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as MiniPuzzle), c: 41_208, at: 61_805 } })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 6))
  await expect(page.getByText('41208/61805')).toBeAttached()
  await doubleText(page)
  expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
})

test('tabs wrap onto a second row when doubled text leaves no room', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, puzzleOf(await todaysPuzzles(request), 1, 6))
  await doubleText(page)
  const tabs = page.getByRole('tablist', { name: 'Leaderboard' }).getByRole('tab')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(tabs).toHaveCount(3)
  expect(await cutOffWords(page)).toEqual([])
})

test('on a phone a card’s level and points are on one line, and a heading keeps its distance from the list below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/today')
  await ready(page)
  const feet = await page.getByRole('link', { name: /puzzle, Medium/ }).evaluateAll((cards) =>
    cards.map((card) => {
      const [level, points] = ['Medium', '200 pts'].map((words) => {
        const range = document.createRange()
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
        while (walker.nextNode() && walker.currentNode.textContent?.trim() !== words);
        range.selectNodeContents(walker.currentNode)
        return range.getBoundingClientRect()
      })
      return level !== undefined && points !== undefined && points.top < level.bottom
    }),
  )
  expect(feet).toEqual([true, true, true, true, true])
  await page.goto('/blogs')
  await ready(page)
  const [heading, list] = [page.getByRole('heading', { level: 1 }), page.getByRole('main').getByRole('list').first()]
  expect((await boxOf(list)).y - (await boxOf(heading)).bottom).toBeGreaterThanOrEqual(8)
})

test('nothing moves on a phone when the three for ages chosen before arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    localStorage.setItem('emojigma.band', '7-9')
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries())
        dataset['moved'] = String(Number(dataset['moved'] ?? 0) + (entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/today')
  await expect(page.getByRole('region', { name: 'Your three for today' }).getByRole('link')).toHaveCount(3)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.1)
})

test('on a phone the tools of a solved puzzle keep their distance from its edge, and a hint’s heading is in the face of headings', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 1)
  await open(page, puzzle)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const head = page.getByRole('region', { name: 'Hint' }).getByText('Where to look')
  const { fontFamily, fontWeight } = await head.evaluate((one) => getComputedStyle(one))
  expect([fontFamily.split(',')[0], fontWeight]).toEqual(['"Fredoka Variable"', '600'])
  await give(page, puzzle, answerOf(puzzle))
  await (await expectCompletion(page)).getByRole('button', { name: 'Close' }).click()
  const words = page.getByRole('article').getByRole('link', { name: 'See how it works' })
  const leftOfWords = await words.evaluate((link) => {
    const range = document.createRange()
    range.selectNodeContents(link)
    return Math.min(...[...range.getClientRects()].map(({ left }) => left))
  })
  const { x } = await boxOf(page.getByRole('article').first())
  expect(leftOfWords - x).toBeGreaterThanOrEqual(8)
})

test('a slot without an ad network requests nothing from other sites', async ({ page, request }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  for (const address of ['/puzzle', '/leaderboard', '/leaderboardRanks', `/puzzle/${id}`]) {
    await page.goto(address)
    await ready(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('note', { name: 'From Emojigma' }).first(), address).toBeVisible()
    await expect(page.getByRole('note', { name: 'Advertisement' }), address).toHaveCount(0)
    await expect(page.locator('iframe'), address).toHaveCount(0)
  }
})

test('an answer page leads to a next puzzle', async ({ page, request }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  await page.goto(`/puzzleSolution/${id}`)
  await ready(page)
  const next = page.getByRole('region', { name: 'Next puzzle' })
  await next.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/puzzle\/\d+/)
  expect(page.url()).not.toContain(`/puzzle/${id}?`)
})

for (const [theme, table] of [
  ['light', 'rgb(255, 246, 233)'],
  ['dark', 'rgb(27, 18, 36)'],
] as const) {
  test(`the chosen ${theme} theme overrides the system’s preference`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await page.addInitScript((chosen) => localStorage.setItem('emojigma.look', JSON.stringify({ theme: chosen })), theme)
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', table)
  })
}
