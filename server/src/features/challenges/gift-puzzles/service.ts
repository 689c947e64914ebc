import { m } from '@emojigma/messages'
import { access } from '@emojigma/contract/rules/access.ts'
import {
  FIRST_GIFT_PUZZLE_ID,
  FRIEND_ANIMALS,
  isGiftPuzzleId,
  type FriendAnimal,
  type SecretTheme,
} from '@emojigma/contract/rules/gift-puzzles.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { LARGEST_SECRET, readSecret, SECRET_LETTERS } from '@emojigma/engine/maker/secret.ts'
import { secretPuzzle } from '@emojigma/engine/maker/secret-puzzle.ts'
import type { ClassicQuestion, Puzzle, WordQuestion } from '@emojigma/engine/question.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { hash, randomInt } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { invalid, isInvalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { Language } from '../../../platform/languages.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import type { KnownVisitor, Player } from '../../../platform/visitor.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import { playerOf, type GuessRequest, type MadePuzzleGuesses, type PlayedIds, type Players } from '../../play/service.ts'
import { answerFields, uncountedViewOf } from '../../puzzles/service.ts'
import { alphabetOf, isFriendly } from './friendly-words.ts'
import {
  attemptsAtGift,
  deleteGift,
  enterGiftGuess,
  findGift,
  findGiftByKey,
  insertGift,
  insertGiftAttempt,
  lockGift,
  giftAttemptsOf,
  type GiftAttempt,
  type StoredGiftPuzzle,
} from './queries.ts'

/** Ids are drawn from this many, so that they cannot be guessed. */
const IDS = 2 ** 47

const SENT_BY_PLAYER: Limit = { what: 'puzzles sent by a player', max: 20, windowMs: DAY_MS }
/** A school of several classes. */
const SENT_FROM_NETWORK: Limit = { what: 'puzzles sent from a network', max: 500, windowMs: DAY_MS }

const NO_SECRET = invalid(
  'Secret',
  localizedText(m['send_refusal.no_secret'], { largest: LARGEST_SECRET, min: SECRET_LETTERS.min, max: SECRET_LETTERS.max }),
)
const OTHER_WORD = invalid('Secret', localizedText(m['send_refusal.other_word']))

/** The secret of a gift puzzle, and how it is hidden. */
export interface SecretWish {
  readonly text: string
  readonly theme: SecretTheme
  readonly draw: number
}

export type SendOutcome = { readonly kind: 'sent'; readonly id: number } | Invalid | Extract<RetryLater, { kind: 'too many' }>
export type OpenOutcome =
  | { readonly kind: 'open'; readonly view: PuzzleView; readonly animal: FriendAnimal }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' }

export interface GiftPuzzlesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly players: Players
  readonly counters: RateCounters
  readonly random: Pick<Random, 'pick'>
}

/** Puzzles that hide someone's secret, played by friends who have the link. Nothing is stored about the sender: a key on their device
 *  opens the results. Callers check permissions first.
 *  Source: docs/product.md, Make and send */
export class GiftPuzzles implements MadePuzzleGuesses {
  readonly #options: GiftPuzzlesOptions

  constructor(options: GiftPuzzlesOptions) {
    this.#options = options
  }

  /** The puzzle that would be sent, as friends will see it. */
  draw(wish: SecretWish, language: Language): PuzzleView | Invalid {
    const drawn = drawnFor(wish, language)
    return isInvalid(drawn) ? drawn : uncountedViewOf(FIRST_GIFT_PUZZLE_ID, { ...drawn, theme: '' }, language)
  }

  /** @param key idempotency key: the same one gets the puzzle of the first call */
  async send(wish: SecretWish, key: string, player: Player, network: string, language: Language): Promise<SendOutcome> {
    const { database, clock, counters } = this.#options
    const keyHash = hashOf(key)
    const earlier = await findGiftByKey(database.queries, keyHash)
    if (earlier) return { kind: 'sent', id: earlier.id }
    const drawn = drawnFor(wish, language)
    if (isInvalid(drawn)) return drawn
    const { question, answer, levelId } = drawn
    const id = FIRST_GIFT_PUZZLE_ID + 1 + randomInt(IDS)
    return database.durably(async (transaction): Promise<SendOutcome> => {
      if (!(await insertGift(transaction, { id, keyHash, question, answer, levelId, sentAtMs: clock.nowMs() }))) {
        const meanwhile = await findGiftByKey(transaction, keyHash)
        if (!meanwhile) throw new Error('no id was free for a sent puzzle')
        return { kind: 'sent', id: meanwhile.id }
      }
      const who = player.kind === 'account' ? player.accountId : player.deviceId
      const retryAfterS = await counters.count(transaction, [
        { ...SENT_BY_PLAYER, who },
        { ...SENT_FROM_NETWORK, who: network },
      ])
      if (retryAfterS === undefined) return { kind: 'sent', id }
      await deleteGift(transaction, id)
      return { kind: 'too many', retryAfterS }
    })
  }

