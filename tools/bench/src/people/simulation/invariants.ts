import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getStudents } from '@emojigma/contract/classes/students.ts'
import { getSolvedPuzzleIds, getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import { isSoldPlan } from '@emojigma/contract/rules/products.ts'
import { getOrders } from '@emojigma/contract/shop/orders.ts'
import { verifyScores } from '@emojigma/server/features/boards/service.ts'
import type { Player, World } from './world.ts'

/** Checks what must be true at any moment.
 *  @throws Error that names what is not */
export async function checkAll(world: World): Promise<void> {
  const { queries } = world.site().database
  const { differences } = await verifyScores(queries, world.nowMs())
  expectNone('scores differ from attempts', differences)
  for (const player of world.players) await checkAttempts(world, player)
  await checkAllowances(world)
  for (const account of world.accounts) {
    await checkPoints(world, account)
    await checkOrders(world, account)
    await checkClasses(world, account)
  }
}

/** After a crash a reply may be missing for what was stored. */
export async function learnPoints(world: World): Promise<void> {
  for (const account of world.accounts) {
    const stored = await storedPoints(world, account)
    if (stored < account.points) throw new Error(`${account.name} lost points: ${stored} of ${account.points}`)
    account.points = stored
  }
}

/** Nothing that a reply said to be solved is lost, and a player has solved nothing that someone else answered. */
async function checkAttempts(world: World, player: Player): Promise<void> {
  const { deviceId, solved, answered } = player
  const ids = [...new Set([...solved, ...answered])].slice(-100)
  const path = deviceId ? getSolvedDevicePuzzleIds.path : getSolvedPuzzleIds.path
  const reply = await world.call<{ SolvedPuzzleIds: number[] }>(player, path, { PuzzleIds: ids, ...(deviceId && { deviceID: deviceId }) })
  const told = new Set(reply?.body.SolvedPuzzleIds)
  expectNone(
    `${player.name} lost solves`,
    ids.filter((id) => solved.has(id) && !told.has(id)),
  )
  const all = await world.call<{ SolvedPuzzleIds: number[] }>(player, path, deviceId ? { deviceID: deviceId } : {})
  expectNone(
    `${player.name} has solves of others`,
    (all?.body.SolvedPuzzleIds ?? []).filter((id) => !answered.has(id)),
  )
}

async function checkAllowances(world: World): Promise<void> {
  const { queries } = world.site().database
  const ofDevices = await queries
    .selectFrom('allowances')
    .innerJoin('players', 'players.id', 'allowances.player_id')
    .select(['players.device_id', 'allowances.day', 'allowances.used'])
    .where('players.device_id', 'is not', null)
    .where('allowances.used', '>', FREE_PUZZLES_A_DAY)
    .execute()
  expectNone('devices begun more than is free', ofDevices)
  const scored = await queries
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select((eb) => ['players.account_id', 'attempts.day', eb.fn.countAll<number>().as('begun')])
    .where('players.account_id', 'is not', null)
    .where('attempts.is_scored', '=', 1)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.account_id', '=', 'players.account_id'))))
    .groupBy(['players.account_id', 'attempts.day'])
    .execute()
  expectNone(
    'accounts without a plan score more than is free',
    scored.filter(({ begun }) => begun > FREE_PUZZLES_A_DAY),
  )
}

async function storedPoints(world: World, { account }: Player): Promise<number> {
  const row = await world
    .site()
    .database.queries.selectFrom('scores')
    .innerJoin('players', 'players.id', 'scores.player_id')
    .select('scores.score')
    .where('players.account_id', '=', account?.accountId ?? '')
    .where('scores.scope', '=', 0)
    .executeTakeFirst()
  return row?.score ?? 0
}

async function checkPoints(world: World, account: Player): Promise<void> {
  const stored = await storedPoints(world, account)
  if (stored !== account.points) throw new Error(`${account.name} has ${stored} points, and was told of ${account.points}`)
}

async function checkOrders(world: World, account: Player): Promise<void> {
  const { body } = await world.read(account, getOrders)
  if (body.Orders.length !== account.orders) throw new Error(`${account.name} has ${body.Orders.length} orders, and paid ${account.orders}`)
  // A clock that was set back may be before the payment.
  const hasPlan = body.Orders.some(({ ProductId, StartsAt }) => isSoldPlan(ProductId) && Date.parse(StartsAt) <= world.nowMs())
  const { body: own } = await world.read(account, getUserInfo)
  if (hasPlan !== (own.Plan !== 'none')) throw new Error(`${account.name} paid a plan and has ${own.Plan}`)
}

/** A teacher has at most the seats of the plan, and sees the own students alone. */
async function checkClasses(world: World, account: Player): Promise<void> {
  if (account.classes.length === 0) return
  const { body } = await world.read(account, getClassrooms)
  const seated = body.Classrooms.reduce((sum, { StudentCount }) => sum + StudentCount, 0)
  if (body.SeatsUsed > body.SeatLimit || body.SeatsUsed !== seated) {
    throw new Error(`${account.name} uses ${body.SeatsUsed} of ${body.SeatLimit} seats for ${seated} students`)
  }
  const own = new Set(account.classes.flatMap(({ students }) => students))
  for (const { Id, StudentCount } of body.Classrooms) {
    const { body: room } = await world.read(account, getStudents, `?classroomId=${Id}`)
    if (room.Students.length !== StudentCount) throw new Error(`${account.name} sees ${room.Students.length} of ${StudentCount} students`)
    const everybody = [...room.Students, ...room.Removed].map((student) => student.Id)
    expectNone(
      `${account.name} sees students of others`,
      everybody.filter((id) => !own.has(id)),
    )
  }
}

function expectNone(what: string, found: readonly unknown[]): void {
  if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found.slice(0, 5))}`)
}
