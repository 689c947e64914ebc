import type { Call, ReplyOf } from '@emojigma/contract/call.ts'
import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { openDatabase } from '@emojigma/server/platform/database/connection.ts'
import { openTestDatabase, type TestDatabase } from '@emojigma/server/platform/testing/test-database.ts'
import { A_DAY, openTestSite, type TestAccount, type TestReply, type TestSite } from '@emojigma/server/platform/testing/test-site.ts'

const ACCOUNTS = 5
const DEVICES = 5
/** Access tokens last fifteen minutes. */
const TOKEN_LASTS_MS = 10 * 60_000
/** Half an hour before midnight, so that the first day soon ends. */
const BEGIN_MS = dayStartMs(A_DAY + 1) - DAY_MS / 48

/** A guest's device or an account, and its replies. */
export interface Player {
  readonly name: string
  readonly account: TestAccount | undefined
  readonly deviceId: string | undefined
  /** Puzzles that a reply said to be solved. */
  readonly solved: Set<number>
  /** Puzzles that a reply said to be revealed, before any solve. */
  readonly revealed: Set<number>
  /** Puzzles to which the right answer was sent, also by devices that were taken over. */
  readonly answered: Set<number>
  /** Sum of the points that replies named. */
  points: number
  /** Orders that a reply said to be paid. */
  orders: number
  readonly classes: TeacherClass[]
}

/** A class, and its students that a reply named. */
export interface TeacherClass {
  readonly id: string
  readonly students: string[]
}

/** A site with players, which can be killed and reopened on the same database. */
export interface World {
  readonly random: Random
  readonly players: readonly Player[]
  readonly accounts: readonly Player[]
  readonly devices: readonly Player[]
  /** The operations so far, in words. */
  readonly history: string[]
  nowMs(): number
  /** Moves the clock, and publishes the day's set if it is a new one. */
  moveClock(byMs: number): Promise<void>
  /** Lets the calls that follow begin in their order: signing in takes its time on other threads. */
  signIn(player: Player): Promise<void>
  /** Sends a call of a player.
   *  @returns undefined if the site died before it replied */
  call<T = Record<string, unknown>>(player: Player, path: string, body: object): Promise<TestReply<T> | undefined>
  /** Sends a call that only reads.
   *  @param query such as `?classroomId=…` */
  read<C extends Call>(player: Player, call: C, query?: string): Promise<{ readonly status: number; readonly body: ReplyOf<C> }>
  answerTo(puzzleId: number): Promise<string>
  /** Closes the database under the running calls, and opens both again. */
  crash(underWay: readonly Promise<unknown>[]): Promise<void>
  site(): TestSite
  close(): Promise<void>
}

/** @param random decides all; the same one makes the same world */
export async function openWorld(random: Random): Promise<World> {
  const opened: TestDatabase = await openTestDatabase()
  let { database } = opened
  let isDying = false
  let nowMs = BEGIN_MS
  const reopen = async (days: readonly number[]): Promise<TestSite> => {
    const site = await openTestSite({ shared: { ...opened, database }, days })
    site.setClock(nowMs)
    return site
  }
  let site = await reopen([A_DAY - 1, A_DAY])
  const published = new Set([A_DAY - 1, A_DAY])
  const answers = new Map<number, string>()
  const tokens = new Map<Player, { readonly text: string; readonly atMs: number }>()

  const accounts: Player[] = []
  for (let index = 0; index < ACCOUNTS; index += 1) accounts.push(playerNamed(`account ${index}`, await site.register(), undefined))
  const devices = Array.from({ length: DEVICES }, (_, index) => playerNamed(`device ${index}`, undefined, uuidFrom(random)))

  const tokenOf = async (player: Player): Promise<string | undefined> => {
    const { account } = player
    if (!account) return undefined
    const known = tokens.get(player)
    if (known && Math.abs(nowMs - known.atMs) < TOKEN_LASTS_MS) return known.text
    const { status, body } = await site.token({ grant_type: 'password', username: account.email, password: account.password })
    if (status !== 200) throw new Error(`${player.name} was not signed in: ${status}`)
    tokens.set(player, { text: body.access_token, atMs: nowMs })
    return body.access_token
  }

  return {
    random,
    accounts,
    devices,
    players: [...accounts, ...devices],
    history: [],
    nowMs: () => nowMs,
    async moveClock(byMs) {
      nowMs += byMs
      site.setClock(nowMs)
      // A token that has expired stays so when the clock is set back.
      if (byMs < 0) tokens.clear()
      const day = dayAt(nowMs)
      if (published.has(day)) return
      published.add(day)
      await site.publisher.publish(day)
    },
    async signIn(player) {
      await tokenOf(player)
    },
    async call<T>(player: Player, path: string, body: object) {
      try {
        const reply = await site.post<T>(
          path,
          { ...(player.deviceId && !('deviceID' in body) && { DeviceId: player.deviceId }), ...body },
          await tokenOf(player),
        )
        if (reply.status < 500) return reply
        if (!isDying) throw new Error(`${path} replied ${reply.status}: ${JSON.stringify(reply.body)}`)
        return undefined
      } catch (error) {
        if (!isDying) throw error
        return undefined
      }
    },
    async read(player, call, query = '') {
      const { status, body } = await site.get(`${call.path}${query}`, { authorization: `Bearer ${await tokenOf(player)}` })
      return { status, body: JSON.parse(body.toString()) }
    },
    async answerTo(puzzleId) {
      const answer = answers.get(puzzleId) ?? (await site.answerTo(puzzleId))
      answers.set(puzzleId, answer)
      return answer
    },
    async crash(underWay) {
      isDying = true
      await database.close()
      await Promise.all(underWay)
      await site.close().catch(() => undefined)
      database = openDatabase(opened.address, () => undefined)
      site = await reopen([])
      tokens.clear()
      isDying = false
    },
    site: () => site,
    async close() {
      await site.close()
      await database.close()
      await opened.remove()
    },
  }
}

function playerNamed(name: string, account: TestAccount | undefined, deviceId: string | undefined): Player {
  const nothing = { solved: new Set<number>(), revealed: new Set<number>(), answered: new Set<number>(), points: 0, orders: 0 }
  return { name, account, deviceId, ...nothing, classes: [] }
}

/** @returns a UUID that the seed determines */
export function uuidFrom(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
