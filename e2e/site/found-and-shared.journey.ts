import type { APIRequestContext, Page } from '@playwright/test'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { KINDS } from '../support/every-address.ts'
import { expect, test } from '../support/journey.ts'
import { expectCompletion, give, open, ready } from '../support/play.ts'

/** Addresses of pages that have several, each with its main one. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '/today': ['/puzzle/today', '/Today/'],
  '/puzzle': ['/puzzle/index', '/puzzle/new', '/new'],
  '/puzzle/mostpopular': ['/popular'],
  '/emojiLogicGames': ['/emojiLogicPuzzles'],
  '/leaderboard': ['/home/leaderboard/1'],
  '/shop': ['/store', '/swag'],
  '/privacypolicy': ['/home/privacypolicy'],
  '/login': ['/account/login'],
  '/register': ['/account/register'],
  '/resetpassword': ['/account/resetpassword', '/Account/ResetPassword'],
}

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 })
  expect(response.status(), address).toBe(200)
  return response.text()
}

const canonicalOf = (html: string) => /<link[^>]* rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('every further address of a page names the main one', async ({ request, baseURL }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  const aliases = { ...ALIASES, [`/puzzle/${id}`]: [`/puzzle/puzzle/${id}`, `/puzzle/${id}?t=1&l=1`, `/puzzle/${id}-and-more`] }
  for (const [main, others] of Object.entries(aliases)) {
    for (const address of [main, ...others]) expect(canonicalOf(await textAt(request, address)), address).toBe(`${baseURL}${main}`)
  }
})

test('every page of the sitemap exists at exactly that address, with a unique title, and is indexable', async ({ request }) => {
  const robots = await textAt(request, '/robots.txt')
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const files = locations(await textAt(request, index))
  const pages = locations(await textAt(request, files.find((file) => file.includes('pages')) ?? ''))
  expect(pages.length).toBeGreaterThan(8)
  expect(new Set(pages).size).toBe(pages.length)
  const titles = new Map<string, string>()
  for (const address of pages) {
    const html = await textAt(request, address)
    expect(canonicalOf(html)).toBe(address)
    expect(html, address).not.toContain('content="noindex"')
    // A word like "Blog" is the same in several languages, so titles are held apart within each.
    const title = [/<html[^>]* lang="([^"]*)"/, /<title[^>]*>([^<]*)/].map((part) => part.exec(html)?.[1]).join(': ')
    if (!address.endsWith('/leaderboard/table')) {
      expect(titles.get(title), `${address} has a title of its own`).toBeUndefined()
      titles.set(title, address)
    }
  }
  for (const file of files.filter((address) => address.includes('puzzles'))) {
    const puzzles = locations(await textAt(request, file))
    for (const address of [puzzles[0] ?? '', puzzles.at(-1) ?? '']) expect(canonicalOf(await textAt(request, address))).toBe(address)
  }
})

test('the machine-readable data of a puzzle is well-formed and contains no answer', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  for (const [typeId, levelId] of KINDS) {
    const puzzle = puzzleOf(today, typeId, levelId)
    const html = await textAt(request, `/puzzle/${puzzle.id}`)
    const head = html.slice(0, html.indexOf('</head>'))
    const data = [...head.matchAll(/<script[^>]* type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
    expect(data.map((thing: { '@type': string }) => thing['@type'])).toEqual(['LearningResource', 'BreadcrumbList'])
    const content = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(head)?.[1]
    const texts = JSON.stringify([data[0], content('og:title'), content('og:description'), content('og:image:alt')])
    if (typeId === 3) expect(texts.split(/[^A-Za-z]+/)).not.toContain(answerOf(puzzle))
    const picture = await request.get(content('og:image') ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    const size = await sizeOf(page, content('og:image') ?? '')
    expect([content('og:image:width'), content('og:image:height')]).toEqual(size.map(String))
  }
})

test('a puzzle is shared with its picture in Spanish, too', async ({ page, request }) => {
  const today = await todaysPuzzles(request)
  for (const [typeId, levelId] of KINDS) {
    const html = await textAt(request, `/es/puzzle/${puzzleOf(today, typeId, levelId).id}`)
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(picture).toContain('/es/')
    expect((await sizeOf(page, picture))[0]).toBe(800)
  }
})

test('a page without a puzzle is shared with a picture of the site', async ({ page, request }) => {
  const html = await textAt(request, '/leaderboardRanks')
  const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  await page.goto('/leaderboardRanks')
  expect(await sizeOf(page, picture)).toEqual([1200, 630])
})

/** Of a picture, in pixels. */
async function sizeOf(page: Page, address: string): Promise<readonly number[]> {
  if (page.url() === 'about:blank') await page.goto('/leaderboardRanks')
  return page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src })
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, address)
}

test('the server’s metadata of the first page is gone on the next one', async ({ page }) => {
  await page.goto('/today')
  await ready(page)
  expect(await page.locator('head [data-seo]').count()).toBeGreaterThan(5)
  await page.getByRole('link', { name: 'LEADERBOARDS' }).first().click()
  await expect(page).toHaveTitle(/leaderboard/)
  await expect(page.locator('head [data-seo]')).toHaveCount(0)
})

for (const hasClipboard of [true, false]) {
  test(`a result is shared without the answer, ${hasClipboard ? 'by the clipboard' : 'where there is none'}`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    if (!hasClipboard) await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const puzzle = puzzleOf(await todaysPuzzles(request), 3, 1)
    const answer = answerOf(puzzle)
    await open(page, puzzle)
    await give(page, puzzle, `${answer.slice(1)}${answer.charAt(0)}`)
    await expect(page.getByText(/Have another go/)).toBeVisible()
    await expect(page.getByLabel('Your answer')).toHaveValue('')
    await give(page, puzzle, answer)
    const dialog = await expectCompletion(page)
    await dialog.getByRole('button', { name: 'Share your result' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'Result copied' })).toBeVisible()
    // The copied text is read where it can be pasted.
    const other = await context.newPage()
    await other.goto('/leaderboardRanks')
    await other.evaluate(() => document.body.prepend(Object.assign(document.createElement('textarea'), { id: 'pasted' })))
    const pasted = other.locator('#pasted')
    await pasted.press('Control+V')
    await expect(pasted).not.toHaveValue('')
    const told = await pasted.inputValue()
    expect(told.replaceAll('\r', '')).toBe(
      `Emojigma No. ${puzzle.id} · Word · Easy ✓ solved in 2 tries\n🔤 ⬜🟩\n${baseURL}/puzzle/${puzzle.id}`,
    )
    expect(told.toUpperCase()).not.toContain(answer)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px a puzzle can be shared by link and as a frame`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const puzzle = puzzleOf(await todaysPuzzles(request), 1, 2)
    await open(page, puzzle)
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    const bar = page.getByRole('complementary', { name: 'Share this puzzle' })
    await bar.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(bar.getByText('Link copied')).toBeVisible()
    await bar.getByRole('button', { name: 'Embed this puzzle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Embed this puzzle' })
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await expect(dialog.getByText('Code copied')).toBeVisible()
  })
}
