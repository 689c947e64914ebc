import { m } from '@emojigma/messages'
import { localizedText } from '../../platform/localized-text.ts'
import { CHALLENGE_ALPHABET, CHALLENGE_CODE, CHALLENGE_CODE_LENGTH, MAX_CHALLENGE_PLAYERS } from '@emojigma/contract/rules/challenges.ts'
import { DAY_MS, dayAt, dayOfPuzzle, PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { generateNickname, guestName, isGeneratedNickname } from '@emojigma/contract/rules/nickname.ts'
import type { Random } from '@emojigma/engine/random.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { playerOf, type Players } from '../play/service.ts'
import type { Player } from '../../platform/visitor.ts'
import { invalid, type Invalid, type RetryLater } from '../../platform/expected-failures.ts'
import type { Limit, RateCounters } from '../operator/rate-counters/service.ts'
import {
  deleteChallenge,
  findChallenge,
  findChallengeByKey,
  insertChallenge,
  leave,
  lockChallenge,
  putTaker,
  takersOf,
  type StoredChallenge,
  type Taker,
} from './queries.ts'

const MADE_A_DAY: Limit = { what: 'challenges made by a player', max: 10, windowMs: DAY_MS }
const TAKEN_A_DAY: Limit = { what: 'challenges taken by a player', max: 30, windowMs: DAY_MS }
/** Names tried until one is free. */
const NAME_TRIES = 200

export interface ChallengePlayer {
  readonly name: string
  readonly isMaker: boolean
  readonly isYou: boolean
  readonly solved: readonly number[]
}

export interface ChallengeView {
  readonly code: string
  readonly day: Day
  readonly isToday: boolean
  readonly puzzleIds: readonly number[]
  /** In order of arrival. */
  readonly players: readonly ChallengePlayer[]
  readonly isTaken: boolean
  readonly isFull: boolean
}

export type MakeOutcome = { readonly kind: 'made'; readonly challenge: ChallengeView } | TooMany | Invalid
export type TakeOutcome =
  | { readonly kind: 'taken'; readonly challenge: ChallengeView }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' }
  | TooMany

type TooMany = Extract<RetryLater, { kind: 'too many' }>

export interface ChallengesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly players: Players
  readonly accounts: Accounts
  readonly counters: RateCounters
  readonly random: Pick<Random, 'below' | 'pick'>
}

/** Puzzles of a day that friends play together, each at any time. The results are read from the stored attempts.
 *  Source: docs/product.md, Challenge a friend */
export class Challenges {
  readonly #options: ChallengesOptions

  constructor(options: ChallengesOptions) {
    this.#options = options
  }

