import { findClass, type StudentCard } from '@emojigma/contract/classes/cards.ts'
import { PICTURE_WORDS } from '@emojigma/contract/rules/cards.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { byCode, byPictures, byToken, classWithCards } from './card.test-support.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })
})
afterEach(() => site.close())

/** Asks for a token from an address. */
async function from(address: string, form: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address }
  const payload = new URLSearchParams(form).toString()
  const reply = await site.app.inject({ method: 'POST', url: '/token', headers, payload })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json<{ error_description?: string }>() }
}

const SCHOOL = '192.0.2.1'
const STRANGER = '198.51.100.7'
/** No card has these, because of five alike. */
const WRONG = [PICTURE_WORDS[0], PICTURE_WORDS[0], PICTURE_WORDS[0], PICTURE_WORDS[0], PICTURE_WORDS[0]].join(' ')

async function guess(address: string, card: Pick<StudentCard, 'ClassCode'>, times: number): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    statuses.push((await from(address, { grant_type: 'class_pictures', class_code: card.ClassCode, pictures: WRONG })).status)
  }
  return statuses
}

test('thirty pupils behind one address sign in at once, by every way, four classes in an hour', async () => {
  const { cards } = await classWithCards(site, { names: Array.from({ length: 30 }, () => undefined) })
  for (let lesson = 0; lesson < 4; lesson += 1) {
    for (const formOf of [byToken, byCode, byPictures]) {
      const replies = await Promise.all(cards.map((card) => from(SCHOOL, formOf(card))))
      expect(replies.map(({ status }) => status)).toEqual(cards.map(() => 200))
    }
  }
})

test('wrong pictures are stopped from an address after ninety, with a time to wait, and nobody else is', async () => {
  const { cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const statuses = await guess(STRANGER, card, 91)
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([90, 429])
  const refused = await from(STRANGER, byPictures(card))
  expect([refused.status, refused.retryAfter]).toEqual([429, '600'])
  expect(refused.body.error_description).toMatch(/ask your teacher/)
  expect((await from(SCHOOL, byPictures(card))).status).toBe(200)
  // Cards are another way in.
  expect((await from(STRANGER, byCode(card))).status).toBe(200)
  site.setClock(NOON_MS + 10 * MINUTE_MS)
  expect((await from(STRANGER, byPictures(card))).status).toBe(200)
})

test('three hundred wrong pictures in a day are all that a class takes, from wherever they come; its cards go on', async () => {
  const { cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  for (let network = 0; network < 4; network += 1) await guess(`203.0.113.${network}`, card, 75)
  const refused = await from(SCHOOL, byPictures(card))
  expect([refused.status, refused.retryAfter]).toEqual([429, String(24 * 3600)])
  for (const form of [byCode(card), byToken(card)]) expect((await from(SCHOOL, form)).status).toBe(200)
  site.setClock(NOON_MS + 24 * 60 * MINUTE_MS)
  expect((await from(SCHOOL, byPictures(card))).status).toBe(200)
})

test('typed codes and class codes that are wrong are stopped after three hundred, and right ones count for nothing', async () => {
  const { cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  for (let time = 0; time < 299; time += 1) await from(SCHOOL, { grant_type: 'card_code', code: 'BBBBBBBBBBBB' })
  for (let time = 0; time < 3; time += 1) expect((await from(SCHOOL, byCode(card))).status).toBe(200)
  const find = (code: string) =>
    site.app.inject({ method: 'POST', url: findClass.path, headers: { 'x-forwarded-for': SCHOOL }, payload: { ClassCode: code } })
  expect((await find(card.ClassCode)).statusCode).toBe(200)
  expect((await find('BBBBBB')).statusCode).toBe(404)
  const refused = await find(card.ClassCode)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect((await from(SCHOOL, byCode(card))).status).toBe(429)
  expect((await from(SCHOOL, byToken(card))).status).toBe(200)
})
