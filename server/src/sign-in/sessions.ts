import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { derivedKey } from '../derived-key.ts'
import type { SignedIn } from '../http/caller.ts'
import { ACCESS_TOKEN_S, AccessTokens } from './access-tokens.ts'
import type { Queries } from '../tables.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionOwner,
  insertSession,
  rotateSession,
  sessionTimesOf,
  type SessionOwner,
  type SessionTimes,
} from './session-queries.ts'

/** Without a use for so long, one has to log in again. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000
/** How long the token before is answered like the first time, for tabs that refresh together. A reply is held back until then, so that
 *  whoever has the new token and uses the old one comes too late. */
const TOGETHER_MS = 150
const HELD_BACK_MS = TOGETHER_MS + 5
const TOKEN_BYTES = 32

export interface SessionTokens {
  readonly accountId: string
  readonly accessToken: string
  readonly expiresInS: number
  readonly refreshToken: string
}

export interface SessionsOptions {
  readonly database: Database
  readonly clock: Clock
  /** The site's. */
  readonly secret: string
}

/** Who is signed in where. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #accessTokens: AccessTokens
  readonly #rotationKey: Buffer

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#accessTokens = new AccessTokens(options.secret)
    this.#rotationKey = derivedKey(options.secret, 'rotation of refresh tokens')
  }

  /** @param transaction the one in which whoever signs in proved who they are */
  async open(transaction: Queries, accountId: string): Promise<SessionTokens> {
    const nowMs = this.#options.clock.nowMs()
    const id = randomUUID()
    const refreshToken = `${id}.${randomBytes(TOKEN_BYTES).toString('base64url')}`
    await insertSession(transaction, {
      id,
      accountId,
      refreshHash: hashOf(refreshToken),
      previousRefreshHash: null,
      rotatedAtMs: nowMs,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + SESSION_MS,
    })
    return this.#tokens(id, accountId, refreshToken, nowMs)
  }

  /** Exchanges a refresh token for the next one. The next one follows from it, so that all who use it at the same time receive the same.
   *  A token that was replaced before has been copied by somebody: then the session ends for both.
   *  @returns undefined when the session has ended, or never was */
  async refresh(refreshToken: string): Promise<SessionTokens | undefined> {
    const { database, clock } = this.#options
    const id = refreshToken.slice(0, Math.max(0, refreshToken.indexOf('.')))
    const used = hashOf(refreshToken)
    const next = `${id}.${createHmac('sha256', this.#rotationKey).update(refreshToken).digest('base64url')}`
    const nowMs = clock.nowMs()
    const heldBack = delay(HELD_BACK_MS)
    const tokens = await database.durably(async (transaction) => {
      const session = await findSession(transaction, id)
      if (!session || session.expiresAtMs <= nowMs) return undefined
      const rotation = { refreshHash: hashOf(next), rotatedAtMs: nowMs, expiresAtMs: nowMs + SESSION_MS }
      const isRotated = session.refreshHash === used && (await rotateSession(transaction, id, used, rotation))
      if (!isRotated && !isAnswerableAgain(await findSession(transaction, id), used, nowMs)) {
        await deleteSession(transaction, id)
        return undefined
      }
      return this.#tokens(id, session.accountId, next, nowMs)
    })
    if (tokens) await heldBack
    return tokens
  }

  /** @returns who a bearer token speaks for, as long as the session lasts */
  async signedInBy(accessToken: string): Promise<(SignedIn & SessionOwner) | undefined> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    const sessionId = this.#accessTokens.sessionIdOf(accessToken, nowMs)
    if (sessionId === undefined) return undefined
    const owner = await findSessionOwner(database.queries, sessionId, nowMs)
    return owner && { ...owner, sessionId }
  }

  async end(sessionId: string): Promise<void> {
    await this.#options.database.durably((transaction) => deleteSession(transaction, sessionId))
  }

  /** Ends all sessions of an account.
   *  @param keptId the one that goes on; absent = none does */
  async endAll(transaction: Queries, accountId: string, keptId?: string): Promise<void> {
    await deleteSessionsOf(transaction, accountId, keptId)
  }

  /** @returns how long ago whoever holds the session signed in, in milliseconds */
  async ageMs(sessionId: string): Promise<number | undefined> {
    const { database, clock } = this.#options
    const session = await findSession(database.queries, sessionId)
    return session && clock.nowMs() - session.createdAtMs
  }

  timesOf(accountId: string): Promise<readonly SessionTimes[]> {
    return sessionTimesOf(this.#options.database.queries, accountId)
  }

  #tokens(id: string, accountId: string, refreshToken: string, nowMs: number): SessionTokens {
    return { accountId, accessToken: this.#accessTokens.make(id, nowMs), expiresInS: ACCESS_TOKEN_S, refreshToken }
  }
}

/** Whether it is the token before, used again before anybody could have the one after it. */
function isAnswerableAgain(
  session: { readonly previousRefreshHash: string | null; readonly rotatedAtMs: number } | undefined,
  used: string,
  nowMs: number,
): boolean {
  return session !== undefined && session.previousRefreshHash === used && nowMs - session.rotatedAtMs < TOGETHER_MS
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
