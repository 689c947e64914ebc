import { deleteAccount, exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { endWeekLink, getWeek, getWeekLink, makeWeekLink, type Week, type WeekLink } from '@emojigma/contract/accounts/week-link.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { WEEK_LINK_DAYS } from '@emojigma/contract/rules/week-link.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'

/** A Saturday. */
const TODAY = A_DAY
const MONDAY = TODAY - 5

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [TODAY - 1, TODAY] })
})
afterEach(() => site.close())

interface Who {
  readonly token: string
}

const link = (call: { readonly path: string }, who?: Who) => site.post<WeekLink>(call.path, {}, who?.token)
const week = (Code: string, who?: Who) => site.post<Week>(getWeek.path, { Code }, who?.token)

async function made(who: Who): Promise<string> {
  const { status, body } = await link(makeWeekLink, who)
  expect(status).toBe(200)
  return body.Code ?? ''
}

async function guess(slot: number, isRight: boolean, { token }: Who, HintRung = 0): Promise<void> {
  const puzzleId = puzzleIdOf(TODAY, slot)
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, HintRung }, token)
  expect(reply.body).toMatchObject({ ok: isRight })
}

test('whoever has the link sees the week: the nickname and the numbers, and nothing else of the account', async () => {
  const child = await site.register({ nickname: 'BraveOtter42' })
  const Code = await made(child)
  const [first, second, third] = [0, 1, 39]
  await guess(first, true, child)
  await guess(second, false, child)
  await guess(second, true, child)
  await guess(third, true, child)
  const kinds = [first, third].map((slot) => slotOfPuzzle(puzzleIdOf(TODAY, slot)).typeId)
  const { status, body, headers } = await week(Code)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toEqual({
    Nickname: 'BraveOtter42',
    Monday: dayDate(MONDAY),
    IsThisWeek: true,
    Days: 1,
    Solved: 3,
    FirstTry: 2,
    Kinds: [
      { PuzzleTypeId: kinds[0], Solved: 2, FirstTry: 1 },
      { PuzzleTypeId: kinds[1], Solved: 1, FirstTry: 1 },
    ],
    Together: { PuzzleTypeId: kinds[0], LikePuzzleId: puzzleIdOf(TODAY, second) },
    IsOwn: false,
  })
  expect((await week(Code, child)).body.IsOwn).toBe(true)
  expect((await week(Code, await site.register())).body.IsOwn).toBe(false)
})

test('on a Monday it is still the last week, until something is solved; a week without puzzles is empty', async () => {
  const child = await site.register()
  const Code = await made(child)
  expect((await week(Code)).body).toMatchObject({ Monday: dayDate(MONDAY), IsThisWeek: true, Days: 0, Solved: 0, Kinds: [] })
  expect((await week(Code)).body).not.toHaveProperty('Together')
  await guess(0, true, child)
  site.goTo(TODAY + 2)
  expect((await week(Code)).body).toMatchObject({ Monday: dayDate(MONDAY), IsThisWeek: false, Days: 1, Solved: 1 })
  site.goTo(TODAY + 9)
  expect((await week(Code)).body).toMatchObject({ Monday: dayDate(MONDAY + 14), IsThisWeek: true, Days: 0 })
})

test('an account has one link, also when it is made by several tabs at once', async () => {
  const child = await site.register()
  expect((await link(getWeekLink, child)).body).toEqual({})
  const codes = new Set(await Promise.all(Array.from({ length: 5 }, () => made(child))))
  expect(codes.size).toBe(1)
  expect((await link(getWeekLink, child)).body).toEqual({ Code: [...codes][0], Until: dayDate(TODAY + WEEK_LINK_DAYS) })
})

test('a link that was taken back, a foreign one and none at all are answered alike', async () => {
  const [child, other] = [await site.register(), await site.register()]
  const Code = await made(child)
  // An account cannot end the link of another.
  await link(endWeekLink, other)
  expect((await week(Code)).status).toBe(200)
  expect((await link(endWeekLink, child)).status).toBe(200)
  expect((await link(endWeekLink, child)).status).toBe(200)
  const replies = [
    await week(Code),
    await week(Code, child),
    await week('A'.repeat(43)),
    await week('no code'),
    await week(child.accountId),
  ]
  expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(404)
  const again = await made(child)
  expect([again === Code, (await week(again)).status, (await week(Code)).status]).toEqual([false, 200, 404])
})

test('guests have no link, and students neither', async () => {
  const { students } = await teacherWithClass(site)
  for (const call of [getWeekLink, makeWeekLink, endWeekLink]) {
    expect((await link(call)).status).toBe(401)
    expect((await link(call, students[0])).status).toBe(404)
  }
})

test('it is exported, goes with the account, and ends after its time', async () => {
  const [child, other] = [await site.register(), await site.register()]
  const [Code, others] = [await made(child), await made(other)]
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${child.token}` })
  expect((JSON.parse(body.toString()) as { WeekLinks: unknown }).WeekLinks).toEqual([{ Code, Until: dayDate(TODAY + WEEK_LINK_DAYS) }])
  expect((await site.post(deleteAccount.path, { Password: child.password }, child.token)).status).toBe(200)
  expect((await week(Code)).status).toBe(404)
  site.goTo(TODAY + WEEK_LINK_DAYS)
  expect((await week(others)).status).toBe(200)
  site.goTo(TODAY + WEEK_LINK_DAYS + 1)
  expect((await week(others)).status).toBe(404)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('week_links').select('account_id').execute()).toEqual([])
})
