import { CHILD_SESSION_DAYS, SESSION_DAYS, SESSION_IDLE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { DAY_MS, dayAt } from '@emojigma/engine/day.ts'
import { createHash, createHmac, randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { derivedKey } from '../../platform/secrets/derived-key.ts'
import type { SignedIn } from '../../platform/visitor.ts'
import { ACCESS_TOKEN_S, AccessTokens } from './access-tokens.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { findAccount, type LinkCodes } from '../accounts/service.ts'
import { markUsed } from './unused/queries.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  findSessionOwner,
  insertSession,
  rotateSession,
  sessionsOf,
  type SessionSummary,
  type SessionOwner,
} from './queries.ts'

/** For this long a replaced token gets the same reply: tabs refresh together, and a reply can be lost. */
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
  readonly links: Pick<LinkCodes, 'drop'>
  /** The site's. */
  readonly secret: string
}

/** The sessions of all accounts. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #accessTokens: AccessTokens
  readonly #rotationKey: KeyObject

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#accessTokens = new AccessTokens(options.secret)
    this.#rotationKey = derivedKey(options.secret, 'rotation of refresh tokens')
  }

  /** @param transaction the one that has proved the identity
   *  @param device the browser in plain words; undefined = unknown */
  async open(transaction: Queries, accountId: string, device: string | undefined): Promise<SessionTokens> {
    const nowMs = this.#options.clock.nowMs()
    const id = randomUUID()
    const account = await findAccount(transaction, accountId)
    const refreshToken = `${id}.${randomBytes(TOKEN_BYTES).toString('base64url')}`
    await insertSession(transaction, {
      id,
      accountId,
      refreshHash: hashOf(refreshToken),
      previousRefreshHash: null,
      rotatedAtMs: nowMs,
      createdAtMs: nowMs,
      expiresAtMs: endOf(nowMs, nowMs, account?.isChild === true || account?.isStudent === true),
      device: device ?? null,
    })
    await markUsed(transaction, accountId, dayAt(nowMs))
    return this.#tokens(id, accountId, refreshToken, nowMs)
  }

  /** Exchanges a refresh token for the next one. That is derived from it, so all requests with the same token within half a minute get the
   *  same reply. A token replaced before that, or whose successor has been used, was copied: then the session ends for both.
   *  @returns undefined if the session has ended, or never was */
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
        // Deleted, so that a clock that is set back cannot revive it.
        await deleteSession(transaction, id)
        return undefined
      }
      const expiresAtMs = endOf(session.createdAtMs, nowMs, session.isChilds)
      // An older release let it last longer.
      if (expiresAtMs <= nowMs) {
        await deleteSession(transaction, id)
        return undefined
      }
      const rotation = { refreshHash: hashOf(next), rotatedAtMs: nowMs, expiresAtMs }
      const isRotated = session.refreshHash === used && (await rotateSession(transaction, id, used, rotation))
      if (!isRotated && !isAnswerableAgain(await findSession(transaction, id), used, nowMs)) {
        await deleteSession(transaction, id)
        return undefined
      }
      await markUsed(transaction, session.accountId, dayAt(nowMs))
      return this.#tokens(id, session.accountId, next, nowMs)
    })
  }

  /** @returns the account of a bearer token, while its session lasts */
  async signedInBy(accessToken: string): Promise<(SignedIn & SessionOwner) | undefined> {
    const { database, clock } = this.#options
    const nowMs = clock.nowMs()
    const sessionId = this.#accessTokens.sessionIdOf(accessToken, nowMs)
    if (sessionId === undefined) return undefined
    const owner = await findSessionOwner(database.queries, sessionId, nowMs)
    return owner && { ...owner, sessionId }
  }

  /** Ends a session of the account; any other id changes none. Used links end too: their page could repeat them after a lost reply. */
  async end(accountId: string, sessionId: string): Promise<void> {
    const { database, links } = this.#options
    await database.durably(async (transaction) => {
      await deleteSessionOf(transaction, accountId, sessionId)
      await links.drop(transaction, accountId, ['used magic', 'used reset'])
    })
  }

  /** Signs an account out everywhere, and ends its unused log-in links. */
  async endEverywhere(accountId: string): Promise<void> {
    const { database, links } = this.#options
    await database.durably(async (transaction) => {
      await deleteSessionsOf(transaction, accountId)
      await links.drop(transaction, accountId, ['magic', 'used magic', 'used reset'])
    })
  }

  /** @returns an account's sessions, most recently used first */
  of(accountId: string): Promise<readonly SessionSummary[]> {
    const { database, clock } = this.#options
    return sessionsOf(database.queries, accountId, clock.nowMs())
  }

  /** Ends all sessions of an account.
   *  @param keptId the session to keep; absent = none */
  async endAll(transaction: Queries, accountId: string, keptId?: string): Promise<void> {
    await deleteSessionsOf(transaction, accountId, keptId)
  }

  /** @returns the age of the session in milliseconds; undefined if it has ended */
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

/** @returns when a session that is used now expires without further use */
function endOf(createdAtMs: number, nowMs: number, isChild: boolean): number {
  return Math.min(nowMs + SESSION_IDLE_DAYS * DAY_MS, createdAtMs + (isChild ? CHILD_SESSION_DAYS : SESSION_DAYS) * DAY_MS)
}

/** Whether it is the previous token, sent again within half a minute. A replacement in the future dates from before a clock was set
 *  back, at an unknown time. */
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