  /** Opens a puzzle for a friend, who keeps the animal of the first time. */
  async open(visitor: KnownVisitor, puzzleId: number): Promise<OpenOutcome> {
    const { database } = this.#options
    const opened = await database.durably((transaction) => this.#join(transaction, visitor.player, puzzleId))
    if (typeof opened === 'string') return { kind: opened }
    const { sent, attempt } = opened
    return { kind: 'open', view: viewOf(sent, attempt, visitor.language), animal: attempt.animal }
  }

  /** @returns undefined for another key, and for a puzzle that is gone */
  async results(
    puzzleId: number,
    key: string,
  ): Promise<{ readonly sent: StoredGiftPuzzle; readonly attempts: readonly GiftAttempt[] } | undefined> {
    const { queries } = this.#options.database
    const sent = await findGift(queries, puzzleId)
    return sent?.keyHash === hashOf(key) ? { sent, attempts: await attemptsAtGift(queries, puzzleId) } : undefined
  }

  /** @returns false for another key */
  async remove(puzzleId: number, key: string): Promise<boolean> {
    const sent = await findGift(this.#options.database.queries, puzzleId)
    if (sent && sent.keyHash !== hashOf(key)) return false
    await this.#options.database.durably((transaction) => deleteGift(transaction, puzzleId))
    return true
  }

  /** @returns undefined for an unknown puzzle */
  find(puzzleId: number): Promise<StoredGiftPuzzle | undefined> {
    return findGift(this.#options.database.queries, puzzleId)
  }

  has(puzzleId: number): boolean {
    return isGiftPuzzleId(puzzleId)
  }

  async judge(visitor: KnownVisitor, { puzzleId, text, madeAtMs }: GuessRequest): Promise<boolean | 'unknown puzzle' | 'malformed guess'> {
    if (access('CHALLENGE FRIEND', visitor).kind !== 'open') return 'unknown puzzle'
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      const opened = await this.#join(transaction, visitor.player, puzzleId)
      if (typeof opened === 'string') return 'unknown puzzle'
      const { sent, attempt } = opened
      const guess = canonicalGuess(sent.question.typeId, sent.levelId, text)
      if (guess === undefined) return 'malformed guess'
      const isRight = guess === sent.answer
      const nowMs = clock.nowMs()
      const cappedMs = madeAtMs === undefined ? undefined : Math.min(madeAtMs, nowMs)
      await enterGiftGuess(transaction, { puzzleId, playerId: attempt.playerId, isRight, madeAtMs: cappedMs, nowMs })
      return isRight
    })
  }

  async view({ player, language }: KnownVisitor, puzzleId: number): Promise<PuzzleView | undefined> {
    const { database, players } = this.#options
    const [sent, playerId] = [await this.find(puzzleId), await players.playerIdOf(player)]
    const [attempt] = playerId === undefined ? [] : await giftAttemptsOf(database.queries, playerId, [puzzleId])
    return sent && viewOf(sent, attempt, language)
  }

  async playedIds(player: Player, puzzleIds: readonly number[]): Promise<PlayedIds> {
    const { database, players } = this.#options
    const playerId = await players.playerIdOf(player)
    const attempts = playerId === undefined ? [] : await giftAttemptsOf(database.queries, playerId, puzzleIds)
    return {
      solved: attempts.filter(({ solvedAtMs }) => solvedAtMs !== undefined).map(({ puzzleId }) => puzzleId),
      revealed: [],
      attempted: attempts.filter(({ guessCount }) => guessCount > 0).map(({ puzzleId }) => puzzleId),
    }
  }

  /** @returns the puzzle with the player's attempt, begun if there was none */
  async #join(
    queries: Queries,
    player: Player,
    puzzleId: number,
  ): Promise<{ readonly sent: StoredGiftPuzzle; readonly attempt: GiftAttempt } | 'unknown' | 'full'> {
    const { clock, random } = this.#options
    const sent = await lockGift(queries, puzzleId)
    if (!sent) return 'unknown'
    const nowMs = clock.nowMs()
    const playerId = await playerOf(queries, player, nowMs)
    const attempts = await attemptsAtGift(queries, puzzleId)
    const before = attempts.find((attempt) => attempt.playerId === playerId)
    if (before) return { sent, attempt: before }
    const free = FRIEND_ANIMALS.filter((animal) => attempts.every((attempt) => attempt.animal !== animal))
    if (free.length === 0) return 'full'
    const attempt = { puzzleId, playerId, animal: random.pick(free), openedAtMs: nowMs, guessCount: 0, solvedAtMs: undefined }
    await insertGiftAttempt(queries, attempt)
    return { sent, attempt }
  }
}

function drawnFor({ text, theme, draw }: SecretWish, language: Language): Puzzle<ClassicQuestion | WordQuestion> | Invalid {
  const alphabet = alphabetOf(language)
  const secret = readSecret(text, alphabet)
  if (!secret) return NO_SECRET
  if (secret.kind === 'word' && !isFriendly(secret.word)) return OTHER_WORD
  return secretPuzzle({ secret, themeName: theme, draw, alphabet, nameOf: emojiNameIn(language.words.emojiNames) })
}

function viewOf({ id, question, answer, levelId }: StoredGiftPuzzle, attempt: GiftAttempt | undefined, language: Language): PuzzleView {
  const view = uncountedViewOf(id, { levelId, theme: '', question, answer }, language)
  return attempt?.solvedAtMs === undefined ? view : { ...view, ...answerFields(question, answer) }
}

function hashOf(key: string): string {
  return hash('sha256', key, 'base64url')
}
