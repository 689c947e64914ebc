import { LIST_LIMIT, PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt, dayOfPuzzle, MAX_PUZZLE_ID, type Day } from '@emojigma/engine/day.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { slipAt } from '@emojigma/engine/understanding/slip-at.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { KnownVisitor, Player } from '../../platform/visitor.ts'
import type { GuessListener, Standing, StandingEntry } from './listeners.ts'
import { enterGuess, enterReveal, moveAttempts, type GuessEntry, type JudgedGuess, type Players, type RevealEntry } from './players.ts'
import type { Attempt, PuzzleCounts, Puzzles } from '../puzzles/service.ts'

export { exportedAttempts } from './export.ts'
export type { EnteredGuess, GuessListener, Standing } from './listeners.ts'
export { forgetMonth, monthsOfAttempts } from './months.ts'
export type { DeviceMove, MovedAttempt } from './move/device-move.ts'
export { noteAnswersPrinted } from './printed-answers.ts'
export { accountPlayersAfter, findPlayerId, playerOf, Players, recordsOf, type AttemptRecord, type RecordMark } from './players.ts'
export { recordsBetween } from './queries.ts'

/** Days by which a guess made on its puzzle's day may arrive late: until the end of the next day. */
const DAYS_OF_GRACE = 1

export interface Judged {
  readonly kind: 'judged'
  readonly isRight: boolean
  /** The attempt including this guess; absent for a puzzle that people made. */
  readonly attempt: Attempt | undefined
  /** Points earned. */
  readonly points: number
  /** The account's standing after a solve that earned points. */
  readonly standing: Standing | undefined
  readonly allowance: Allowance
}

export type Verdict =
  | Judged
  | { readonly kind: 'unknown puzzle' }
  | { readonly kind: 'malformed guess' }
  | Extract<GuessEntry, { kind: 'refused' }>
  /** It was made on the puzzle's own day, but arrived too late. */
  | { readonly kind: 'too late' }

export interface GuessRequest {
  readonly puzzleId: number
  readonly text: string
  /** The furthest hint rung used so far, 0 to 3. */
  readonly hintRung: number
  /** When it was made, according to its sender. */
  readonly madeAtMs: number | undefined
  /** At Spot the odd emoji: from the first sight of the picture. */
  readonly searchedMs?: number | undefined
  /** Made offline and sent later. */
  readonly isLate: boolean
}

export type RevealOutcome =
  /** The revealed ones among the puzzles that the player attempted last. */
  | { readonly kind: 'revealed'; readonly puzzleIds: readonly number[] }
  | { readonly kind: 'unknown puzzle' }
  | Exclude<RevealEntry, { kind: 'revealed' }>

export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
}

/** How many of a day's free puzzles are used. */
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

/** Judges guesses at puzzles that people made, which have tables of their own. */
export interface MadePuzzleGuesses {
  /** Whether it judges this puzzle, by its id alone. */
  has(puzzleId: number): boolean
  /** @returns whether the guess is right; 'unknown puzzle' also for a puzzle that the visitor may not play */
  judge(visitor: KnownVisitor, guess: GuessRequest): Promise<boolean | 'unknown puzzle' | 'malformed guess'>
  view(visitor: KnownVisitor, puzzleId: number): Promise<PuzzleView | undefined>
  playedIds(player: Player, puzzleIds: readonly number[]): Promise<PlayedIds>
}

/** Rolls a transaction back, with the reason. */
class RetryLater<Entry extends { readonly kind: string }> extends Error {
  readonly entry: Entry

  constructor(entry: Entry) {
    super(entry.kind)
    this.entry = entry
  }
}

/** Judges guesses, and reads what a player has played. */
export class Guesses {
  readonly #options: GuessesOptions
  readonly #listeners: GuessListener[] = []
  readonly #made: MadePuzzleGuesses[] = []

  constructor(options: GuessesOptions) {
    this.#options = options
  }

  /** Registers a listener for guesses and moves. Listeners that lock rows shared by all players, such as the boards, come last, so that
   *  the locks are short. */
  addListener(listener: GuessListener): void {
    this.#listeners.push(listener)
  }

  /** Registers a judge of guesses at puzzles that people made. */
  leaveMadePuzzlesTo(made: MadePuzzleGuesses): void {
    this.#made.push(made)
  }

