import { deleteAccount, exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { createChallenge, getChallenge, leaveChallenge, takeChallenge, type Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { CHALLENGE_CODE, CHALLENGE_KEPT_DAYS, MAX_CHALLENGE_PLAYERS } from '@emojigma/contract/rules/challenges.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { isGeneratedNickname } from '@emojigma/contract/rules/nickname.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass } from '../../platform/testing/test-class.ts'
import { A_DAY, openTestSite, untilServed, type TestReply, type TestSite } from '../../platform/testing/test-site.ts'

const [FIRST, SECOND, LAST] = [0, 1, 39].map((slot) => puzzleIdOf(A_DAY, slot)) as [number, number, number]

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterEach(() => site.close())

interface Who {
  readonly token?: string | undefined
  readonly DeviceId?: string
}

const guest = (): Who & { readonly DeviceId: string } => ({ DeviceId: randomUUID() })

function make({ token, DeviceId }: Who, PuzzleIds: readonly number[] = [LAST, FIRST]): Promise<TestReply<Challenge>> {
  return site.post(createChallenge.path, { PuzzleIds, DeviceId }, token)
}

function ask(call: { readonly path: string }, Code: string, { token, DeviceId }: Who): Promise<TestReply<Challenge>> {
  return site.post(call.path, { Code, DeviceId }, token)
}

async function solve(puzzleId: number, { token, DeviceId }: Who): Promise<void> {
  const PuzzleGuess = await site.answerTo(puzzleId)
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, DeviceId }, token)).status).toBe(200)
}

test('whoever has the link sees the puzzles, takes part under a made-up name, and both see who solved what', async () => {
  const [maker, friend] = [await site.register({ nickname: 'Anna Smith' }), guest()]
  const made = await make(maker, [LAST, FIRST, FIRST])
  expect(made.status).toBe(200)
  const { Code } = made.body
  expect(Code).toMatch(CHALLENGE_CODE)
  expect(made.body).toMatchObject({ Date: dayDate(A_DAY), IsToday: true, IsTaken: true, IsFull: false })
  expect(made.body.Puzzles.map(({ PuzzleId }) => PuzzleId)).toEqual([FIRST, LAST])
  const [own] = made.body.Players
  expect(own).toMatchObject({ IsMaker: true, IsYou: true, SolvedPuzzleIds: [] })
  expect(isGeneratedNickname(own?.Name ?? '')).toBe(true)

  expect((await ask(getChallenge, Code, friend)).body).toMatchObject({ IsTaken: false, Players: [{ IsYou: false }] })
  await solve(FIRST, friend)
  await solve(SECOND, friend)
  const { body: taken } = await ask(takeChallenge, Code, friend)
  expect(taken.IsTaken).toBe(true)
  expect(taken.Players[1]).toMatchObject({ IsMaker: false, IsYou: true, SolvedPuzzleIds: [FIRST] })
  expect(taken.Players[1]?.Name).toMatch(/^Guest [a-z]+$/)
  await solve(LAST, maker)
  const { body: seen } = await ask(getChallenge, Code, friend)
  expect(seen.Players.map(({ SolvedPuzzleIds }) => SolvedPuzzleIds)).toEqual([[LAST], [FIRST]])
  expect(JSON.stringify(seen)).not.toContain('Anna')
})

