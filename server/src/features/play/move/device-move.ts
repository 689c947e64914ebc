import { access } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { KnownVisitor, Player } from '../../../platform/visitor.ts'
import { playerOf } from '../player/queries.ts'
import type { AttemptRecord } from '../queries.ts'
import { answersPrinted } from '../printed-answers.ts'
import { addSolved, deleteSolved } from '../solved-days/queries.ts'
import {
  addAllowances,
  claimDevice,
  giveAttempts,
  leaveWithoutPoints,
  lockAttempt,
  lockDevice,
  replaceAttempt,
  takeAttempts,
} from './queries.ts'

/** A puzzle that both device and account had begun: by how much its counts are too high now that they are one player. */
export interface CountedTwice {
  readonly puzzleId: number
  readonly attempted: 0 | 1
  readonly correct: 0 | 1
}

/** The result of moving one attempt. */
export interface MovedAttempt {
  /** The account's own attempt, if it had begun the puzzle. */
  readonly before: AttemptRecord | undefined
  readonly after: AttemptRecord
}

export interface DeviceMove {
  /** The new owner of the attempts. */
  readonly player: Player
  readonly playerId: number
  /** The previous owner of the attempts. */
  readonly devicePlayerId: number
  /** The device's attempts. */
  readonly records: readonly AttemptRecord[]
  /** The result of each at the account. */
  readonly moved: readonly MovedAttempt[]
  readonly countedTwice: readonly CountedTwice[]
}

/** Moves a device's attempts to the account. The device keeps none, so a second move changes nothing, and of two accounts at once only one
 *  gets them. Puzzles that the device began today still count among its three, so a move earns no extra ones. Nor does it earn points out
 *  of reach of the account: of the puzzles that the device began on a day, in order, only as many score as the account could still have
 *  begun that day. The rest stays attempted or solved, without points.
 *  @returns undefined when there is nothing to move */
export async function moveAttempts(
  transaction: Transaction<Tables>,
  deviceId: string,
  account: KnownVisitor,
  nowMs: number,
): Promise<DeviceMove | undefined> {
  const devicePlayerId = await lockDevice(transaction, deviceId)
  if (devicePlayerId === undefined) return undefined
  const records = await takeAttempts(transaction, devicePlayerId)
  if (records.length === 0) return undefined
  const playerId = await playerOf(transaction, account.player, nowMs)
  if (account.player.kind === 'account') await claimDevice(transaction, devicePlayerId, account.player.accountId)
  const given = await giveAttempts(transaction, playerId, records)
  const moved: MovedAttempt[] = []
  const countedTwice: CountedTwice[] = []
  for (const record of records) {
    if (given.has(record.puzzleId)) continue
    const own = await lockAttempt(transaction, playerId, record.puzzleId)
    const merged = mergedAttempt(own, record)
    await replaceAttempt(transaction, playerId, merged)
    countedTwice.push(tooMany(own, record, merged))
    moved.push({ before: own, after: merged })
  }
  const added = records.filter(({ puzzleId }) => given.has(puzzleId))
  const unscored = await takeAllowances(transaction, account, playerId, added)
  for (const record of added) {
    moved.push({ before: undefined, after: unscored.has(record.puzzleId) ? { ...record, isScored: false } : record })
  }
  // After the allowances, in the order that a guess locks them, so that the two never deadlock.
  await deleteSolved(transaction, devicePlayerId)
  const solved = moved.filter(({ before, after }) => isSolve(after) > (before ? isSolve(before) : 0))
  await addSolved(
    transaction,
    playerId,
    solved.map(({ after }) => after),
  )
  return { player: account.player, playerId, devicePlayerId, records, moved, countedTwice }
}

/** Merges two attempts at one puzzle: the better state wins, but a reveal by the account stays a reveal. */
export function mergedAttempt(own: AttemptRecord, device: AttemptRecord): AttemptRecord {
  const isBegunByDevice = device.guessCount > 0 && (own.guessCount === 0 || device.begunAtMs < own.begunAtMs)
  const { day, begunAtMs } = isBegunByDevice ? device : own
  return {
    puzzleId: own.puzzleId,
    day,
    begunAtMs,
    guessCount: own.guessCount + device.guessCount,
    solvedAtMs: own.revealedAtMs === undefined ? (own.solvedAtMs ?? device.solvedAtMs) : own.solvedAtMs,
    revealedAtMs: own.revealedAtMs,
    hintRung: Math.max(own.hintRung, device.hintRung),
    isScored: own.isScored,
    lastMadeAtMs: laterOf(own.lastMadeAtMs, device.lastMadeAtMs),
    slip: own.slip ?? device.slip,
    searchedMs: own.solvedAtMs === undefined && own.revealedAtMs === undefined ? device.searchedMs : own.searchedMs,
  }
}

function laterOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
}

/** @returns the puzzles that earn no points: they exceed the allowance, or the account had printed their answers before the solve */
async function takeAllowances(
  transaction: Transaction<Tables>,
  account: Visitor,
  playerId: number,
  given: readonly AttemptRecord[],
): Promise<ReadonlySet<number>> {
  const byDay = Map.groupBy(given, ({ day }) => day)
  const used = await addAllowances(transaction, playerId, new Map([...byDay].map(([day, { length }]) => [day, length])))
  const unscored = [...byDay].flatMap(([day, ofDay]) => {
    const usedBefore = (used.get(day) ?? 0) - ofDay.length
    const inOrder = ofDay.toSorted((one, other) => one.begunAtMs - other.begunAtMs)
    return inOrder.filter(({ puzzleId: id }, index) => {
      const visitor = { ...account, used: usedBefore + index }
      return access('PLAY PUZZLE', visitor, { id, state: 'fresh' }, day).kind === 'refused'
    })
  })
  const printed = await answersPrinted(
    transaction,
    playerId,
    given.map(({ puzzleId }) => puzzleId),
  )
  const printedFirst = given.filter(({ puzzleId, solvedAtMs = Infinity }) => {
    const printedAtMs = printed.get(puzzleId)
    return printedAtMs !== undefined && solvedAtMs >= printedAtMs
  })
  const ids = [...unscored, ...printedFirst].map(({ puzzleId }) => puzzleId)
  await leaveWithoutPoints(transaction, playerId, ids)
  return new Set(ids)
}

function tooMany(own: AttemptRecord, device: AttemptRecord, merged: AttemptRecord): CountedTwice {
  const attempted = isAttempt(own) + isAttempt(device) - isAttempt(merged)
  const correct = isSolve(own) + isSolve(device) - isSolve(merged)
  return { puzzleId: own.puzzleId, attempted: attempted > 0 ? 1 : 0, correct: correct > 0 ? 1 : 0 }
}

function isAttempt({ guessCount }: AttemptRecord): number {
  return guessCount > 0 ? 1 : 0
}

function isSolve({ solvedAtMs }: AttemptRecord): number {
  return solvedAtMs === undefined ? 0 : 1
}
