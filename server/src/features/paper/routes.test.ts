import { readArticles } from '@emojigma/content/articles.ts'
import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { printedSheetPath, samplePdfPath, SAMPLE_SHEETS, sampleSheetPath } from '@emojigma/contract/puzzles/pictures.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_CODES, languageNamed } from '../../platform/languages.ts'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { samplePuzzles } from './sample-sheets.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

const ALL = SAMPLE_SHEETS.flatMap((sheet) =>
  samplePuzzles(sheet).map((puzzle, index): [string, Puzzle] => [`${sheet} ${index + 1}`, puzzle]),
)

test.each(ALL)('the answer of puzzle %s is the only one, and its level is what the sheet says', (_name, { question, answer, levelId }) => {
  const kind = kindOf(question.typeId)
  expect(kind.solve(question)).toMatchObject({ kind: 'unique', answer })
  expect(kind.rate(question)).toMatchObject({ kind: 'rated', band: levelId })
})

test('the sheets show what their page says of them', () => {
  const themes = SAMPLE_SHEETS.map((sheet) => samplePuzzles(sheet).map(({ theme }) => theme))
  expect(themes).toEqual([
    ['Pets', 'Farm', 'Fruit', 'Toys'],
    ['Christmas', 'Christmas', 'Christmas', 'Christmas'],
  ])
})

test.each(LANGUAGE_CODES)('what is said of the Christmas sheet names all that is drawn on it (%s)', (code) => {
  const { html = '' } = readArticles(code).find(({ path }) => path === '/christmas-worksheets') ?? {}
  const said = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.toLowerCase())
  const nameOf = emojiNameIn(languageNamed(code).words.emojiNames)
  for (const [index, { question }] of samplePuzzles('christmas').entries()) {
    for (const emoji of question.emoji) expect(said[index]).toContain(nameOf(emoji).toLowerCase())
  }
})

test.each(SAMPLE_SHEETS)('anybody may have the sheet %s, and a browser that has it is told so', async (sheet) => {
  const { status, headers, body } = await site.get(sampleSheetPath(sheet))
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(body.toString()).toContain('<svg')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await site.get(sampleSheetPath(sheet), { 'if-none-match': String(headers['etag']) })).status).toBe(304)
})

test.each(SAMPLE_SHEETS)(
  'the sheet %s stands alone on a page to print, with its puzzles in words and without their answers',
  async (sheet) => {
    const { status, headers, body } = await site.get(printedSheetPath(sheet))
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const html = body.toString()
    expect(html).toContain(`src="${sampleSheetPath(sheet)}"`)
    const words = /alt="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const { question } of samplePuzzles(sheet)) expect(words).toContain(kindOf(question.typeId).describe(question, descriptionWords))
    expect(words).not.toMatch(/answer/i)
  },
)

test.each(SAMPLE_SHEETS)('anybody may have the sheet %s as a PDF', async (sheet) => {
  const { status, headers, body } = await site.get(samplePdfPath(sheet))
  expect([status, headers['content-type'], body.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
})

test.each(['easter.pdf', 'easter.svg', 'sample.png', 'sample.svg.html', 'sample'])('there is no %s', async (file) => {
  expect((await site.get(`/emojigma/worksheets/${file}`)).status).toBe(404)
})
