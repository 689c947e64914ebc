import {
  findClass,
  getCards,
  issueCards,
  openClass,
  renewClassCode,
  type ClassCards,
  type StudentCard,
} from '@emojigma/contract/classes/cards.ts'
import { PICTURE_WORDS } from '@emojigma/contract/rules/cards.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isoTime, MINUTE_MS } from '../../../platform/clock.ts'
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

/** Three hundred wrong pictures from many networks. */
async function shut(card: Pick<StudentCard, 'ClassCode'>): Promise<void> {
  for (let network = 0; network < 4; network += 1) await guess(`203.0.113.${network}`, card, 75)
}

test('after three hundred wrong pictures from many places a class is shut for an hour at most, while its cards work', async () => {
  const { cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  await shut(card)
  const refused = await from(SCHOOL, byPictures(card))
  expect([refused.status, refused.retryAfter]).toEqual([429, '3600'])
  for (const form of [byCode(card), byToken(card)]) expect((await from(SCHOOL, form)).status).toBe(200)
  site.setClock(NOON_MS + 60 * MINUTE_MS)
  expect((await from(SCHOOL, byPictures(card))).status).toBe(200)
})

test.each([
  ['opening the class', openClass.path, {}],
  ['another class code', renewClassCode.path, {}],
  ['new cards', issueCards.path, { Renew: true }],
] as const)('a teacher is told why a class is shut, and %s lets it sign in again', async (_way, path, more) => {
  const { cards, classroomId, teacher } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const now = async () =>
    JSON.parse(
      (await site.get(`${getCards.path}?classroomId=${classroomId}`, { authorization: `Bearer ${teacher.token}` })).body.toString(),
    ) as ClassCards
  expect(await now()).not.toHaveProperty('Shut')
  await shut(card)
  expect((await now()).Shut).toEqual({ By: 'anywhere', Until: isoTime(NOON_MS + 60 * MINUTE_MS) })
  site.setClock(NOON_MS + 1000)
  expect((await site.post(path, { ClassroomId: classroomId, ...more }, teacher.token)).status).toBe(200)
  const { Shut, Cards } = await now()
  expect(Shut).toBeUndefined()
  const newCard = Cards.find(({ StudentId }) => StudentId === card.StudentId) ?? card
  expect((await from(SCHOOL, byPictures(newCard))).status).toBe(200)
})

test('a teacher is told when the wrong pictures came from their own network', async () => {
  const { cards, classroomId, teacher } = await classWithCards(site)
  await guess(SCHOOL, cards[0] as StudentCard, 90)
  const seenFrom = async (address: string) => {
    const url = `${getCards.path}?classroomId=${classroomId}`
    const headers = { authorization: `Bearer ${teacher.token}`, 'x-forwarded-for': address }
    return (await site.app.inject({ url, headers })).json<ClassCards>().Shut?.By
  }
  expect([await seenFrom(SCHOOL), await seenFrom(STRANGER)]).toEqual(['here', undefined])
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
