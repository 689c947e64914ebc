import { downloadPath } from '@emojigma/contract/puzzles/pictures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

const PUZZLE = puzzleOn(A_DAY, 5, 3)

let site: TestSite
let ada: TestAccount
beforeAll(async () => {
  site = await openTestSite()
  ada = await site.register()
  await site.grant(ada.accountId, 'individual')
})
afterAll(() => site.close())

const download = (path: string) => site.get(path, { authorization: `Bearer ${ada.token}` })

test('a question comes as a drawing that the browser keeps as a file', async () => {
  const { status, headers, body } = await download(downloadPath(PUZZLE, 'svg'))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': `attachment; filename="emojigma-oddemoji-hard-${PUZZLE}.svg"`,
    'cache-control': 'private, no-store',
  })
  expect(body.toString()).toMatch(/^<svg /)
  const [row, column] = (await site.answerTo(PUZZLE)).split('-')
  expect(body.toString()).not.toContain(`${row}-${column}`)
})

test.each([
  ['', 1600],
  ['?size=1600', 1600],
  ['?size=800', 800],
  ['?size=400', 400],
])('a PNG with %j is %i px wide', async (query, width) => {
  const { status, headers, body } = await download(`${downloadPath(PUZZLE, 'png')}${query}`)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  // Source: W3C, Portable Network Graphics, 11.2.2 Image header
  expect(body.readUInt32BE(16)).toBe(width)
})

test.each([
  [`${downloadPath(PUZZLE, 'png')}?size=5000`, 400],
  [`${downloadPath(PUZZLE, 'png')}?size=wide`, 400],
  [`/api/download/${PUZZLE}.gif`, 400],
  ['/api/download/fox.png', 400],
  [`/api/download/${PUZZLE}`, 404],
  [downloadPath(puzzleOn(A_DAY + 1, 5, 3), 'png'), 404],
  [downloadPath(puzzleOn(A_DAY - 1, 5, 3), 'svg'), 404],
])('%s is answered with %i', async (path, status) => {
  expect((await download(path)).status).toBe(status)
})