  get today(): Day {
    return dayAt(this.#options.clock.nowMs())
  }

  /** Accepts only puzzles of today: friends may not be able to play other days.
   *  @param key idempotency key
   *  @returns the challenge created under this key, now or before */
  async make(player: Player, puzzleIds: readonly number[], key: string | undefined): Promise<MakeOutcome> {
    const { database, clock, counters, players } = this.#options
    const earlier = await this.#madeUnder(database.queries, await players.playerIdOf(player), key)
    if (earlier) return earlier
    const nowMs = clock.nowMs()
    const day = dayAt(nowMs)
    if (puzzleIds.some((id) => dayOfPuzzle(id) !== day)) return invalid('PuzzleIds', localizedText(m['challenge_refusal.not_todays']))
    const ownName = await this.#nicknameOf(player)
    return database.durably(async (transaction): Promise<MakeOutcome> => {
      const playerId = await playerOf(transaction, player, nowMs)
      const challenge = { id: this.#newCode(), playerId, day, slots: slotsOf(puzzleIds), madeAtMs: nowMs }
      if (!(await insertChallenge(transaction, challenge, key))) {
        const meanwhile = await this.#madeUnder(transaction, playerId, key)
        if (!meanwhile) throw new Error('a challenge vanished while it was asked for again')
        return meanwhile
      }
      const retryAfterS = await counters.count(transaction, [{ ...MADE_A_DAY, who: nameOf(player) }])
      if (retryAfterS !== undefined) {
        await deleteChallenge(transaction, challenge.id)
        return { kind: 'too many', retryAfterS }
      }
      await putTaker(transaction, challenge.id, playerId, this.#freeName(ownName, []), nowMs)
      return { kind: 'made', challenge: await this.#viewOf(transaction, challenge, playerId) }
    })
  }

  /** @returns undefined for an unknown or expired challenge */
  async find(code: string, player: Player | undefined): Promise<ChallengeView | undefined> {
    const { database, players } = this.#options
    const challenge = CHALLENGE_CODE.test(code) ? await findChallenge(database.queries, code) : undefined
    return challenge && this.#viewOf(database.queries, challenge, await players.playerIdOf(player))
  }

  async take(code: string, player: Player): Promise<TakeOutcome> {
    const { database, clock, counters } = this.#options
    if (!CHALLENGE_CODE.test(code)) return { kind: 'unknown' }
    const ownName = await this.#nicknameOf(player)
    return database.durably(async (transaction): Promise<TakeOutcome> => {
      const challenge = await lockChallenge(transaction, code)
      if (!challenge) return { kind: 'unknown' }
      const nowMs = clock.nowMs()
      const playerId = await playerOf(transaction, player, nowMs)
      const takers = await takersOf(transaction, challenge)
      const before = takers.find((taker) => taker.playerId === playerId)
      // A player who leaves keeps the place, so that no one can add names beyond the limit.
      if (!before) {
        if (takers.length >= MAX_CHALLENGE_PLAYERS) return { kind: 'full' }
        const retryAfterS = await counters.count(transaction, [{ ...TAKEN_A_DAY, who: nameOf(player) }])
        if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
      }
      await putTaker(transaction, code, playerId, before?.name ?? this.#freeName(ownName, takers), nowMs)
      return { kind: 'taken', challenge: await this.#viewOf(transaction, challenge, playerId) }
    })
  }

  /** @returns undefined for an unknown challenge */
  async leave(code: string, player: Player): Promise<ChallengeView | undefined> {
    const { database, clock, players } = this.#options
    const playerId = await players.playerIdOf(player)
    if (playerId !== undefined && CHALLENGE_CODE.test(code)) {
      await database.durably((transaction) => leave(transaction, code, playerId, clock.nowMs()))
    }
    return this.find(code, player)
  }

  async #madeUnder(queries: Queries, playerId: number | undefined, key: string | undefined): Promise<MakeOutcome | undefined> {
    const found = playerId === undefined || key === undefined ? undefined : await findChallengeByKey(queries, playerId, key)
    return found && { kind: 'made', challenge: await this.#viewOf(queries, found, playerId) }
  }

  async #viewOf(queries: Queries, challenge: StoredChallenge, playerId: number | undefined): Promise<ChallengeView> {
    const { id, day, slots } = challenge
    const takers = await takersOf(queries, challenge)
    const puzzleIds = puzzlesIn(day, slots)
    const present = takers.filter(({ hasLeft }) => !hasLeft)
    return {
      code: id,
      day,
      isToday: day === this.today,
      puzzleIds,
      players: present.map((taker) => ({
        name: taker.name,
        isMaker: taker.playerId === challenge.playerId,
        isYou: taker.playerId === playerId,
        solved: puzzlesIn(day, taker.solved).filter((solved) => puzzleIds.includes(solved)),
      })),
      isTaken: present.some((taker) => taker.playerId === playerId),
      isFull: takers.length >= MAX_CHALLENGE_PLAYERS,
    }
  }

  /** @returns undefined if a name has to be generated: a chosen nickname may reveal its owner */
  async #nicknameOf(player: Player): Promise<string | undefined> {
    const { accounts, random } = this.#options
    if (player.kind === 'device') return undefined
    const { nickname } = await accounts.account(player.accountId)
    return nickname !== null && isGeneratedNickname(nickname) ? nickname : generateNickname(random)
  }

  /** @param ownName an account's generated nickname; absent = a guest */
  #freeName(ownName: string | undefined, takers: readonly Pick<Taker, 'name'>[]): string {
    const { random } = this.#options
    const isFree = (name: string) => takers.every((taker) => taker.name !== name)
    if (ownName !== undefined && isFree(ownName)) return ownName
    for (let tries = 0; tries < NAME_TRIES; tries += 1) {
      const name = ownName === undefined ? guestName(random) : generateNickname(random)
      if (isFree(name)) return name
    }
    throw new Error('no name is free')
  }

  #newCode(): string {
    const { random } = this.#options
    return Array.from({ length: CHALLENGE_CODE_LENGTH }, () => CHALLENGE_ALPHABET.charAt(random.below(CHALLENGE_ALPHABET.length))).join('')
  }
}

function nameOf(player: Player): string {
  return player.kind === 'account' ? player.accountId : player.deviceId
}

function slotsOf(puzzleIds: readonly number[]): number {
  return [...new Set(puzzleIds)].reduce((sum, id) => sum + 2 ** ((id - 1) % PUZZLES_A_DAY), 0)
}

/** Forty bits exceed JavaScript's bitwise operators.
 *  @param slots one bit per slot of the day, the first slot lowest */
export function puzzlesIn(day: Day, slots: number): readonly number[] {
  return Array.from({ length: PUZZLES_A_DAY }, (_, slot) => slot)
    .filter((slot) => Math.floor(slots / 2 ** slot) % 2 === 1)
    .map((slot) => puzzleIdOf(day, slot))
}
