import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { LIST_LIMIT, PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt, dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { KnownVisitor, Player } from '../../platform/visitor.ts'
import type { EnteredGuess, GuessListener, Standing, StandingEntry } from './listeners.ts'
import { enterGuess, enterReveal, moveAttempts, type GuessEntry, type JudgedGuess, type Players, type RevealEntry } from './players.ts'
import type { Attempt, PuzzleCounts, Puzzles } from '../puzzles/service.ts'

export { exportedAttempts } from './export.ts'
export type { EnteredGuess, GuessListener, Standing } from './listeners.ts'
export { forgetMonth, monthsOfAttempts } from './months.ts'
export type { DeviceMove, MovedAttempt } from './move/device-move.ts'
export { accountPlayersAfter, findPlayerId, playerOf, Players, recordsOf, type AttemptRecord } from './players.ts'

/** How long a guess that was made on its puzzle's day may take to arrive: until the end of the next day. */
const DAYS_OF_GRACE = 1

/** The guess counts. */
export interface Judged {
  readonly kind: 'judged'
  /** The server's word. */
  readonly isRight: boolean
  /** What the player has done at the puzzle by now; absent for one that people made. */
  readonly attempt: Attempt | undefined
  /** What it brought an account. */
  readonly points: number
  /** Where the account stands after a solve that brought points. */
  readonly standing: Standing | undefined
  readonly allowance: Allowance
}

export type Verdict =
  | Judged
  | { readonly kind: 'unknown puzzle' }
  | { readonly kind: 'malformed guess' }
  | Extract<GuessEntry, { kind: 'refused' }>
  /** It was made on the puzzle's own day, too long ago. */
  | { readonly kind: 'too late' }

export interface MadeGuess {
  readonly puzzleId: number
  readonly text: string
  /** The furthest rung of a hint taken so far, 0 to 3. */
  readonly hintRung: number
  /** When it was made, as the sender says. */
  readonly madeAtMs: number | undefined
  /** Made offline and sent later. */
  readonly isLate: boolean
}

export type RevealOutcome =
  /** The puzzles that are revealed among those that the player attempted last. */
  | { readonly kind: 'revealed'; readonly puzzleIds: readonly number[] }
  | { readonly kind: 'unknown puzzle' }
  | Exclude<RevealEntry, { kind: 'revealed' }>

export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
}

/** What is used of a day's free puzzles. */
export interface Allowance {
  readonly day: Day
  readonly used: number
}

export interface GuessesOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly players: Players
  readonly clock: Clock
}

/** Judges guesses at puzzles that people made, which are kept apart. */
export interface MadePuzzleGuesses {
  /** @returns whether the guess is right; 'unknown puzzle' also for one that the account may not play */
  judge(visitor: KnownVisitor, guess: MadeGuess): Promise<boolean | 'unknown puzzle' | 'malformed guess'>
  /** The puzzle as the visitor may see it. */
  view(visitor: KnownVisitor, puzzleId: number): Promise<PuzzleView | undefined>
  playedIds(player: Player, puzzleIds: readonly number[]): Promise<PlayedIds>
}

/** Rolls a transaction back, carrying why. */
class Refused<Entry extends { readonly kind: string }> extends Error {
  readonly entry: Entry

  constructor(entry: Entry) {
    super(entry.kind)
    this.entry = entry
  }
}

/** Judges guesses, and knows what a player has played. */
export class Guesses {
  readonly #options: GuessesOptions
  readonly #listeners: GuessListener[] = []
  #made: MadePuzzleGuesses | undefined

  constructor(options: GuessesOptions) {
    this.#options = options
  }

  /** Lets a feature hear of guesses and moves. What different players have in common, such as the boards, comes last: the later it is
   *  locked, the shorter. */
  tell(listener: GuessListener): void {
    this.#listeners.push(listener)
  }

  /** Says who judges guesses at puzzles that people made. */
  leaveMadePuzzlesTo(made: MadePuzzleGuesses): void {
    this.#made = made
  }

