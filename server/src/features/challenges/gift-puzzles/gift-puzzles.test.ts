import { deleteAccount, exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import {
  drawSecretPuzzle,
  getGiftPuzzle,
  openGiftPuzzle,
  removeGiftPuzzle,
  sendPuzzle,
  type GiftPuzzleResults,
} from '@emojigma/contract/challenges/gift-puzzles.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { getSolvedDevicePuzzleIds, moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  FIRST_GIFT_PUZZLE_ID,
  FRIEND_ANIMALS,
  isGiftPuzzleId,
  SECRET_THEMES,
  GIFT_PUZZLE_KEPT_DAYS,
} from '@emojigma/contract/rules/gift-puzzles.ts'
import { ALL_EMOJI } from '@emojigma/engine/emoji/themes.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, untilServed, type TestReply, type TestSite } from '../../../platform/testing/test-site.ts'
import { isFriendly } from './friendly-words.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(() => site.close())

interface Who {
  readonly token?: string | undefined
  readonly DeviceId?: string
}
interface WirePuzzle {
  readonly i: number
  readonly t: number
  readonly a?: number
  readonly aw?: string
  readonly ok?: boolean
  readonly Points?: number
  readonly Allowance?: { readonly Used: number }
}
interface Opened extends FailureBody {
  readonly Puzzle: WirePuzzle
  readonly Animal: string
}

const guest = (): Who & { readonly DeviceId: string } => ({ DeviceId: randomUUID() })
const WISH = { Secret: '42', Theme: 'Fruit', Draw: 0 } as const

function send(wish: object, { token, DeviceId }: Who = guest(), SendKey: string = randomUUID()) {
  return site.post<{ PuzzleId: number } & FailureBody>(sendPuzzle.path, { ...WISH, ...wish, SendKey, DeviceId }, token)
}

async function sent(wish: object = {}): Promise<{ readonly id: number; readonly key: string }> {
  const key = randomUUID()
  const { status, body } = await send(wish, guest(), key)
  expect([status, isGiftPuzzleId(body.PuzzleId)]).toEqual([200, true])
  return { id: body.PuzzleId, key }
}

const open = (PuzzleId: number, { token, DeviceId }: Who) => site.post<Opened>(openGiftPuzzle.path, { PuzzleId, DeviceId }, token)
const results = (PuzzleId: number, SendKey: string): Promise<TestReply<GiftPuzzleResults>> =>
  site.post(getGiftPuzzle.path, { PuzzleId, SendKey })
const guess = (PuzzleId: number, PuzzleGuess: string, { token, DeviceId }: Who, MadeAtMs?: number) =>
  site.post<WirePuzzle>(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId, MadeAtMs }, token)
const picture = (id: number | string) => site.get(`/emojigma/gift/Puzzle_${id}.svg`)

test('a guest hides a number, friends solve it, and only the key shows how', async () => {
  const { id, key } = await sent()
  const [first, second, third] = [guest(), guest(), guest()]
  const opened = await open(id, first)
  expect(opened.status).toBe(200)
  expect(opened.body.Puzzle).toMatchObject({ i: id, t: 1 })
  expect(JSON.stringify(opened.body)).not.toMatch(/"aw?":/)
  const right = await guess(id, '42', first)
  expect(right.body).toMatchObject({ ok: true, a: 42, Points: 0, Allowance: { Used: 0 } })
  expect((await open(id, first)).body.Puzzle.a).toBe(42)

  const wrong = await guess(id, '41', second)
  expect(wrong.body).toMatchObject({ ok: false })
  expect(wrong.body.a).toBeUndefined()
  await guess(id, '42', second)
  await open(id, third)

  const { status, body } = await results(id, key)
  expect(status).toBe(200)
  expect(body).toMatchObject({ PuzzleId: id, Secret: '42' })
  expect(body.Friends).toMatchObject([
    { Tries: 1, IsSolved: true },
    { Tries: 2, IsSolved: true },
    { Tries: 0, IsSolved: false },
  ])
  expect(body.Friends[0]?.Animal).toBe(opened.body.Animal)
  expect(new Set(body.Friends.map(({ Animal }) => Animal)).size).toBe(3)
  expect(JSON.stringify(body)).not.toContain(first.DeviceId)
  expect((await results(id, randomUUID())).status).toBe(404)
  expect(
    (await site.post<{ SolvedPuzzleIds: number[] }>(getSolvedDevicePuzzleIds.path, { deviceID: first.DeviceId, PuzzleIds: [id] })).body,
  ).toMatchObject({
    SolvedPuzzleIds: [id],
    AttemptedPuzzleIds: [id],
  })
})

