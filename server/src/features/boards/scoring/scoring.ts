import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { periodAt, pointsOf, SCOPES, type Scope } from '@emojigma/contract/rules/scores.ts'
import type { Transaction } from 'kysely'
import { lockAccounts } from '../../accounts/service.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { findPlayerId, recordsOf, type DeviceMove, type EnteredGuess, type Standing } from '../../play/service.ts'
import { insertFlag } from '../fairness/queries.ts'
import { playedAfter, playedAfterMove, type PlayedSums } from './play-sums.ts'
import { suspicionOf, type Suspicion } from '../fairness/evidence.ts'
import type { ScoreShift } from './buckets.ts'
import { periodGainOf, typeGainsOf } from './period-score.ts'
import {
  addGain,
  addToBoardPlayer,
  addToScores,
  addTypeCounts,
  countNameChange,
  deleteBoardPlayer,
  isListable,
  listScores,
  lockBoardPlayer,
  lockOrAddBoardPlayer,
  savePlayed,
  scoresOf,
  shiftBuckets,
  type BoardPlayer,
  type StoredScore,
} from './queries.ts'

/** A guess just entered by an account's player. */
export interface ScoredGuess extends Omit<EnteredGuess, 'player'> {
  readonly accountId: string
  /** When the account first opened the puzzle, if that is not stored yet. */
  readonly openedAtMs: number | undefined
}

/** Scores a guess inside its transaction, after all else: other players' guesses lock the same rows.
 *  @returns the account's standing after a solve that earned points */
export async function enterScore(transaction: Transaction<Tables>, guess: ScoredGuess): Promise<Standing | undefined> {
  const { accountId, playerId, puzzleId, isFirst, solves, isScored, nowMs } = guess
  if (!isFirst && !solves) return undefined
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const before = await lockOrAddBoardPlayer(transaction, playerId, { accountId, puzzleId })
  const played = playedAfter(before, guess, guess.openedAtMs ?? before.openedAtMs)
  const suspicion = suspicionOf(before.evidence, played.evidence, { puzzleId, atMs: nowMs })
  const counts = { attempted: isFirst ? 1 : 0, correct: solves ? 1 : 0 } as const
  await addToBoardPlayer(transaction, typeId, { playerId, ...counts, ...played, evidence: JSON.stringify(played.evidence) })
  const { isListed, changed } = await listingAfter(transaction, before, played, suspicion, nowMs)
  const after = isScored ? await addToScores(transaction, levelId, { playerId, isListed, nowMs, gains: gainsOf(guess) }) : []
  const points = solves ? pointsOf(puzzleId) : 0
  const moved = isListed ? after.map(({ scope, period, score }) => ({ scope, period, from: score - points, to: score })) : []
  await shiftBuckets(transaction, [...changed, ...moved])
  if (suspicion) await countNameChange(transaction)
  if (!solves) return undefined
  const ofScope = (name: Scope) => after.find(({ scope }) => scope === SCOPES.indexOf(name))
  const [all, day] = [ofScope('all'), ofScope('day')]
  return all && day && { score: all.score, solvedToday: day.correct }
}

/** Scores a device's move to an account, by its changes alone: attempts of deleted months are gone, but their points stay.
 *  @returns the points gained */
export async function scoreMove(
  transaction: Transaction<Tables>,
  { playerId, records, moved }: DeviceMove,
  nowMs: number,
): Promise<number> {
  const before = await lockOrAddBoardPlayer(transaction, playerId)
  const all = (await recordsOf(transaction, [playerId])).get(playerId) ?? []
  const played = playedAfterMove(before, all, records)
  const suspicion = suspicionOf(before.evidence, played.evidence, { puzzleId: 0, atMs: nowMs })
  await savePlayed(transaction, playerId, played)
  const { isListed, changed } = await listingAfter(transaction, before, played, suspicion, nowMs)
  const shifts: ScoreShift[] = []
  for (const [scope, name] of SCOPES.entries()) {
    const gain = periodGainOf(moved, name, nowMs)
    if (!gain) continue
    const period = periodAt(name, nowMs)
    const to = await addGain(transaction, { playerId, isListed, scope, period }, gain)
    shifts.push({ scope, period, from: to - gain.score, to })
  }
  await addTypeCounts(transaction, playerId, typeGainsOf(moved))
  await shiftBuckets(transaction, [...changed, ...(isListed ? shifts : [])])
  if (suspicion) await countNameChange(transaction)
  return periodGainOf(moved, 'all', nowMs)?.score ?? 0
}

/** Updates whether an account is on the public boards, after its nickname, its wish to hide or its flags changed. */
export async function refreshListing(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  // Before its first guess an account has no row on the boards to lock. It cannot enter them either while the account itself is locked.
  await lockAccounts(transaction, [accountId])
  const playerId = await findPlayerId(transaction, { kind: 'account', accountId })
  const before = playerId === undefined ? undefined : await lockBoardPlayer(transaction, playerId)
  if (!before) return
  const isListed = await isListable(transaction, before.playerId)
  if (isListed !== before.isListed) {
    const scores = await listScores(transaction, before.playerId, isListed)
    await shiftBuckets(transaction, isListed ? arrivals(scores) : departures(scores))
  }
  await countNameChange(transaction)
}

/** Takes an account off the boards before it is deleted. The account is locked, so it cannot begin to play. */
export async function forgetScores(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const playerId = await findPlayerId(transaction, { kind: 'account', accountId })
  const before = playerId === undefined ? undefined : await lockBoardPlayer(transaction, playerId)
  if (!before) return
  const scores = await scoresOf(transaction, before.playerId)
  await deleteBoardPlayer(transaction, before.playerId)
  if (before.isListed) await shiftBuckets(transaction, departures(scores))
  await countNameChange(transaction)
}

/** Delists a player under suspicion, and lists one who has now played on enough days.
 *  @returns the resulting changes */
async function listingAfter(
  transaction: Transaction<Tables>,
  { playerId, isListed, daysPlayed }: BoardPlayer,
  played: PlayedSums,
  suspicion: Suspicion | undefined,
  nowMs: number,
): Promise<{ readonly isListed: boolean; readonly changed: readonly ScoreShift[] }> {
  if (suspicion) {
    await insertFlag(transaction, playerId, suspicion, nowMs)
    return { isListed: false, changed: isListed ? departures(await listScores(transaction, playerId, false)) : [] }
  }
  const isTime = !isListed && daysPlayed < LISTED_DAYS && played.daysPlayed >= LISTED_DAYS
  if (!isTime || !(await isListable(transaction, playerId))) return { isListed, changed: [] }
  return { isListed: true, changed: arrivals(await listScores(transaction, playerId, true)) }
}

function gainsOf({ puzzleId, begunAtMs, isFirst, solves, nowMs }: ScoredGuess) {
  return SCOPES.map((name, scope) => {
    const period = periodAt(name, nowMs)
    const isNewHere = isFirst || periodAt(name, begunAtMs) !== period
    return {
      scope,
      period,
      points: solves ? pointsOf(puzzleId) : 0,
      attempted: isNewHere ? (1 as const) : (0 as const),
      correct: solves ? (1 as const) : (0 as const),
    }
  })
}

function arrivals(scores: readonly StoredScore[]): readonly ScoreShift[] {
  return scores.map(({ scope, period, score }) => ({ scope, period, from: 0, to: score }))
}

function departures(scores: readonly StoredScore[]): readonly ScoreShift[] {
  return scores.map(({ scope, period, score }) => ({ scope, period, from: score, to: 0 }))
}