  /** Judges one guess. When it returns 'judged' the guess is on disk. The same guess again changes nothing. */
  async judge(visitor: KnownVisitor, made: MadeGuess): Promise<Verdict> {
    const { puzzleId, text, hintRung, madeAtMs, isLate } = made
    if (isMadePuzzleId(puzzleId)) return this.#judgeMade(visitor, made)
    const { puzzles, clock } = this.#options
    const puzzle = await puzzles.stored(puzzleId, visitor.language)
    if (!puzzle) return { kind: 'unknown puzzle' }
    const guess = canonicalGuess(puzzle.question.typeId, puzzle.levelId, text)
    if (guess === undefined) return { kind: 'malformed guess' }
    const nowMs = clock.nowMs()
    const isRight = guess === puzzle.answer
    const puzzleDay = dayOfPuzzle(puzzleId)
    const today = dayAt(nowMs)
    const isOfItsDay = madeAtMs !== undefined && dayAt(madeAtMs) === puzzleDay
    const day = isOfItsDay && puzzleDay === today - DAYS_OF_GRACE ? puzzleDay : today
    // A time before there was such a player is no time at which they played.
    const isScored =
      day === today || madeAtMs === undefined || madeAtMs >= ((await this.#options.players.bornAtMs(visitor.player)) ?? nowMs)
    const way = { isLive: !isLate, madeAtMs: isLate ? Math.min(madeAtMs ?? nowMs, nowMs) : nowMs }
    const saidMs = madeAtMs === undefined ? undefined : Math.min(madeAtMs, nowMs)
    const entry = await this.#enter({ visitor, puzzleId, day, isRight, hintRung, isScored, madeAtMs: saidMs, nowMs }, way)
    if (entry.kind === 'refused') return entry.why === 'plan-needed' && isOfItsDay && puzzleDay < today ? { kind: 'too late' } : entry
    const brings = visitor.player.kind === 'account' && entry.kind === 'entered' && entry.solves && entry.isScored
    const allowance = puzzleDay === today ? { day: today, used: entry.used } : await this.allowanceOf(visitor.player)
    const standing = entry.kind === 'entered' ? entry.standing : undefined
    return { kind: 'judged', isRight, attempt: entry.attempt, points: brings ? pointsOf(puzzleId) : 0, standing, allowance }
  }

  /** A puzzle as who just guessed at it may see it. */
  async guessedPuzzle(visitor: KnownVisitor, puzzleId: number, { attempt }: Judged): Promise<PuzzleView | undefined> {
    return attempt ? this.#options.puzzles.attempted(attempt, visitor) : this.#made?.view(visitor, puzzleId)
  }

  /** Shows the answer to a player, who can no longer guess the puzzle. A solved one stays solved. */
  async reveal(visitor: KnownVisitor, puzzleId: number): Promise<RevealOutcome> {
    const { database, puzzles, clock } = this.#options
    if (!(await puzzles.stored(puzzleId))) return { kind: 'unknown puzzle' }
    const nowMs = clock.nowMs()
    const wish = { visitor, puzzleId, day: dayAt(nowMs), nowMs }
    const entry = await orRefusal<RevealEntry>(() =>
      database.durably(async (transaction) => {
        const entry = await enterReveal(transaction, wish)
        if (entry.kind === 'refused') throw new Refused(entry)
        return entry
      }),
    )
    if (entry.kind !== 'revealed') return entry
    for (const { revealed } of this.#listeners) revealed?.(visitor.player)
    const { players } = this.#options
    const [last, own] = await Promise.all([
      players.latestAttempts(visitor.player, PLAYED_IDS_LIMIT),
      players.attemptsAt(visitor.player, [puzzleId]),
    ])
    const { revealed } = playedIdsOf([...last, ...own.values()])
    return { kind: 'revealed', puzzleIds: [...new Set(revealed)] }
  }

  /** Makes what a device played the account's, each solve scored at the time it was made. Again, or on another account, it changes nothing.
   *  On a tablet of a class somebody else may have played: what a guest did never becomes a student's.
   *  @param account whose account it is
   *  @returns the points that it brought */
  async moveDevice(deviceId: string, account: KnownVisitor): Promise<number> {
    if (account.role === 'student') return 0
    const { database, puzzles, clock } = this.#options
    const nowMs = clock.nowMs()
    const moved = await database.durably(async (transaction) => {
      const move = await moveAttempts(transaction, deviceId, account, nowMs)
      if (!move) return undefined
      for (const { puzzleId, attempted, correct } of move.countedTwice) {
        await puzzles.count(transaction, puzzleId, attempted === 1 ? -1 : 0, correct === 1 ? -1 : 0)
      }
      let points = 0
      for (const { deviceMoved } of this.#listeners) {
        points += (await deviceMoved?.(transaction, move, nowMs)) ?? 0
      }
      return { countedTwice: move.countedTwice, points }
    })
    if (moved?.countedTwice.length) puzzles.countsChanged()
    return moved?.points ?? 0
  }

  /** @param puzzleIds asks for these alone; absent = the hundred that the player began last */
  async playedIds(player: Player, puzzleIds?: readonly number[]): Promise<PlayedIds> {
    const { players } = this.#options
    const made = puzzleIds?.filter(isMadePuzzleId) ?? []
    if (puzzleIds && made.length > 0) {
      const published = await this.playedIds(
        player,
        puzzleIds.filter((id) => !isMadePuzzleId(id)),
      )
      return joined(published, await this.#made?.playedIds(player, made))
    }
    const attempts = puzzleIds
      ? (await players.attemptsAt(player, puzzleIds)).values()
      : await players.latestAttempts(player, PLAYED_IDS_LIMIT)
    return playedIdsOf([...attempts])
  }

  /** @returns what the next guess of the player is measured by, which may be more than was attempted: attempts can move to an account */
  async allowanceOf(player: Player): Promise<Allowance> {
    const day = dayAt(this.#options.clock.nowMs())
    return { day, used: await this.#options.players.usedAllowance(player, day) }
  }

  /** @returns the points that a player's solved puzzles would bring an account */
  potentialScore(player: Player): Promise<number> {
    return this.#options.players.solvedPoints(player)
  }

  /** @returns the player's last attempted puzzles, latest first, at most 48 */
  async latestPuzzles(visitor: KnownVisitor): Promise<readonly PuzzleView[]> {
    const attempts = await this.#options.players.latestAttempts(visitor.player, LIST_LIMIT)
    return this.#options.puzzles.views(
      attempts.map(({ puzzleId }) => puzzleId),
      visitor,
    )
  }

  /** It takes no free puzzle and brings no points. */
  async #judgeMade(visitor: KnownVisitor, guess: MadeGuess): Promise<Verdict> {
    const isRight = (await this.#made?.judge(visitor, guess)) ?? 'unknown puzzle'
    if (typeof isRight === 'string') return { kind: isRight }
    return {
      kind: 'judged',
      isRight,
      attempt: undefined,
      points: 0,
      standing: undefined,
      allowance: await this.allowanceOf(visitor.player),
    }
  }

  async #enter(guess: JudgedGuess, way: Pick<EnteredGuess, 'isLive' | 'madeAtMs'>): Promise<StandingEntry> {
    const { database, puzzles } = this.#options
    const { visitor, puzzleId, nowMs } = guess
    let counts: PuzzleCounts | undefined
    const entry = await orRefusal<StandingEntry>(() =>
      database.durably(async (transaction) => {
        const entry = await enterGuess(transaction, guess)
        if (entry.kind === 'refused') throw new Refused(entry)
        if (entry.kind === 'known before') return entry
        const { playerId, attempt, isFirst, solves, isScored } = entry
        if (isFirst || solves) counts = await puzzles.count(transaction, puzzleId, isFirst ? 1 : 0, solves ? 1 : 0)
        const { begunAtMs } = attempt
        const entered = { player: visitor.player, playerId, puzzleId, begunAtMs, isFirst, solves, isScored, ...way, nowMs }
        let standing: Standing | undefined
        for (const { guessEntered } of this.#listeners) standing = (await guessEntered?.(transaction, entered)) ?? standing
        return { ...entry, standing }
      }),
    )
    if (counts) puzzles.countsChanged()
    return entry
  }
}

function playedIdsOf(attempts: readonly Attempt[]): PlayedIds {
  return {
    solved: attempts.filter(({ isSolved }) => isSolved).map(({ puzzleId }) => puzzleId),
    revealed: attempts.filter(({ isRevealed }) => isRevealed).map(({ puzzleId }) => puzzleId),
    attempted: attempts.map(({ puzzleId }) => puzzleId),
  }
}

function joined(one: PlayedIds, other: PlayedIds | undefined): PlayedIds {
  if (!other) return one
  return {
    solved: [...one.solved, ...other.solved],
    revealed: [...one.revealed, ...other.revealed],
    attempted: [...one.attempted, ...other.attempted],
  }
}

/** @returns what the transaction returns, or what it was refused with */
async function orRefusal<Entry extends { readonly kind: string }>(transaction: () => Promise<Entry>): Promise<Entry> {
  try {
    return await transaction()
  } catch (error) {
    if (error instanceof Refused) return error.entry as Entry
    throw error
  }
}
