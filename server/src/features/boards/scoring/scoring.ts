import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { periodAt, pointsOf, SCOPES, type Scope } from '@emojigma/contract/rules/scores.ts'
import type { Transaction } from 'kysely'
import { lockAccounts } from '../../accounts/service.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { findPlayerId, recordsOf, type DeviceMove, type EnteredGuess, type Standing } from '../../play/service.ts'
import { insertFlag } from '../fairness/queries.ts'
import { evidenceAfterGuess, playedAfter, playedAfterMove, type PlayedSums } from './play-sums.ts'
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
  isListedIn,
  listScores,
  lockBoardPlayer,
  lockDeviceEvidence,
  lockOrAddBoardPlayer,
  saveDeviceEvidence,
  savePlayed,
  shiftBuckets,
  takeDeviceEvidence,
  type BoardPlayer,
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
  const listing = { isListed, daysPlayed: played.daysPlayed }
  const after = isScored ? await addToScores(transaction, levelId, { playerId, nowMs, gains: gainsOf(guess, listing) }) : []
  const points = solves ? pointsOf(puzzleId) : 0
  const moved = after
    .filter(({ scope }) => isListedIn(scope, listing))
    .map(({ scope, period, score }) => ({ scope, period, from: score - points, to: score }))
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
  { playerId, devicePlayerId, moved }: DeviceMove,
  nowMs: number,
): Promise<number> {
  const before = await lockOrAddBoardPlayer(transaction, playerId)
  const all = (await recordsOf(transaction, [playerId])).get(playerId) ?? []
  const played = playedAfterMove(before, all, await takeDeviceEvidence(transaction, devicePlayerId))
  const suspicion = suspicionOf(before.evidence, played.evidence, { puzzleId: 0, atMs: nowMs })
  await savePlayed(transaction, playerId, played)
  const { isListed, changed } = await listingAfter(transaction, before, played, suspicion, nowMs)
  const listing = { isListed, daysPlayed: played.daysPlayed }
  const shifts: ScoreShift[] = []
  for (const [scope, name] of SCOPES.entries()) {
    const gain = periodGainOf(moved, name, nowMs)
    if (!gain) continue
    const period = periodAt(name, nowMs)
    const isListedHere = isListedIn(scope, listing)
    const to = await addGain(transaction, { playerId, isListed: isListedHere, scope, period }, gain)
    if (isListedHere) shifts.push({ scope, period, from: to - gain.score, to })
  }
  await addTypeCounts(transaction, playerId, typeGainsOf(moved))
  await shiftBuckets(transaction, [...changed, ...shifts])
  if (suspicion) await countNameChange(transaction)
  return periodGainOf(moved, 'all', nowMs)?.score ?? 0
}

/** Times a guess of a guest's device: it is judged when an account takes the device over.
 *  @param openedAtMs when the device opened the puzzle; undefined = unknown */
export async function timeDeviceGuess(
  transaction: Transaction<Tables>,
  guess: EnteredGuess,
  openedAtMs: number | undefined,
): Promise<void> {
  const { playerId, isFirst, solves } = guess
  if (!isFirst && !solves) return
  const before = await lockDeviceEvidence(transaction, playerId)
  await saveDeviceEvidence(transaction, playerId, evidenceAfterGuess(before, guess, openedAtMs))
}

/** Updates whether an account is on the public boards, after its nickname, its wish to hide or its flags changed. */
export async function refreshListing(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  // Before its first guess an account has no row on the boards to lock. It cannot enter them either while the account itself is locked.
  await lockAccounts(transaction, [accountId])
  const playerId = await findPlayerId(transaction, { kind: 'account', accountId })
  const before = playerId === undefined ? undefined : await lockBoardPlayer(transaction, playerId)
  if (!before) return
  const isListed = await isListable(transaction, before.playerId)
  if (isListed !== before.isListed) await shiftBuckets(transaction, await listScores(transaction, before.playerId, { ...before, isListed }))
  await countNameChange(transaction)
}

/** Takes an account off the boards before it is deleted. The account is locked, so it cannot begin to play. */
export async function forgetScores(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const playerId = await findPlayerId(transaction, { kind: 'account', accountId })
  const before = playerId === undefined ? undefined : await lockBoardPlayer(transaction, playerId)
  if (!before) return
  const changed = await listScores(transaction, before.playerId, { ...before, isListed: false })
  await deleteBoardPlayer(transaction, before.playerId)
  await shiftBuckets(transaction, changed)
  await countNameChange(transaction)
}

/** Delists a player under suspicion, and lists one who has now played on enough days for another board.
 *  @returns the resulting changes */
async function listingAfter(
  transaction: Transaction<Tables>,
  before: BoardPlayer,
  played: PlayedSums,
  suspicion: Suspicion | undefined,
  nowMs: number,
): Promise<{ readonly isListed: boolean; readonly changed: readonly ScoreShift[] }> {
  const { playerId, isListed } = before
  const { daysPlayed } = played
  if (suspicion) {
    await insertFlag(transaction, playerId, suspicion, nowMs)
    return { isListed: false, changed: await listScores(transaction, playerId, { isListed: false, daysPlayed }) }
  }
  const isTime = [LISTED_DAYS, ALL_TIME_LISTED_DAYS].some((days) => before.daysPlayed < days && daysPlayed >= days)
  if (!isTime || !(isListed || (await isListable(transaction, playerId)))) return { isListed, changed: [] }
  return { isListed: true, changed: await listScores(transaction, playerId, { isListed: true, daysPlayed }) }
}

function gainsOf({ puzzleId, begunAtMs, isFirst, solves, nowMs }: ScoredGuess, listing: Pick<BoardPlayer, 'isListed' | 'daysPlayed'>) {
  return SCOPES.map((name, scope) => {
    const period = periodAt(name, nowMs)
    const isNewHere = isFirst || periodAt(name, begunAtMs) !== period
    return {
      scope,
      period,
      isListed: isListedIn(scope, listing),
      points: solves ? pointsOf(puzzleId) : 0,
      attempted: isNewHere ? (1 as const) : (0 as const),
      correct: solves ? (1 as const) : (0 as const),
    }
  })
}
