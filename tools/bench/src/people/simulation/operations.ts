import { setPuzzleRevealed, moveDeviceGuesses, uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { createClassroom, removeClassroom, restoreClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents, registerStudents, removeStudents, restoreStudents, type StudentUpload } from '@emojigma/contract/classes/students.ts'
import { createCheckout, getCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { DAY_MS, dayAt, dayStartMs, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { wrongGuess } from '@emojigma/server/platform/testing/test-site.ts'
import { checkAll, learnPoints } from './invariants.ts'
import { uuidFrom, type Player, type TeacherClass, type World } from './world.ts'

const MINUTE_MS = 60_000
const SLOTS_PLAYED = 8
const AT_ONCE = 6
const MOST_CLASSES = 5

type Operation = (world: World) => Promise<void>

/** Operations by how often they come, in a thousand. */
const OPERATIONS: readonly (readonly [share: number, operation: Operation])[] = [
  [420, guess],
  [60, lateGuesses],
  [60, guessTwice],
  [60, manyAtOnce],
  [80, takeDeviceOver],
  [30, reveal],
  [40, pay],
  [30, makeClass],
  [15, addStudents],
  [40, removeOrRestore],
  [40, lookAtOthers],
  [40, letTimePass],
  [2, crash],
]

/** Does one thing that the seed chooses. */
export async function operate(world: World): Promise<void> {
  let turn = world.random.below(OPERATIONS.reduce((sum, [share]) => sum + share, 0))
  for (const [share, operation] of OPERATIONS) {
    if (turn < share) return operation(world)
    turn -= share
  }
}

interface WireGuess {
  readonly PuzzleId: number
  readonly PuzzleGuess: string
  readonly MadeAtMs?: number
}

interface Guessed {
  readonly ok: boolean
  readonly Points: number
}

async function chooseGuess(world: World, player: Player): Promise<WireGuess> {
  const { random } = world
  const day = dayAt(world.nowMs()) - (random.below(5) === 0 ? 1 : 0)
  const PuzzleId = puzzleIdOf(day, random.below(SLOTS_PLAYED) * 5)
  const isRight = random.below(5) < 3
  const madeMs = world.nowMs() - random.below(3) * 20 * MINUTE_MS
  const isDated = random.below(3) === 0
  const answer = await world.answerTo(PuzzleId)
  if (isRight) player.answered.add(PuzzleId)
  world.history.push(`${player.name} guesses ${PuzzleId} ${isRight ? 'right' : 'wrong'}${isDated ? ` at ${madeMs}` : ''}`)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(PuzzleId).typeId, answer)
  return { PuzzleId, PuzzleGuess, ...(isDated && { MadeAtMs: madeMs }) }
}

/** @returns whether a reply came */
async function send(world: World, player: Player, guessed: WireGuess): Promise<boolean> {
  const reply = await world.call<Guessed>(player, uploadPuzzleGuessMini.path, guessed)
  if (!reply) return false
  expectStatus(reply.status, [200, 403, 409])
  if (reply.status === 200) note(player, guessed.PuzzleId, reply.body.ok, reply.body.Points)
  return true
}

function note(player: Player, puzzleId: number, isRight: boolean, points: number): void {
  if (isRight) player.solved.add(puzzleId)
  player.points += points
}

async function guess(world: World): Promise<void> {
  const player = world.random.pick(world.players)
  await send(world, player, await chooseGuess(world, player))
}

async function lateGuesses(world: World): Promise<void> {
  const player = world.random.pick(world.devices)
  const PuzzleGuesses: WireGuess[] = []
  for (let count = 0; count < 3; count += 1) PuzzleGuesses.push(await chooseGuess(world, player))
  const reply = await world.call<{ PuzzleId: number; ok?: boolean }[]>(player, uploadPuzzleGuesses.path, { PuzzleGuesses })
  expectStatus(reply?.status, [200])
  for (const { PuzzleId, ok } of reply?.body ?? []) if (ok) note(player, PuzzleId, true, 0)
}

/** A page that got no reply sends the same again. */
async function guessTwice(world: World): Promise<void> {
  const player = world.random.pick(world.players)
  const guessed = await chooseGuess(world, player)
  await send(world, player, guessed)
  const before = player.points
  await send(world, player, guessed)
  if (player.points !== before) throw new Error(`${player.name} got points for a retry at ${guessed.PuzzleId}`)
}

async function manyAtOnce(world: World): Promise<void> {
  const player = world.random.pick(world.players)
  const guesses: WireGuess[] = []
  for (let count = 0; count < AT_ONCE; count += 1) guesses.push(await chooseGuess(world, player))
  await world.signIn(player)
  await Promise.all(guesses.map((guessed) => send(world, player, guessed)))
}

async function takeDeviceOver(world: World): Promise<void> {
  const [account, device] = [world.random.pick(world.accounts), world.random.pick(world.devices)]
  world.history.push(`${account.name} takes ${device.name} over`)
  const reply = await world.call<{ Score: number }>(account, moveDeviceGuesses.path, { DeviceId: device.deviceId })
  expectStatus(reply?.status, [200])
  account.points += reply?.body.Score ?? 0
  for (const id of device.solved) if (!account.revealed.has(id)) account.solved.add(id)
  for (const id of device.answered) account.answered.add(id)
  device.solved.clear()
  device.answered.clear()
}

async function reveal(world: World): Promise<void> {
  const account = world.random.pick(world.accounts)
  const PuzzleId = puzzleIdOf(dayAt(world.nowMs()), world.random.below(SLOTS_PLAYED) * 5)
  world.history.push(`${account.name} reveals ${PuzzleId}`)
  const reply = await world.call(account, setPuzzleRevealed.path, { PuzzleId })
  expectStatus(reply?.status, [200, 403])
  if (reply?.status === 200 && !account.solved.has(PuzzleId)) account.revealed.add(PuzzleId)
}

async function pay(world: World): Promise<void> {
  const { random } = world
  const account = random.pick(world.accounts)
  const PriceId = random.pick(['individual-usd', 'teacher-gbp', 'junior-book-eur'])
  const Outcome = random.below(4) === 0 ? 'declined' : 'paid'
  const CheckoutKey = uuidFrom(random)
  world.history.push(`${account.name} pays for ${PriceId}: ${Outcome}`)
  const begin = () => world.call<{ Url: string }>(account, createCheckout.path, { priceIdRequest: { PriceId, CheckoutKey } })
  const [begun, again] = [await begin(), await begin()]
  expectStatus(begun?.status, [200, 400])
  if (begun?.body.Url !== again?.body.Url) throw new Error(`${account.name} began two checkouts with one key`)
  if (begun?.status !== 200) return
  const CheckoutId = begun.body.Url.slice('/checkout/'.length)
  for (let times = 0; times < 2; times += 1) {
    const paid = await world.call<{ Outcome: string }>(account, payWithTestMoney.path, { CheckoutId, Outcome })
    expectStatus(paid?.status, [200, 400])
    if (times === 0 && paid?.status === 200 && paid.body.Outcome === 'paid') account.orders += 1
  }
}

async function makeClass(world: World): Promise<void> {
  const account = world.random.pick(world.accounts)
  const key = uuidFrom(world.random)
  world.history.push(`${account.name} makes a class`)
  if (account.classes.length >= MOST_CLASSES) return
  const make = () => world.call<{ Id: string }>(account, createClassroom.path, { classroomName: 'Otters', ClassroomKey: key })
  const [made, again] = [await make(), await make()]
  expectStatus(made?.status, [200, 403])
  if (made?.status !== 200) return
  if (again?.body.Id !== made.body.Id) throw new Error(`${account.name} made two classes with one key`)
  account.classes.push({ id: made.body.Id, students: [] })
}

/** @returns a class of a teacher; undefined if there is none yet */
function someClass(world: World): { readonly teacher: Player; readonly room: TeacherClass } | undefined {
  const [teacher, turn] = [world.random.pick(world.accounts), world.random.below(MOST_CLASSES)]
  const room = teacher.classes[turn % Math.max(teacher.classes.length, 1)]
  return room && { teacher, room }
}

async function addStudents(world: World): Promise<void> {
  // A whole school year now and then, so that the seats run out.
  const most = world.random.below(6) === 0 ? 300 : 8
  const [found, count, key] = [someClass(world), world.random.between(1, most), uuidFrom(world.random)]
  if (!found) return
  const { teacher, room } = found
  world.history.push(`${teacher.name} adds ${count} students`)
  const Students = Array.from({ length: count }, (_, Row) => ({ Row }))
  const add = () =>
    world.call<StudentUpload>(teacher, registerStudents.path, { ClassroomId: room.id, UploadKey: key, Students, IsTrial: false })
  const [added, again] = [await add(), await add()]
  expectStatus(added?.status, [200, 403, 404])
  const idsIn = (upload: typeof added) => (upload?.status === 200 ? upload.body.Results.flatMap(({ StudentId }) => StudentId ?? []) : [])
  const ids = idsIn(added)
  if (idsIn(again).join() !== ids.join()) throw new Error(`${teacher.name} added students twice with one key`)
  room.students.push(...ids)
}

async function removeOrRestore(world: World): Promise<void> {
  const { random } = world
  const [found, turn, count] = [someClass(world), random.below(4), random.between(1, 40)]
  if (!found) return
  const { teacher, room } = found
  world.history.push(`${teacher.name} removes or restores: ${turn}, ${count}`)
  const StudentIds = room.students.slice(0, count)
  const isOfStudents = turn < 2
  if (isOfStudents && StudentIds.length === 0) return
  const { path } = [removeStudents, restoreStudents, removeClassroom, restoreClassroom][turn] ?? removeStudents
  const reply = await world.call(teacher, path, isOfStudents ? { StudentIds } : { ClassroomId: room.id })
  expectStatus(reply?.status, [200, 400, 403, 404])
}

/** Asks for what belongs to someone else. */
async function lookAtOthers(world: World): Promise<void> {
  const { random } = world
  const [one, found, CheckoutId] = [random.pick(world.accounts), someClass(world), uuidFrom(random)]
  world.history.push(`${one.name} looks at others`)
  expectStatus((await world.call(one, getCheckout.path, { CheckoutId }))?.status, [404])
  if (!found || found.teacher === one) return
  const { room } = found
  expectStatus((await world.read(one, getStudents, `?classroomId=${room.id}`)).status, [403, 404])
  const StudentIds = room.students.slice(0, 3)
  if (StudentIds.length > 0) expectStatus((await world.call(one, removeStudents.path, { StudentIds }))?.status, [403, 404])
}

async function letTimePass(world: World): Promise<void> {
  const { random } = world
  const kind = random.below(20)
  const minutes = random.between(1, 90)
  // A clock may also be set back, but to no day before: what a device brings then misses the boards of the day that begins twice.
  const ofDayMs = world.nowMs() - dayStartMs(dayAt(world.nowMs()))
  const backMs = -Math.min(minutes * MINUTE_MS, ofDayMs)
  const byMs = kind === 0 ? DAY_MS - 20 * MINUTE_MS : kind < 3 ? backMs : minutes * MINUTE_MS
  world.history.push(`time moves by ${byMs}`)
  await world.moveClock(byMs)
}

/** The site dies while guesses are under way; a client that got no reply sends them again. */
async function crash(world: World): Promise<void> {
  const guesses: { readonly player: Player; readonly guessed: WireGuess }[] = []
  for (let count = 0; count < AT_ONCE; count += 1) {
    const player = world.random.pick(world.players)
    guesses.push({ player, guessed: await chooseGuess(world, player) })
    await world.signIn(player)
  }
  world.history.push('the site dies')
  const replied = guesses.map(({ player, guessed }) => send(world, player, guessed))
  // Some are stored by then, some are not.
  for (let turns = world.random.below(8); turns > 0; turns -= 1) await new Promise(setImmediate)
  await world.crash(replied)
  const areHeard = await Promise.all(replied)
  for (const [index, { player, guessed }] of guesses.entries()) if (!areHeard[index]) await send(world, player, guessed)
  await learnPoints(world)
  await checkAll(world)
}

function expectStatus(status: number | undefined, expected: readonly number[]): void {
  if (status === undefined || !expected.includes(status)) throw new Error(`status ${status} instead of ${expected.join(' or ')}`)
}
