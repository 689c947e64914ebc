import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { findClass, lookAtCard, qrLogin, renewClassCode, type StudentCard } from '@emojigma/contract/classes/cards.ts'
import { getMyClassroom, removeClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { removeStudents } from '@emojigma/contract/classes/students.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { byCode, byPictures, byToken, classWithCards, tokenOn } from './card.test-support.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

const idOf = async (token: string): Promise<unknown> => {
  const reply = await site.get(getUserInfo.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(reply.body.toString()) as { Id: unknown }).Id
}
const get = async (path: string, token: string): Promise<number> => (await site.get(path, { authorization: `Bearer ${token}` })).status

test.each([
  ['the QR code', byToken],
  ['the typed code', byCode],
  ['the code of the class and the pictures', byPictures],
])('a student signs in by %s of their card, as often as they like', async (_way, formOf) => {
  const { students, cards } = await classWithCards(site)
  for (const [index, card] of cards.entries()) {
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await site.token(formOf(card))
      expect([status, body.userName, await idOf(body.access_token)]).toEqual([200, students[index]?.userName, students[index]?.id])
    }
  }
})

test('codes are taken however they are written', async () => {
  const { cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const codes = [shownCode(card.Code), card.Code.toLowerCase(), ` ${card.Code.replaceAll(/(..)/g, '$1 ')}`]
  for (const code of codes) expect((await site.token({ grant_type: 'card_code', code })).status).toBe(200)
  const written = { class_code: shownCode(card.ClassCode).toLowerCase(), pictures: card.Pictures.join(', ').toUpperCase() }
  expect((await site.token({ grant_type: 'class_pictures', ...written })).status).toBe(200)
  expect((await site.post(findClass.path, { ClassCode: written.class_code })).status).toBe(200)
})

test('a card gives the rights of its student and no others', async () => {
  const { classroomId, cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const { body } = await site.token(byToken(card))
  expect(await get(getMyClassroom.path, body.access_token)).toBe(200)
  const { status } = await site.post(removeClassroom.path, { ClassroomId: classroomId }, body.access_token)
  expect(status).toBe(403)
  expect((await site.post(qrLogin.path, { StudentId: card.StudentId }, body.access_token)).status).toBe(403)
})

test('who has only the code of a class is told nothing of it', async () => {
  const { cards } = await classWithCards(site)
  const { status, body } = await site.post(findClass.path, { ClassCode: cards[0]?.ClassCode })
  expect([status, body]).toEqual([200, {}])
  expect((await site.post(findClass.path, { ClassCode: 'BBBBBB' })).status).toBe(404)
  expect((await site.post(findClass.path, { ClassCode: 'no code' })).status).toBe(404)
})

test('a card says by nickname and its first picture whose it is, and nothing else', async () => {
  const { students, cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const { status, body } = await site.post(lookAtCard.path, { Token: tokenOn(card) })
  expect([status, body]).toEqual([200, { Nickname: students[0]?.nickname, Picture: card.Pictures[0] }])
  expect((await site.post(lookAtCard.path, { Token: `card-${'A'.repeat(22)}` })).status).toBe(404)
  expect((await site.post(lookAtCard.path, { Token: 'anything' })).status).toBe(400)
})

test('the pictures of one class let nobody into another', async () => {
  const one = await classWithCards(site)
  const other = await classWithCards(site)
  const mixed = { ...byPictures(one.cards[0] as StudentCard), class_code: other.cards[0]?.ClassCode ?? '' }
  const { status, body } = await site.token(mixed)
  expect([status, body.error]).toEqual([400, 'invalid_grant'])
  expect(body.error_description).toMatch(/don’t match/)
})

test('a class that gets another code is found by that one alone', async () => {
  const { teacher, classroomId, cards } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const { body } = await site.post<{ ClassCode: string }>(renewClassCode.path, { ClassroomId: classroomId }, teacher.token)
  expect(body.ClassCode).not.toBe(card.ClassCode)
  expect((await site.token(byPictures(card))).status).toBe(400)
  expect((await site.token(byPictures({ ...card, ClassCode: body.ClassCode }))).status).toBe(200)
  expect((await site.token(byCode(card))).status).toBe(200)
})

test('neither a removed student nor one of a removed class signs in by a card', async () => {
  const { teacher, classroomId, students, cards } = await classWithCards(site)
  const [gone, stays] = cards as [StudentCard, StudentCard]
  await site.post(removeStudents.path, { StudentIds: [students[0]?.id] }, teacher.token)
  for (const form of [byToken(gone), byCode(gone), byPictures(gone)]) expect((await site.token(form)).status).toBe(400)
  expect((await site.post(lookAtCard.path, { Token: tokenOn(gone) })).status).toBe(404)
  expect((await site.token(byToken(stays))).status).toBe(200)
  await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)
  for (const form of [byToken(stays), byCode(stays), byPictures(stays)]) expect((await site.token(form)).status).toBe(400)
})

test('the database holds nothing that one could sign in with', async () => {
  const { cards } = await classWithCards(site)
  const rows = JSON.stringify(await site.database.queries.selectFrom('student_cards').selectAll().execute())
  for (const { Url, Code, Pictures } of cards) {
    for (const key of [tokenOn({ Url }), tokenOn({ Url }).slice('card-'.length), Code, Pictures.join(' ')]) expect(rows).not.toContain(key)
  }
})

test('a field that a way in needs is asked for', async () => {
  for (const [form, field] of [
    [{ grant_type: 'card_code' }, 'code'],
    [{ grant_type: 'class_pictures', pictures: 'bee' }, 'class_code'],
    [{ grant_type: 'class_pictures', class_code: 'BCDFGH' }, 'pictures'],
  ] as const) {
    const { status, body } = await site.token(form)
    expect([status, body.error, body.error_description]).toEqual([400, 'invalid_request', `${field} is required.`])
  }
})
