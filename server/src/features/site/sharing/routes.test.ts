import type { ReplyOf } from '@emojigma/contract/call.ts'
import { getEmbedding } from '@emojigma/contract/site/sharing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

const ORIGIN = 'https://emojigma.example'
const CLASSIC = puzzleOn(A_DAY, 1, 2)
const ODD = puzzleOn(A_DAY, 5, 1)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ environment: { SITE_URL: ORIGIN } })
})
afterAll(() => site.close())

async function ask(query: Readonly<Record<string, string>>) {
  const { status, headers, body } = await site.get(`${getEmbedding.path}?${new URLSearchParams(query)}`)
  return { status, headers, body: JSON.parse(body.toString()) as ReplyOf<typeof getEmbedding> & { Message?: string } }
}

test('of a puzzle’s address another site gets a frame, a title and a picture of the question', async () => {
  const { status, headers, body } = await ask({ url: `${ORIGIN}/puzzle/${CLASSIC}` })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
  })
  const title = `Classic puzzle ${CLASSIC}, Medium`
  const picture = `/emojigma/production/Puzzle_${CLASSIC}_Medium_800.png`
  expect(body).toEqual({
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Emojigma',
    provider_url: `${ORIGIN}/`,
    cache_age: 86_400,
    thumbnail_url: ORIGIN + picture,
    thumbnail_width: 800,
    thumbnail_height: 640,
    html: `<iframe src="${ORIGIN}/embed/${CLASSIC}" title="Emojigma: ${title}" width="480" height="680" style="max-width:100%;border:0" allow="clipboard-write; web-share" loading="lazy"></iframe>`,
    width: 480,
    height: 680,
  })
  expect((await site.get(picture)).headers['content-type']).toBe('image/png')
})

test('nothing in it tells the answer', async () => {
  const word = puzzleOn(A_DAY, 3, 3)
  const answer = await site.answerTo(word)
  expect(JSON.stringify((await ask({ url: `${ORIGIN}/puzzle/${word}` })).body).toUpperCase()).not.toContain(answer)
})

test.each([
  `/puzzle/${CLASSIC}?t=1&l=2`,
  `/puzzle/puzzle/${CLASSIC}`,
  `/Puzzle/${CLASSIC}/`,
  `/puzzle/${CLASSIC}#how-to-play`,
  `/embed/${CLASSIC}`,
])('%s is an address of the puzzle', async (path) => {
  for (const origin of [ORIGIN, 'http://emojigma.example']) {
    const { status, body } = await ask({ url: origin + path, format: 'json' })
    expect([status, body.title]).toEqual([200, `Classic puzzle ${CLASSIC}, Medium`])
  }
})

test.each([
  `https://elsewhere.example/puzzle/${CLASSIC}`,
  `https://emojigma.example.elsewhere.example/puzzle/${CLASSIC}`,
  `https://emojigma.example@elsewhere.example/puzzle/${CLASSIC}`,
  `https://someone@emojigma.example/puzzle/${CLASSIC}`,
  `https://emojigma.example:8443/puzzle/${CLASSIC}`,
  `ftp://emojigma.example/puzzle/${CLASSIC}`,
  `javascript://emojigma.example/puzzle/${CLASSIC}`,
  `${ORIGIN}/puzzle/1`,
  `${ORIGIN}/puzzle/0`,
  `${ORIGIN}/puzzle/2147483648`,
  `${ORIGIN}/puzzle/${CLASSIC}/more`,
  `${ORIGIN}/puzzleSolution/${CLASSIC}`,
  `${ORIGIN}/today`,
  `/puzzle/${CLASSIC}`,
  'nonsense',
])('%s is no address of a puzzle here', async (url) => {
  const { status, body } = await ask({ url })
  expect([status, body]).toEqual([404, { Message: 'Not found.' }])
})

test.each(['xml', 'XML', 'html'])('the format %s is not offered', async (format) => {
  const { status, body } = await ask({ url: `${ORIGIN}/puzzle/${CLASSIC}`, format })
  expect([status, body]).toEqual([501, { Message: 'This format is not offered. Please ask for json.' }])
})

test.each([{}, { url: '' }, { maxwidth: '0' }, { maxwidth: 'wide' }, { maxheight: '-3' }, { maxwidth: '1.5' }])(
  'a question with %j is refused',
  async (query: Readonly<Record<string, string>>) => {
    const whole = Object.keys(query).some((name) => name.startsWith('max')) ? { url: `${ORIGIN}/puzzle/${CLASSIC}`, ...query } : query
    expect((await ask(whole)).status).toBe(400)
  },
)

test.each([
  [{}, 480, 800, 800],
  [{ maxwidth: '1000' }, 800, 800, 800],
  [{ maxwidth: '640' }, 640, 800, 400],
  [{ maxwidth: '400', maxheight: '500' }, 400, 500, 400],
  [{ maxwidth: '300' }, 300, 800, undefined],
  [{ maxheight: '399' }, 480, 399, undefined],
])('a page with %j gets a frame of %i × %i, and a picture that is %s wide', async (most, width, height, picture) => {
  const { body } = await ask({ url: `${ORIGIN}/puzzle/${ODD}`, ...most })
  expect([body.width, body.height, body.thumbnail_width, body.thumbnail_height]).toEqual([width, height, picture, picture])
  expect(body.html).toContain(` width="${width}" height="${height}"`)
})