test('the puzzle is drawn before it is sent, the same as it will be, and its picture holds no answer', async () => {
  const wish = { ...WISH, Secret: 'otter', Theme: 'Sea', Draw: 3 }
  const drawn = await site.post<{ Puzzle: WirePuzzle & { e: string; eq: unknown } }>(drawSecretPuzzle.path, wish)
  expect(drawn.status).toBe(200)
  expect(drawn.body.Puzzle).toMatchObject({ i: FIRST_GIFT_PUZZLE_ID, t: 3 })
  const { id } = await sent(wish)
  const { Puzzle } = (await open(id, guest())).body as unknown as { Puzzle: { e: string } }
  expect(Puzzle.e).toBe(drawn.body.Puzzle.e)
  const svg = await picture(id)
  expect(svg.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, max-age=86400' })
  expect(svg.body.toString()).toMatch(/^<svg /)
  expect(svg.body.toString()).not.toContain('OTTER')
  for (const other of [id + 1, FIRST_GIFT_PUZZLE_ID, 1, '9'.repeat(16), `../${id}`]) expect((await picture(other)).status).toBe(404)
})

test('the same key sends once, also at the same moment, and another key sends again', async () => {
  const [who, key] = [guest(), randomUUID()]
  const replies = await Promise.all(Array.from({ length: 6 }, () => untilServed(() => send({}, who, key))))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.PuzzleId}`)).size).toBe(1)
  expect((await send({ Secret: '7' }, who, key.toUpperCase())).body.PuzzleId).toBe(replies[0]?.body.PuzzleId)
  expect((await send({}, who)).body.PuzzleId).not.toBe(replies[0]?.body.PuzzleId)
})

test('a guess that is sent again counts once, and what follows a solve counts no more', async () => {
  const { id, key } = await sent()
  const friend = guest()
  const now = NOON_MS - 100
  await Promise.all([guess(id, '1', friend, now), guess(id, '1', friend, now)])
  await guess(id, '2', friend, now + 1)
  await guess(id, '42', friend, now + 2)
  await guess(id, '3', friend, now + 3)
  await guess(id, '42', friend, now + 2)
  expect((await results(id, key)).body.Friends).toMatchObject([{ Tries: 3, IsSolved: true }])
})

test.each([
  ['0', 'number from 1 to 99'],
  ['100', 'number from 1 to 99'],
  ['ab', 'number from 1 to 99'],
  ['   !', 'number from 1 to 99'],
  ['loser', 'another word'],
  ['hate', 'another word'],
  ['fuck', 'another word'],
  ['coño', 'another word'],
  ['puta', 'another word'],
  ['merde', 'another word'],
  ['emily', 'another word'],
])('the secret “%s” is refused kindly', async (Secret, words) => {
  for (const reply of [await send({ Secret }), await site.post<FailureBody>(drawSecretPuzzle.path, { ...WISH, Secret })]) {
    expect(reply.status).toBe(400)
    expect(reply.body.ModelState?.['Secret']?.join()).toContain(words)
  }
})

test('words of every language of the site are friendly, and so are emoji’s names', () => {
  expect(['OTTER', 'PIZZA', 'UNICORN', 'GATO', 'LUNA', 'LIMON', 'TIGER'].filter((word) => !isFriendly(word))).toEqual([])
})

test('a word keeps the letters of its language, and a friend reads it in another', async () => {
  const key = randomUUID()
  const made = await site.post<{ PuzzleId: number }>(`/es${sendPuzzle.path}`, { ...WISH, Secret: 'niño', SendKey: key, ...guest() })
  expect(made.status).toBe(200)
  const PuzzleId = made.body.PuzzleId
  const friends = Array.from({ length: 3 }, guest)
  const namesAt = async (path: string) => {
    const opened = await Promise.all(friends.map((friend) => site.post<Opened & { Name: string }>(path, { PuzzleId, ...friend })))
    return opened.map(({ body }) => body.Name)
  }
  // A few animals, such as the llama, are called alike in both.
  expect(await namesAt(`/es${openGiftPuzzle.path}`)).not.toEqual(await namesAt(openGiftPuzzle.path))
  const [friend = guest()] = friends
  expect((await guess(PuzzleId, 'NIÑO', friend)).body).toMatchObject({ ok: true, aw: 'NIÑO' })
  const refused = await site.post<FailureBody>(`/es${sendPuzzle.path}`, { ...WISH, Secret: 'tonto', SendKey: randomUUID(), ...guest() })
  expect(refused.body.ModelState?.['Secret']?.join()).toContain('otra palabra')
})

test.each([
  [{ Theme: 'Faces' }],
  [{ Draw: -1 }],
  [{ Draw: 1000 }],
  [{ Draw: 0.5 }],
  [{ Secret: 'x'.repeat(21) }],
  [{ Secret: 42 }],
  [{ Secret: undefined }],
])('a malformed wish gets a 400: %j', async (wrong) => {
  expect((await send(wrong)).status).toBe(400)
})

test('without a device, key or good id nothing is sent, opened or told', async () => {
  const { id, key } = await sent()
  expect((await send({}, {})).status).toBe(401)
  expect((await send({}, guest(), 'no key')).status).toBe(400)
  expect((await open(id, {})).status).toBe(401)
  for (const other of [id + 1, FIRST_GIFT_PUZZLE_ID]) {
    expect((await open(other, guest())).status).toBe(404)
    expect((await results(other, key)).status).toBe(404)
    expect((await guess(other, '42', guest())).status).toBe(404)
  }
  for (const other of [5, 2 ** 53, -1, 1.5]) expect((await open(other, guest())).status).toBe(400)
  expect((await guess(id, 'many words', guest())).status).toBe(400)
})

test('students neither send nor open nor guess', async () => {
  const { students } = await teacherWithClass(site, { names: [undefined] })
  const student = { token: students[0]?.token }
  const { id, key } = await sent()
  expect((await send({}, student)).status).toBe(404)
  expect((await site.post(drawSecretPuzzle.path, WISH, student.token)).status).toBe(404)
  expect((await open(id, student)).status).toBe(404)
  expect((await guess(id, '42', student)).status).toBe(404)
  expect((await results(id, key)).body.Friends).toEqual([])
})

test('there is room for as many friends as there are animals, however many come at once', async () => {
  expect(FRIEND_ANIMALS.filter((animal) => !ALL_EMOJI.includes(animal))).toEqual([])
  expect(new Set(FRIEND_ANIMALS).size).toBe(FRIEND_ANIMALS.length)
  const { id, key } = await sent()
  const crowd = Array.from({ length: FRIEND_ANIMALS.length + 3 }, guest)
  const replies = await Promise.all(crowd.map((who) => untilServed(() => open(id, who))))
  const answered = (status: number) => replies.filter((reply) => reply.status === status).length
  expect([answered(200), answered(409)]).toEqual([FRIEND_ANIMALS.length, 3])
  const { Friends } = (await results(id, key)).body
  expect(new Set(Friends.map(({ Animal }) => Animal)).size).toBe(FRIEND_ANIMALS.length)
})

test('a player sends twenty a day, refused ones leave nothing, and an earlier key still answers', async () => {
  const limited = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  try {
    const who = guest()
    const keys = Array.from({ length: 21 }, () => randomUUID())
    const replies: TestReply<{ PuzzleId: number } & FailureBody>[] = []
    for (const SendKey of keys) replies.push(await limited.post(sendPuzzle.path, { ...WISH, SendKey, ...who }))
    expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
    expect(replies[20]?.body.Message).toContain('tomorrow')
    expect(Number(replies[20]?.headers['retry-after'])).toBe(86_400)
    const again = await limited.post<{ PuzzleId: number }>(sendPuzzle.path, { ...WISH, SendKey: keys[0], ...who })
    expect(again.body.PuzzleId).toBe(replies[0]?.body.PuzzleId)
    const { count } = await limited.database.queries
      .selectFrom('gift_puzzles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(20)
  } finally {
    await limited.close()
  }
})

test('the sender removes it, again without harm, and nobody else can', async () => {
  const { id, key } = await sent()
  await open(id, guest())
  const remove = (SendKey: string) => site.post(removeGiftPuzzle.path, { PuzzleId: id, SendKey })
  expect((await remove(randomUUID())).status).toBe(404)
  expect((await results(id, key)).status).toBe(200)
  expect([(await remove(key)).status, (await remove(key)).status]).toEqual([200, 200])
  expect((await results(id, key)).status).toBe(404)
  expect((await open(id, guest())).status).toBe(404)
  expect((await picture(id)).status).toBe(404)
  expect(await site.database.queries.selectFrom('gift_attempts').selectAll().execute()).toEqual([])
})

test('after ninety days it is gone, with its results', async () => {
  const { id, key } = await sent()
  await guess(id, '42', guest())
  expect((await results(id, key)).body).toMatchObject({ GoneAt: '2027-02-19T12:00:00.000Z' })
  site.goTo(A_DAY + GIFT_PUZZLE_KEPT_DAYS)
  await site.retention.run()
  expect((await results(id, key)).status).toBe(200)
  site.goTo(A_DAY + GIFT_PUZZLE_KEPT_DAYS + 1)
  await site.retention.run()
  expect((await results(id, key)).status).toBe(404)
  expect(await site.database.queries.selectFrom('gift_attempts').selectAll().execute()).toEqual([])
})

test('a guest’s attempts become the account’s, are exported, and are deleted with it', async () => {
  const [{ id, key }, { id: both }] = [await sent(), await sent({ Secret: '7' })]
  const device = guest()
  const account = await site.register()
  await guess(puzzleOn(A_DAY, 1, 1), '1', device)
  await guess(id, '42', device)
  await open(both, device)
  await guess(both, '7', account)
  await site.post(moveDeviceGuesses.path, { DeviceId: device.DeviceId }, account.token)
  expect((await open(id, account)).body.Puzzle.a).toBe(42)
  const exported = await site.get(exportAccount.path, { authorization: `Bearer ${account.token}` })
  const { FriendsPuzzles } = JSON.parse(exported.body.toString()) as { FriendsPuzzles: readonly { readonly Id: number }[] }
  expect(FriendsPuzzles).toMatchObject([{ Guesses: 1 }, { Guesses: 1 }])
  expect(new Set(FriendsPuzzles.map(({ Id }) => Id))).toEqual(new Set([id, both]))
  const board = await site.post<{ leaderboard: unknown[] }>(getAllTimeLeaderboard.path, {}, account.token)
  expect(JSON.stringify(board.body)).not.toMatch(/"TotalScore":[1-9]/)
  await site.post(deleteAccount.path, { Password: account.password }, account.token)
  expect((await results(id, key)).body.Friends).toEqual([])
})

test.each(SECRET_THEMES)('the theme %s has emoji for the longest words', async (Theme) => {
  const reply = await site.post(drawSecretPuzzle.path, { ...WISH, Secret: 'rainbow', Theme })
  expect(reply.status).toBe(200)
})
