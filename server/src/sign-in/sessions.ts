import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { derivedKey } from '../derived-key.ts'
import type { SignedIn } from '../http/visitor.ts'
import { ACCESS_TOKEN_S, AccessTokens } from './access-tokens.ts'
import type { Queries } from '../database/tables.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionOwner,
  insertSession,
  rotateSession,
  type SessionOwner,
} from './queries.ts'

/** Without a use for so long, one has to log in again. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000
/** However often it is used, one has to log in again so long after the last time. */
const LONGEST_SESSION_MS = 180 * 24 * 60 * 60 * 1000
/** So long after it was replaced a token is answered like the first time: tabs refresh together, and a reply can be lost on its way. */
const SAME_SUCCESSOR_MS = 30_000
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

  /** @param transaction the one in which it was proved who signs in */
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

  /** Exchanges a refresh token for the next one. The next one follows from it, so that all who bring it within half a minute receive the
   *  same. A token that was replaced before that, or whose successor has been used, has been copied by somebody: then the session ends
   *  for both.
   *  @returns undefined when the session has ended, or never was */
  async refresh(refreshToken: string): Promise<SessionTokens | undefined> {
    const { database, clock } = this.#options
    const id = refreshToken.slice(0, Math.max(0, refreshToken.indexOf('.')))
    const used = hashOf(refreshToken)
    const next = `${id}.${createHmac('sha256', this.#rotationKey).update(refreshToken).digest('base64url')}`
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      const session = await findSession(transaction, id)
      if (!session) return undefined
      if (session.expiresAtMs <= nowMs) {
        // A clock that is set back must not bring it to life again.
        await deleteSession(transaction, id)
        return undefined
      }
      const rotation = { refreshHash: hashOf(next), rotatedAtMs: nowMs, expiresAtMs: endOf(session.createdAtMs, nowMs) }
      const isRotated = session.refreshHash === used && (await rotateSession(transaction, id, used, rotation))
      if (!isRotated && !isAnswerableAgain(await findSession(transaction, id), used, nowMs)) {
        await deleteSession(transaction, id)
        return undefined
      }
      return this.#tokens(id, session.accountId, next, nowMs)
    })
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

  /** @returns how long ago the holder of the session signed in, in milliseconds; undefined when it has ended */
  async ageMs(sessionId: string): Promise<number | undefined> {
    const { database, clock } = this.#options
    const session = await findSession(database.queries, sessionId)
    const nowMs = clock.nowMs()
    return session && session.expiresAtMs > nowMs ? nowMs - session.createdAtMs : undefined
  }

  #tokens(id: string, accountId: string, refreshToken: string, nowMs: number): SessionTokens {
    return { accountId, accessToken: this.#accessTokens.make(id, nowMs), expiresInS: ACCESS_TOKEN_S, refreshToken }
  }
}

/** @returns when a session that is used now ends, if it is not used again */
function endOf(createdAtMs: number, nowMs: number): number {
  return Math.min(nowMs + SESSION_MS, createdAtMs + LONGEST_SESSION_MS)
}

/** Whether it is the token before, brought again within the half minute. One that was replaced in the future was replaced before a clock was
 *  set back, nobody knows when. */
function isAnswerableAgain(
  session: { readonly previousRefreshHash: string | null; readonly rotatedAtMs: number } | undefined,
  used: string,
  nowMs: number,
): boolean {
  return session !== undefined && session.previousRefreshHash === used && Math.abs(nowMs - session.rotatedAtMs) < SAME_SUCCESSOR_MS
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