  /** Judges one guess. 'judged' means that it is on disk. A repeated guess changes nothing. */
  async judge(visitor: KnownVisitor, made: GuessRequest): Promise<Verdict> {
    const { puzzleId, text, hintRung, madeAtMs, isLate } = made
    if (puzzleId > MAX_PUZZLE_ID) return this.#judgeMade(visitor, made)
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
    // A time before the player existed cannot be right.
    const isScored =
      day === today || madeAtMs === undefined || madeAtMs >= ((await this.#options.players.bornAtMs(visitor.player)) ?? nowMs)
    const enteredAtMs = isLate ? Math.min(madeAtMs ?? nowMs, nowMs) : nowMs
    const cappedMs = madeAtMs === undefined ? undefined : Math.min(madeAtMs, nowMs)
    const slip = isRight ? undefined : slipAt(puzzle.question, puzzle.levelId, guess)?.rule
    // A whole board says less than its slip.
    const wrongAnswer = !isRight && visitor.role === 'student' && puzzle.question.typeId !== 4 ? guess : undefined
    const searchedMs = isRight && puzzle.question.typeId === 5 ? made.searchedMs : undefined
    const judged = { visitor, puzzleId, day, isRight, hintRung, isScored, madeAtMs: cappedMs, slip, wrongAnswer, searchedMs, nowMs }
    const entry = await this.#enter(judged, enteredAtMs)
    if (entry.kind === 'refused') return entry.why === 'plan-needed' && isOfItsDay && puzzleDay < today ? { kind: 'too late' } : entry
    const earnsPoints = visitor.player.kind === 'account' && entry.kind === 'entered' && entry.solves && entry.isScored
    const allowance = puzzleDay === today ? { day: today, used: entry.used } : await this.allowanceOf(visitor.player)
    const standing = entry.kind === 'entered' ? entry.standing : undefined
    return { kind: 'judged', isRight, attempt: entry.attempt, points: earnsPoints ? pointsOf(puzzleId) : 0, standing, allowance }
  }

  /** The puzzle as the visitor sees it after the guess. */
  async guessedPuzzle(visitor: KnownVisitor, puzzleId: number, { attempt }: Judged): Promise<PuzzleView | undefined> {
    return attempt ? this.#options.puzzles.attempted(attempt, visitor) : this.#judgeOf(puzzleId)?.view(visitor, puzzleId)
  }

  /** Reveals the answer; the player can no longer guess. A solved puzzle stays solved. */
  async reveal(visitor: KnownVisitor, puzzleId: number): Promise<RevealOutcome> {
    const { database, puzzles, clock } = this.#options
    if (!(await puzzles.stored(puzzleId))) return { kind: 'unknown puzzle' }
    const nowMs = clock.nowMs()
    const wish = { visitor, puzzleId, day: dayAt(nowMs), nowMs }
    const entry = await orRefusal<RevealEntry>(() =>
      database.durably(async (transaction) => {
        const entry = await enterReveal(transaction, wish)
        if (entry.kind === 'refused') throw new RetryLater(entry)
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

  /** Moves a device's attempts to the account, each solve scored at the time it was made. A second move changes nothing. Students are
   *  skipped: on a shared class tablet the guest may have been someone else.
   *  @param account the account's visitor
   *  @returns the points earned */
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

  /** @param puzzleIds restricts the reply to these; absent = the hundred that the player began last */
  async playedIds(player: Player, puzzleIds?: readonly number[]): Promise<PlayedIds> {
    const { players } = this.#options
    if (puzzleIds?.some((id) => id > MAX_PUZZLE_ID)) {
      let all = await this.playedIds(
        player,
        puzzleIds.filter((id) => id <= MAX_PUZZLE_ID),
      )
      for (const judge of this.#made) {
        const own = puzzleIds.filter((id) => judge.has(id))
        if (own.length > 0) all = joined(all, await judge.playedIds(player, own))
      }
      return all
    }
    const attempts = puzzleIds
      ? (await players.attemptsAt(player, puzzleIds)).values()
      : await players.latestAttempts(player, PLAYED_IDS_LIMIT)
    return playedIdsOf([...attempts])
  }

  /** @returns the allowance that the player's next guess is checked against, which may exceed the attempts: these can move to an account */
  async allowanceOf(player: Player): Promise<Allowance> {
    const day = dayAt(this.#options.clock.nowMs())
    return { day, used: await this.#options.players.usedAllowance(player, day) }
  }

  /** @returns the points that a player's solved puzzles would earn an account */
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

  /** Uses no free puzzle and earns no points. */
  async #judgeMade(visitor: KnownVisitor, guess: GuessRequest): Promise<Verdict> {
    const isRight = (await this.#judgeOf(guess.puzzleId)?.judge(visitor, guess)) ?? 'unknown puzzle'
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

  #judgeOf(puzzleId: number): MadePuzzleGuesses | undefined {
    return this.#made.find((judge) => judge.has(puzzleId))
  }

  async #enter(guess: JudgedGuess, madeAtMs: number): Promise<StandingEntry> {
    const { database, puzzles } = this.#options
    const { visitor, puzzleId, nowMs } = guess
    let counts: PuzzleCounts | undefined
    const entry = await orRefusal<StandingEntry>(() =>
      database.durably(async (transaction) => {
        const entry = await enterGuess(transaction, guess)
        if (entry.kind === 'refused') throw new RetryLater(entry)
        if (entry.kind === 'known before') return entry
        const { playerId, attempt, isFirst, solves, isScored } = entry
        if (isFirst || solves) counts = await puzzles.count(transaction, puzzleId, isFirst ? 1 : 0, solves ? 1 : 0)
        const { begunAtMs } = attempt
        const entered = { player: visitor.player, playerId, puzzleId, begunAtMs, isFirst, solves, isScored, madeAtMs, nowMs }
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

function joined(one: PlayedIds, other: PlayedIds): PlayedIds {
  return {
    solved: [...one.solved, ...other.solved],
    revealed: [...one.revealed, ...other.revealed],
    attempted: [...one.attempted, ...other.attempted],
  }
}

/** @returns the result of the transaction, or the refusal that rolled it back */
async function orRefusal<Entry extends { readonly kind: string }>(transaction: () => Promise<Entry>): Promise<Entry> {
  try {
    return await transaction()
  } catch (error) {
    if (error instanceof RetryLater) return error.entry as Entry
    throw error
  }
}