test('a challenge that is asked for again under the same key is made once, at once or later, and told as it is now', async () => {
  const [maker, friend] = [guest(), guest()]
  const ChallengeKey = randomUUID()
  const makeUnder = (key: string, who: Who, PuzzleIds: readonly number[] = [FIRST]) =>
    site.post<Challenge>(createChallenge.path, { PuzzleIds, ChallengeKey: key, DeviceId: who.DeviceId }, who.token)
  const replies = await Promise.all(Array.from({ length: 6 }, () => makeUnder(ChallengeKey, maker)))
  const [code, ...others] = new Set(replies.map(({ body }) => body.Code))
  expect([replies.map(({ status }) => status), code, others]).toEqual([Array(6).fill(200), expect.stringMatching(CHALLENGE_CODE), []])
  await ask(takeChallenge, code ?? '', friend)
  site.goTo(A_DAY + 1)
  expect((await makeUnder(ChallengeKey.toUpperCase(), maker)).body).toMatchObject({
    Code: code,
    Players: [{ IsYou: true }, { IsYou: false }],
  })
  site.goTo(A_DAY)
  const elsewhere = [await makeUnder(randomUUID(), maker), await makeUnder(ChallengeKey, friend)]
  expect(new Set([code, ...elsewhere.map(({ body }) => body.Code)]).size).toBe(3)
  expect((await makeUnder('no key', maker)).status).toBe(400)

  const account = await site.register()
  const own = (await makeUnder(ChallengeKey, account)).body.Code
  await solve(FIRST, maker)
  expect((await site.post(moveDeviceGuesses.path, { DeviceId: maker.DeviceId }, account.token)).status).toBe(200)
  expect((await makeUnder(ChallengeKey, account)).body.Code).toBe(own)
  const { Players } = (await ask(getChallenge, code ?? '', account)).body
  expect(Players.find(({ IsYou }) => IsYou)).toMatchObject({ IsMaker: true, SolvedPuzzleIds: [FIRST] })
})

test('a nickname that the site made is kept, and nobody has the name of another', async () => {
  const [maker, friend] = [await site.register({ nickname: 'BraveOtter42' }), guest()]
  const { Code, Players } = (await make(maker)).body
  expect(Players[0]?.Name).toBe('BraveOtter42')
  const again = await ask(takeChallenge, Code, friend)
  expect((await ask(takeChallenge, Code, friend)).body).toEqual(again.body)
  for (let others = 0; others < 20; others += 1) await ask(takeChallenge, Code, guest())
  const names = (await ask(getChallenge, Code, friend)).body.Players.map(({ Name }) => Name)
  expect(new Set(names).size).toBe(22)
})

test('who left is not named, and by taking it again is who they were', async () => {
  const [maker, friend] = [await site.register(), guest()]
  const { Code } = (await make(maker)).body
  const { Players } = (await ask(takeChallenge, Code, friend)).body
  const left = await ask(leaveChallenge, Code, friend)
  expect(left.body).toMatchObject({ IsTaken: false, Players: [{ IsMaker: true }] })
  expect((await ask(takeChallenge, Code, friend)).body.Players).toEqual(Players)
  await ask(leaveChallenge, Code, guest())
  expect((await ask(getChallenge, Code, friend)).body.Players).toEqual(Players)
})

test('only puzzles that a friend can play freely are taken', async () => {
  const yesterday = await make(guest(), [FIRST, puzzleIdOf(A_DAY - 1, 0)])
  expect(yesterday.status).toBe(400)
  expect(JSON.stringify(yesterday.body)).toContain('today’s puzzles')
  expect((await make(guest(), [])).status).toBe(400)
  expect(
    (
      await make(
        guest(),
        Array.from({ length: 11 }, (_, slot) => puzzleIdOf(A_DAY, slot)),
      )
    ).status,
  ).toBe(400)
  expect((await make({})).status).toBe(401)
  const { Code } = (await make(guest())).body
  site.goTo(A_DAY + 1)
  expect((await ask(getChallenge, Code, guest())).body).toMatchObject({ IsToday: false, Date: dayDate(A_DAY) })
})

test('to a student, and for a link that there is not, there is no challenge', async () => {
  const { students } = await teacherWithClass(site, { names: [undefined] })
  const student = { token: students[0]?.token }
  const { Code } = (await make(guest())).body
  expect((await make(student)).status).toBe(404)
  for (const call of [getChallenge, takeChallenge, leaveChallenge]) {
    expect((await ask(call, Code, student)).status).toBe(404)
    for (const code of ['abcdefghjkmnpq', 'no', '../..', Code.toUpperCase()]) expect((await ask(call, code, guest())).status).toBe(404)
  }
})

