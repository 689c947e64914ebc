import { getBookUrl } from '@emojigma/contract/shop/books.ts'
import { getEmbedding } from '@emojigma/contract/site/sharing.ts'
import { createWorksheet, getWorksheetUrl } from '@emojigma/contract/paper/worksheets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'

const ORIGIN = 'https://emojigma.example'
const PUZZLE = puzzleOn(A_DAY, 1, 1)

let site: TestSite
let authorization: string
let token: string
beforeAll(async () => {
  site = await openTestSite({ environment: { SITE_URL: ORIGIN } })
  const teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher')
  await site.grant(teacher.accountId, 'junior-book')
  ;({ token } = teacher)
  authorization = `Bearer ${token}`
})
afterAll(() => site.close())

const languageOf = async (path: string) => /\/Lang \((\w+)\)/.exec((await site.get(path)).body.toString('latin1'))?.[1]
const urlAt = async (path: string) => (JSON.parse((await site.get(path, { authorization })).body.toString()) as { Url: string }).Url

test('the sheet of a puzzle is printed in the language of the call that asked for it', async () => {
  const path = `${getWorksheetUrl.path}?puzzleId=${PUZZLE}`
  const [english, spanish, french] = [await urlAt(path), await urlAt(`/es${path}`), await urlAt(`/fr${path}`)]
  expect(spanish).toMatch(/^\/es\/emojigma\/sheets\//)
  expect(await Promise.all([english, spanish, french, english, spanish].map(languageOf))).toEqual(['en', 'es', 'fr', 'en', 'es'])
})

test('a worksheet that was chosen once is drawn in either language', async () => {
  const wish = { levelId: 1, count: 1 }
  const { body } = await site.post<{ Url: string }>(`/es${createWorksheet.path}`, wish, token)
  expect(body.Url).toMatch(/^\/es\//)
  expect(await languageOf(body.Url)).toBe('es')
  for (const [path, language] of [
    ['', 'en'],
    ['/fr', 'fr'],
  ] as const)
    expect(await languageOf(body.Url.replace(/^\/es/, path))).toBe(language)
})

test.each(['junior-book-A4.pdf'])('the free pages of %s are kept in each language apart', async (file) => {
  const path = `/emojigma/books/sample/${file}`
  const drawn = [await languageOf(`/es${path}`), await languageOf(path), await languageOf(`/fr${path}`), await languageOf(`/es${path}`)]
  expect(drawn).toEqual(['es', 'en', 'fr', 'es'])
  const { headers } = await site.get(path)
  expect((await site.get(`/es${path}`, { 'if-none-match': String(headers['etag']) })).status).toBe(200)
})

test('a book that was bought is where its language is', async () => {
  expect(await urlAt(`/es${getBookUrl.path}?bookId=junior-book&paper=A4`)).toMatch(/^\/es\/emojigma\/books\//)
}, 60_000)

test('a puzzle is framed in the language of the page that was asked about', async () => {
  const framed = async (path: string) => {
    const search = new URLSearchParams({ url: `${ORIGIN}${path}`, format: 'json' })
    const { body } = await site.get(`${getEmbedding.path}?${search}`)
    return JSON.parse(body.toString()) as { readonly html?: string; readonly thumbnail_url?: string }
  }
  for (const path of ['/es', '/fr', '']) {
    const { html, thumbnail_url } = await framed(`${path}/puzzle/${PUZZLE}`)
    expect(html).toContain(`src="${ORIGIN}${path}/embed/${PUZZLE}"`)
    expect(thumbnail_url).toContain(`${ORIGIN}${path}/emojigma/`)
  }
  expect(await framed(`/en/puzzle/${PUZZLE}`)).not.toHaveProperty('html')
})

test('sample sheets and covers are drawn in each language, with its letters', async () => {
  const drawn = async (path: string) => (await site.get(path)).body.toString()
  for (const path of ['/emojigma/worksheets/sample.svg', '/emojigma/shop/easy-medium-book.svg']) {
    const english = await drawn(path)
    for (const language of ['/es', '/fr']) {
      const other = await drawn(language + path)
      expect(other).toContain('<svg')
      expect(other).not.toBe(english)
    }
    expect(await drawn(path)).toBe(english)
  }
  expect(await drawn('/es/emojigma/worksheets/sample.html')).toContain('<html lang="es">')
})
