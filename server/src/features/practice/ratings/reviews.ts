import { access } from '@emojigma/contract/rules/access.ts'
import { dayAt, puzzleIdOf, PUZZLES_A_DAY, SLOTS, slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { ALL_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { strandNamed } from '@emojigma/engine/practice/strands.ts'
import type { StrandId } from '@emojigma/engine/practice/strand-ids.ts'
import { outcomeOf } from '@emojigma/engine/ratings/outcome.ts'
import { reviewAfter, type Review } from '@emojigma/engine/ratings/reviews.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { PuzzleVisitor } from '../../../platform/visitor.ts'
import { stateOf } from '../../puzzles/service.ts'
import type { Players } from '../../play/service.ts'
import type { Practice } from '../service.ts'
import type { ReadAttempt } from './queries.ts'
import { deleteReviews, reviewsOf, storeReviews, type PlayerReview } from './review-queries.ts'

/** Days before today on which another puzzle of an idea is looked for. */
const DAYS_BACK = 9

/** The ideas of puzzles, but those of looking, which ask for the eye alone.
 *  @returns by puzzle; without the puzzles that no idea is known of at present */
export async function ideasOf(practice: Pick<Practice, 'placeLike'>, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, StrandId>> {
  const ideas = new Map<number, StrandId>()
  for (const puzzleId of puzzleIds) {
    const strand = await ideaOf(practice, puzzleId)
    if (strand) ideas.set(puzzleId, strand)
  }
  return ideas
}

async function ideaOf(practice: Pick<Practice, 'placeLike'>, puzzleId: number): Promise<StrandId | undefined> {
  // A full line of drawings says nothing about the puzzle.
  const place = await practice.placeLike(puzzleId).catch(() => undefined)
  return place && strandNamed(place.strand)?.group !== 'looking' ? place.strand : undefined
}

/** Counts attempts into the players' reviews, in their order. */
export async function countReviews(
  transaction: Transaction<Tables>,
  attempts: readonly ReadAttempt[],
  ideas: ReadonlyMap<number, StrandId>,
): Promise<void> {
  const before = await reviewsOf(transaction, [...new Set(attempts.map(({ playerId }) => playerId))])
  const reviews = new Map<string, PlayerReview>(before.map((review) => [keyOf(review), review]))
  const changed = new Map<string, Pick<PlayerReview, 'playerId' | 'strand'>>()
  for (const attempt of attempts) {
    const { playerId, puzzleId, begunAtMs, guessCount } = attempt
    const strand = ideas.get(puzzleId)
    if (!strand || guessCount === 0) continue
    const key = keyOf({ playerId, strand })
    const next = reviewAfter(reviews.get(key), { strand, puzzleId, day: dayAt(begunAtMs), isClean: outcomeOf(attempt) === 1 })
    if (next === reviews.get(key)) continue
    changed.set(key, { playerId, strand })
    if (next) reviews.set(key, { playerId, ...next })
    else reviews.delete(key)
  }
  await storeReviews(
    transaction,
    [...changed.keys()].toSorted().flatMap((key) => reviews.get(key) ?? []),
  )
  for (const [key, { playerId, strand }] of changed) if (!reviews.has(key)) await deleteReviews(transaction, playerId, [strand])
}

function keyOf({ playerId, strand }: Pick<PlayerReview, 'playerId' | 'strand'>): string {
  return `${playerId} ${strand}`
}

/** Gives a device's reviews to an account. The account's own reviews of an idea stay. */
export async function moveReviews(transaction: Transaction<Tables>, devicePlayerId: number, playerId: number): Promise<void> {
  const reviews = await reviewsOf(transaction, [devicePlayerId, playerId])
  const own = new Set(reviews.flatMap((review) => (review.playerId === playerId ? [review.strand] : [])))
  const moved = reviews.filter((review) => review.playerId === devicePlayerId)
  await storeReviews(
    transaction,
    moved.filter(({ strand }) => !own.has(strand)).map((review) => ({ ...review, playerId })),
  )
  await deleteReviews(
    transaction,
    devicePlayerId,
    moved.map(({ strand }) => strand),
  )
}

export interface ReviewPuzzle {
  readonly puzzleId: number
  /** When the idea was met. */
  readonly metDay: Day
}

/** Other puzzles of the ideas that are due, which the visitor may begin now. The number of puzzles looked at is bounded.
 *  @param isAnyDay puzzles of earlier days are open too */
export async function reviewPuzzles(
  { practice, players }: { readonly practice: Pick<Practice, 'placeLike'>; readonly players: Players },
  visitor: PuzzleVisitor,
  due: readonly Review[],
  { today, isAnyDay, most }: { readonly today: Day; readonly isAnyDay: boolean; readonly most: number },
): Promise<readonly ReviewPuzzle[]> {
  const found: ReviewPuzzle[] = []
  for (const review of due) {
    if (found.length === most) break
    const ids = candidatesFor(review, today, isAnyDay).filter(
      (id) =>
        !found.some(({ puzzleId }) => puzzleId === id) &&
        access('PLAY PUZZLE', visitor, { id, state: stateOf(undefined) }, today).kind === 'open',
    )
    const begun = await players.attemptsAt(visitor.player, ids)
    for (const id of ids) {
      if (begun.has(id) || (await ideaOf(practice, id)) !== review.strand) continue
      found.push({ puzzleId: id, metDay: review.day })
      break
    }
  }
  return found
}

/** Today's puzzles of the kind, those nearest in level first; with a plan, those of the same level of some days before, too. */
function candidatesFor({ puzzleId }: Review, today: Day, isAnyDay: boolean): readonly number[] {
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const distance = (other: LevelId) => Math.abs(ALL_LEVEL_IDS.indexOf(other) - ALL_LEVEL_IDS.indexOf(levelId))
  const ofToday = SLOTS.flatMap((slot, index) => (slot.typeId === typeId ? [{ index, distance: distance(slot.levelId) }] : []))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ index }) => puzzleIdOf(today, index))
  if (!isAnyDay) return ofToday.filter((id) => id !== puzzleId)
  const before = Array.from({ length: DAYS_BACK }, (_, back) => ((puzzleId - 1) % PUZZLES_A_DAY) + 1 + PUZZLES_A_DAY * (today - back))
  return [...new Set([...before, ...ofToday])].filter((id) => id !== puzzleId && id >= 1)
}
