import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { FrameLocator, Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf, puzzleOf, todaysPuzzles } from '../support/answers.ts'
import { KINDS } from '../support/every-address.ts'
import { cutOffWords, expectNoFaults } from '../support/faults.ts'
import { expect, test } from '../support/journey.ts'
import { waitForGuessReply, ready } from '../support/play.ts'

/** A teacher's own site: to the browser another one than ours, which is at `localhost`. */
let server: Server
let body = ''
let teachersPage = ''
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Class 4b</title><h1>Class 4b</h1>${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  teachersPage = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
test.afterAll(() => void server.close())

/** Puts into the teacher's page what oEmbed, which the puzzle's page names, says of the puzzle. */
async function embed(page: Page, { id }: PuzzleView): Promise<FrameLocator> {
  await page.goto(`/puzzle/${id}`)
  const discovery = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
  const reply = await page.request.get(discovery ?? '')
  body = ((await reply.json()) as { html: string }).html
  await page.goto(teachersPage)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-ready', 'true')
  return frame
}

async function solveIn(page: Page, frame: FrameLocator, puzzle: PuzzleView): Promise<void> {
  const reported = waitForGuessReply(page)
  await frame.getByLabel('Your answer').fill(answerOf(puzzle))
  await frame.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(frame.getByRole('dialog').filter({ hasText: 'Would you like to play another puzzle?' })).toBeVisible()
  await reported
}

test('a puzzle is solved inside a teacher’s own page, and counted once', async ({ page, request, context }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 9)
  const frame = await embed(page, puzzle)
  const asked: string[] = []
  page.on('request', (outgoing) => asked.push(new URL(outgoing.url()).pathname))
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname))
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Reveal' })).toHaveCount(0)
  await solveIn(page, frame, puzzle)
  expect(asked.filter((path) => path.includes('UploadPuzzleGuess'))).toHaveLength(1)
  // A frame is not counted as a visitor.
  expect(asked.filter((path) => path.includes('websocket'))).toEqual([])
  const opened = context.waitForEvent('page')
  await frame.getByRole('button', { name: 'Yes Please' }).click()
  await expect(await opened).toHaveURL(/\/today$/)
  expect(page.url()).toBe(teachersPage)
})

test('where the browser keeps nothing for frames of other sites, it is solved there too', async ({ page, request }) => {
  await page.addInitScript(() => {
    if (self === top) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(self, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 10)
  const frame = await embed(page, puzzle)
  await solveIn(page, frame, puzzle)
  await frame.getByRole('button', { name: 'No Thanks' }).click()
  await expect(frame.getByText('Solved.')).toBeVisible()
})

test('the result can be shared from a frame that may not use the clipboard', async ({ page, request }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 1, 8)
  const frame = await embed(page, puzzle)
  await page.locator('iframe').evaluate((element) => element.removeAttribute('allow'))
  await solveIn(page, frame, puzzle)
  await frame.getByRole('button', { name: 'Share your result' }).click()
  await expect(frame.getByText('Result copied')).toBeVisible()
})

test('a puzzle that takes a plan says so in the frame as on the site', async ({ page, request }) => {
  const today = puzzleOf(await todaysPuzzles(request), 1, 8)
  const frame = await embed(page, { ...today, id: today.id - 40 })
  await expect(frame.getByText('This one is closed.')).toBeVisible()
  await expect(frame.getByLabel('Your answer')).toBeDisabled()
})

test('links of the frame open apart', async ({ page, request, context }) => {
  const puzzle = puzzleOf(await todaysPuzzles(request), 2, 3)
  const frame = await embed(page, puzzle)
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'More puzzles at Emojigma' }).click()
  await expect(await opened).toHaveURL(new RegExp(`/puzzle/${puzzle.id}$`))
})

test('a number that no puzzle has is a 404 in words, not a page that may not be shown in a frame', async ({ page, baseURL, request }) => {
  const address = `${baseURL}/embed/2000000000`
  expect((await request.get(address)).status()).toBe(404)
  body = `<iframe src="${address}"></iframe>`
  await page.goto(teachersPage)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'There is no puzzle here' })).toBeVisible()
})

test('only the frame of a puzzle may be shown by other sites, and no search shows it', async ({ page, request }) => {
  const { id } = puzzleOf(await todaysPuzzles(request), 1, 1)
  const headersOf = async (path: string) => (await request.get(path)).headers()
  const frame = await headersOf(`/embed/${id}`)
  expect(frame['x-frame-options']).toBeUndefined()
  expect(frame['content-security-policy']).toContain('frame-ancestors *')
  for (const path of [`/puzzle/${id}`, '/today', '/login', '/embed', `/embed/${id}/more`]) {
    const headers = await headersOf(path)
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      'DENY',
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
  await page.goto(`/embed/${id}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

const FRAMES = [
  { width: 320, colorScheme: 'light' },
  { width: 480, colorScheme: 'dark' },
  { width: 800, colorScheme: 'light' },
] as const

test('the frame has no faults for any kind of puzzle, however wide it is', async ({ page, request }) => {
  test.slow()
  const today = await todaysPuzzles(request)
  for (const [index, [typeId, levelId]] of KINDS.entries()) {
    const address = `/embed/${puzzleOf(today, typeId, levelId).id}`
    // Each kind is loaded once, in turns at another width, and is then looked at in all of them.
    const first = index % FRAMES.length
    for (const [turn, { width, colorScheme }] of [...FRAMES.slice(first), ...FRAMES.slice(0, first)].entries()) {
      await page.setViewportSize({ width, height: 760 })
      await page.emulateMedia({ colorScheme })
      if (turn === 0) {
        await page.goto(address)
        await ready(page)
      }
      const where = `${address} at ${width} px, ${colorScheme}`
      await expectNoFaults(page, where)
      expect.soft(await cutOffWords(page), `cut off at ${where}`).toEqual([])
    }
  }
})