test('as many as fit take part, however many come at once, no two under one name, and nobody makes or takes without end', async () => {
  const limited = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
  try {
    const maker = guest()
    const post = (path: string, body: object) => limited.post<Challenge>(path, body)
    const made = await post(createChallenge.path, { PuzzleIds: [FIRST], ...maker })
    for (let more = 1; more < 10; more += 1) expect((await post(createChallenge.path, { PuzzleIds: [FIRST], ...maker })).status).toBe(200)
    const ChallengeKey = randomUUID()
    for (let turn = 0; turn < 2; turn += 1) {
      const refused = await post(createChallenge.path, { PuzzleIds: [FIRST], ChallengeKey, ...maker })
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 86_400])
    }
    const { Code } = made.body
    const atOnce = Array.from({ length: MAX_CHALLENGE_PLAYERS + 5 }, guest)
    const taken = await Promise.all(atOnce.map((who) => untilServed(() => post(takeChallenge.path, { Code, ...who }))))
    const answered = (status: number) => taken.filter((answer) => answer.status === status).length
    expect([answered(200), answered(409)]).toEqual([MAX_CHALLENGE_PLAYERS - 1, 6])
    const { body } = await post(getChallenge.path, { Code, ...maker })
    expect(body).toMatchObject({ IsFull: true, IsTaken: true })
    expect(new Set(body.Players.map(({ Name }) => Name)).size).toBe(MAX_CHALLENGE_PLAYERS)
  } finally {
    await limited.close()
  }
})

test('what a guest made and took is the account’s after signing in, and a student brings nothing along', async () => {
  const [device, other] = [guest(), guest()]
  const account = await site.register()
  const own = (await make(device)).body.Code
  const taken = (await make(other)).body.Code
  await ask(takeChallenge, taken, device)
  await solve(FIRST, device)
  await ask(takeChallenge, taken, account)
  await site.post(moveDeviceGuesses.path, { DeviceId: device.DeviceId }, account.token)
  expect((await ask(getChallenge, own, account)).body.Players).toMatchObject([{ IsYou: true, IsMaker: true, SolvedPuzzleIds: [FIRST] }])
  expect((await ask(getChallenge, taken, account)).body.Players).toMatchObject([
    { IsYou: false },
    { IsYou: true, SolvedPuzzleIds: [FIRST] },
  ])

  const { students } = await teacherWithClass(site, { names: [undefined] })
  const tablet = guest()
  await ask(takeChallenge, own, tablet)
  await solve(LAST, tablet)
  await site.post(moveDeviceGuesses.path, { DeviceId: tablet.DeviceId }, students[0]?.token)
  expect((await ask(getChallenge, own, tablet)).body.Players[1]).toMatchObject({ IsYou: true, SolvedPuzzleIds: [LAST] })
})

test('a challenge goes with its maker’s account, a taker’s name with theirs, and each is exported', async () => {
  const [maker, friend] = [await site.register(), await site.register()]
  const { Code } = (await make(maker)).body
  await ask(takeChallenge, Code, friend)
  const exported = async ({ token }: { readonly token: string }): Promise<unknown> =>
    (JSON.parse((await site.get(exportAccount.path, { authorization: `Bearer ${token}` })).body.toString()) as { Challenges: unknown })
      .Challenges
  const [Taken, Puzzles] = ['2026-11-21T12:00:00.000Z', `${FIRST}, ${LAST}`]
  expect(await exported(maker)).toMatchObject([{ Id: Code, Puzzles, Made: Taken, Taken, Left: null }])
  expect(await exported(friend)).toMatchObject([{ Id: Code, Puzzles, Made: null, Taken, Left: null }])
  await site.post(deleteAccount.path, { Password: friend.password }, friend.token)
  expect((await ask(getChallenge, Code, maker)).body.Players).toHaveLength(1)
  await site.post(deleteAccount.path, { Password: maker.password }, maker.token)
  expect((await ask(getChallenge, Code, guest())).status).toBe(404)
})

test('after ninety days a challenge is gone', async () => {
  const { Code } = (await make(guest())).body
  site.goTo(A_DAY + CHALLENGE_KEPT_DAYS)
  await site.retention.run()
  expect((await ask(getChallenge, Code, guest())).status).toBe(200)
  site.goTo(A_DAY + CHALLENGE_KEPT_DAYS + 1)
  await site.retention.run()
  expect((await ask(getChallenge, Code, guest())).status).toBe(404)
  expect(await site.database.queries.selectFrom('challenge_takers').selectAll().execute()).toEqual([])
})
