import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  getCards,
  issueCards,
  lookAtCard,
  openClass,
  printCards,
  qrLogin,
  renewClassCode,
  restoreCards,
  revokeCards,
  type ClassCards,
  type StudentCard,
} from '@emojigma/contract/classes/cards.ts'
import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents, moveStudents, type Students } from '@emojigma/contract/classes/students.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addStudents, newTeacher, teacherWithClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { byPictures, byToken, classWithCards, tokenOn } from './card.test-support.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

async function read<T>(path: string, query: string, token: string): Promise<T> {
  const reply = await site.get(`${path}?${query}`, { authorization: `Bearer ${token}` })
  expect(reply.status).toBe(200)
  return JSON.parse(reply.body.toString()) as T
}
const cardsOf = (classroomId: string, token: string) => read<ClassCards>(getCards.path, `classroomId=${classroomId}`, token)
const isIn = async (card: Pick<StudentCard, 'Url'>): Promise<boolean> => (await site.token(byToken(card))).status === 200
const isSignedIn = async (token: string): Promise<boolean> =>
  (await site.get(exportAccount.path, { authorization: `Bearer ${token}` })).status === 200

test('a class has no cards until its teacher makes some; then they stay as they are', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site)
  const before = await cardsOf(classroomId, teacher.token)
  expect([before.Cards, before.ClassCode, before.Without.map(({ StudentId }) => StudentId).toSorted()]).toEqual([
    [],
    undefined,
    students.map(({ id }) => id).toSorted(),
  ])
  const first = await site.post<{ Cards: StudentCard[] }>(issueCards.path, { ClassroomId: classroomId }, teacher.token)
  const again = await site.post<{ Cards: StudentCard[] }>(issueCards.path, { ClassroomId: classroomId }, teacher.token)
  expect(first.body.Cards).toHaveLength(2)
  expect(again.body).toEqual(first.body)
  const after = await cardsOf(classroomId, teacher.token)
  expect([after.Cards, after.Without, after.ClassCode]).toEqual([first.body.Cards, [], first.body.Cards[0]?.ClassCode])
})

test('students who come with cards to a class without any log in there with its own code and the pictures that they have', async () => {
  const { teacher, students, cards } = await classWithCards(site)
  const { body: made } = await site.post<{ Id: string }>(createClassroom.path, { classroomName: 'Next year' }, teacher.token)
  await site.post(moveStudents.path, { StudentIds: students.map(({ id }) => id), ClassroomId: made.Id }, teacher.token)
  const there = await cardsOf(made.Id, teacher.token)
  expect(there.ClassCode).toMatch(/^[A-Z]{6}$/)
  expect(there.Cards.map(({ ClassCode }) => ClassCode)).toEqual(students.map(() => there.ClassCode))
  for (const { StudentId, Pictures } of cards) {
    const now = there.Cards.find((card) => card.StudentId === StudentId)
    expect(now?.Pictures).toEqual(Pictures)
    expect((await site.token(byPictures(now as StudentCard))).status).toBe(200)
  }
})

test('a card leads to the site in the language in which its teacher asks for it', async () => {
  const { teacher, classroomId, cards } = await classWithCards(site)
  const [{ Url }] = cards as [StudentCard]
  const inSpanish = Url.replace('/magic?', '/es/magic?')
  expect(inSpanish).not.toBe(Url)
  const shown = await read<ClassCards>(`/es${getCards.path}`, `classroomId=${classroomId}`, teacher.token)
  const issued = await site.post<{ Cards: StudentCard[] }>(`/es${issueCards.path}`, { ClassroomId: classroomId }, teacher.token)
  for (const listed of [shown.Cards, issued.body.Cards]) expect(listed.map((card) => card.Url)).toContain(inSpanish)
  const { body } = await site.post<StudentCard>(`/es${qrLogin.path}`, { StudentId: cards[1]?.StudentId }, teacher.token)
  expect(new URL(body.Url).pathname).toBe('/es/magic')
  expect(await isIn(body)).toBe(true)
})

test('the list of a class says who has a card', async () => {
  const { teacher, classroomId, students } = await classWithCards(site)
  await site.post(revokeCards.path, { StudentIds: [students[0]?.id] }, teacher.token)
  const { Students } = await read<Students>(getStudents.path, `classroomId=${classroomId}`, teacher.token)
  expect(Students.map(({ Id, HasCard }) => [Id === students[0]?.id, HasCard]).toSorted()).toEqual([
    [false, true],
    [true, false],
  ])
})

test('a new card ends the one before it, and whoever is signed in by it', async () => {
  const { teacher, cards, students } = await classWithCards(site)
  const [old, other] = cards as [StudentCard, StudentCard]
  const { body } = await site.post<StudentCard & { Token: string }>(qrLogin.path, { StudentId: old.StudentId }, teacher.token)
  expect([tokenOn(body), body.Token.length]).toEqual([body.Token, 'card-'.length + 22])
  expect([await isIn(old), await isIn(body), await isIn(other)]).toEqual([false, true, true])
  expect([await isSignedIn(students[0]?.token ?? ''), await isSignedIn(students[1]?.token ?? '')]).toEqual([false, true])
  expect([old.Code === body.Code, old.ClassCode === body.ClassCode]).toEqual([false, true])
})

test('a whole class can get new cards, and a student who comes later gets a first one', async () => {
  const { teacher, classroomId, cards } = await classWithCards(site)
  await addStudents(site, teacher, classroomId, ['late'])
  const renewed = await site.post<{ Cards: StudentCard[] }>(issueCards.path, { ClassroomId: classroomId, Renew: true }, teacher.token)
  expect(renewed.body.Cards).toHaveLength(3)
  expect(await Promise.all([...cards, ...renewed.body.Cards].map(isIn))).toEqual([false, false, true, true, true])
})

test('cards that are ended let nobody in, end the sessions, and count again when that was a mistake', async () => {
  const { teacher, classroomId, cards, students } = await classWithCards(site)
  const [card] = cards as [StudentCard]
  const ended = await site.post(revokeCards.path, { StudentIds: [card.StudentId] }, teacher.token)
  expect([ended.body, await isIn(card), await isSignedIn(students[0]?.token ?? '')]).toEqual([
    { StudentIds: [card.StudentId] },
    false,
    false,
  ])
  const GoneAt = '2026-12-21T12:00:00.000Z'
  expect((await cardsOf(classroomId, teacher.token)).Without).toMatchObject([{ StudentId: card.StudentId, GoneAt }])
  expect((await site.post(revokeCards.path, { StudentIds: [card.StudentId] }, teacher.token)).body).toEqual({ StudentIds: [] })
  // A new card would keep the ended one from counting again.
  const print = await site.post<{ Count: number }>(printCards.path, { ClassroomId: classroomId }, teacher.token)
  expect([print.status, print.body.Count]).toEqual([200, cards.length - 1])
  const restored = await site.post(restoreCards.path, { StudentIds: [card.StudentId] }, teacher.token)
  expect([restored.body, await isIn(card)]).toEqual([{ StudentIds: [card.StudentId] }, true])
  expect(
    (await site.post<{ StudentIds: string[] }>(revokeCards.path, { ClassroomId: classroomId }, teacher.token)).body.StudentIds,
  ).toHaveLength(2)
})

test('a card that was ended is gone after thirty days', async () => {
  const { teacher, classroomId } = await classWithCards(site)
  await site.post(revokeCards.path, { ClassroomId: classroomId }, teacher.token)
  const left = async () => (await site.database.queries.selectFrom('student_cards').selectAll().execute()).length
  site.setClock(NOON_MS + 30 * DAY_MS)
  await site.retention.run(new AbortController().signal)
  expect(await left()).toBe(2)
  site.setClock(NOON_MS + 30 * DAY_MS + 1)
  await site.retention.run(new AbortController().signal)
  expect(await left()).toBe(0)
})

test('a card that was ended counts again for thirty days, and not after that while it waits to be deleted', async () => {
  const { teacher, classroomId, cards } = await classWithCards(site)
  const [one, other] = cards as [StudentCard, StudentCard]
  await site.post(revokeCards.path, { ClassroomId: classroomId }, teacher.token)
  const restoredAt = async (timeMs: number, { StudentId }: StudentCard) => {
    site.setClock(timeMs)
    const { body } = await site.token({ grant_type: 'password', username: teacher.email, password: teacher.password })
    return (await site.post(restoreCards.path, { StudentIds: [StudentId] }, body.access_token)).body
  }
  expect(await restoredAt(NOON_MS + 30 * DAY_MS, one)).toEqual({ StudentIds: [one.StudentId] })
  expect(await restoredAt(NOON_MS + 30 * DAY_MS + 1, other)).toEqual({ StudentIds: [] })
  expect([await isIn(one), await isIn(other)]).toEqual([true, false])
})

test('the pictures of any two students of a teacher differ in two places at least', async () => {
  const teacher = await newTeacher(site)
  const one = await classWithCards(site, { teacher, names: Array.from({ length: 20 }, () => undefined) })
  const other = await classWithCards(site, { teacher })
  const all = [...one.cards, ...other.cards].map(({ Pictures }) => Pictures)
  for (const [index, pictures] of all.entries()) {
    for (const others of all.slice(index + 1)) {
      expect(pictures.filter((word, at) => word !== others[at]).length).toBeGreaterThanOrEqual(2)
    }
  }
})

test('under another secret of the site cards are made anew', async () => {
  const { teacher, classroomId, cards } = await classWithCards(site)
  await site.database.queries
    .updateTable('student_cards')
    .set({ seed: 'of another secret' })
    .where('account_id', '=', cards[0]?.StudentId ?? '')
    .execute()
  expect((await cardsOf(classroomId, teacher.token)).Without).toHaveLength(1)
  await site.post(revokeCards.path, { ClassroomId: classroomId }, teacher.token)
  const restored = await site.post(restoreCards.path, { ClassroomId: classroomId }, teacher.token)
  expect(restored.body).toEqual({ StudentIds: [cards[1]?.StudentId] })
  const { body } = await site.post<{ Cards: StudentCard[] }>(issueCards.path, { ClassroomId: classroomId }, teacher.token)
  expect(await Promise.all(body.Cards.map(isIn))).toEqual([true, true])
})

describe('a sheet of cards', () => {
  test('is a PDF behind an address that nobody can make up', async () => {
    const { teacher, classroomId, students } = await classWithCards(site)
    for (const wish of [{ ClassroomId: classroomId }, { StudentIds: students.map(({ id }) => id), paper: 'Letter', format: 'labels' }]) {
      const { body } = await site.post<{ Url: string; Count: number }>(printCards.path, wish, teacher.token)
      const file = await site.get(body.Url)
      expect([body.Count, file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        2,
        200,
        'application/pdf',
        'private, no-store',
      ])
      expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await site.get(body.Url.replace('signature=', 'signature=x'))).status).toBe(403)
      expect((await site.get(body.Url.replace('.pdf', '.x.pdf'))).status).toBe(403)
    }
  })

  test('is in the language that was chosen, else in that of the page', async () => {
    const { teacher, classroomId } = await classWithCards(site)
    const print = async (more: object, page = '') =>
      (await site.post<{ Url: string }>(page + printCards.path, { ClassroomId: classroomId, format: 'letters', ...more }, teacher.token))
        .body.Url
    const [english, spanish, french] = [await print({}), await print({ language: 'es' }), await print({ language: 'fr' }, '/es')]
    expect([spanish.slice(0, 4), french.slice(0, 4), (await print({}, '/es')).slice(0, 4)]).toEqual(['/es/', '/fr/', '/es/'])
    expect((await print({ language: 'xx' })).slice(0, 4)).toBe(english.slice(0, 4))
    const files = await Promise.all([english, spanish, french].map(async (url) => (await site.get(url)).body.toString('base64')))
    expect(new Set(files).size).toBe(3)
  })

  test('makes cards for those who have none, and leaves out who was removed or has lost their card since', async () => {
    const { teacher, classroomId, students } = await teacherWithClass(site)
    const { body } = await site.post<{ Url: string }>(printCards.path, { ClassroomId: classroomId }, teacher.token)
    expect((await cardsOf(classroomId, teacher.token)).Cards).toHaveLength(students.length)
    await site.post(revokeCards.path, { ClassroomId: classroomId }, teacher.token)
    expect((await site.get(body.Url)).status).toBe(404)
  })
})

test('cards are their teacher’s alone: others are told that there are none, and nothing changes', async () => {
  const { teacher, classroomId, students, cards } = await classWithCards(site)
  const { teacher: stranger, students: strangers } = await classWithCards(site)
  const nobody = await site.register()
  const both = [students[0]?.id, strangers[0]?.id]
  const bodies = [
    [qrLogin.path, { StudentId: students[0]?.id }],
    ...[issueCards.path, revokeCards.path, restoreCards.path, printCards.path].flatMap((path) => [
      [path, { ClassroomId: classroomId }] as const,
      [path, { StudentIds: both }] as const,
    ]),
    [issueCards.path, { ClassroomId: classroomId, Renew: true }],
    [renewClassCode.path, { ClassroomId: classroomId }],
    [openClass.path, { ClassroomId: classroomId }],
  ] as const
  for (const [path, body] of bodies) {
    const statuses = []
    for (const token of [stranger.token, nobody.token, students[1]?.token, undefined])
      statuses.push((await site.post(path, body, token)).status)
    expect([path, statuses]).toEqual([path, [404, 403, 403, 401]])
    const unknown = JSON.stringify(body).replaceAll(/"[\da-f]{8}-[^"]+"/g, '"00000000-0000-4000-8000-000000000000"')
    expect((await site.post(path, JSON.parse(unknown), teacher.token)).status).toBe(404)
  }
  for (const [token, status] of [
    [stranger.token, 404],
    [nobody.token, 403],
    [students[1]?.token, 403],
  ] as const) {
    expect((await site.get(`${getCards.path}?classroomId=${classroomId}`, { authorization: `Bearer ${token}` })).status).toBe(status)
  }
  expect((await cardsOf(classroomId, teacher.token)).Cards.map(({ Url }) => Url).toSorted()).toEqual(cards.map(({ Url }) => Url).toSorted())
  for (const body of [{}, { ClassroomId: classroomId, StudentIds: [students[0]?.id] }]) {
    expect((await site.post(issueCards.path, body, teacher.token)).status).toBe(400)
  }
  expect((await site.post(lookAtCard.path, { Token: tokenOn(cards[0] as StudentCard) })).status).toBe(200)
})
