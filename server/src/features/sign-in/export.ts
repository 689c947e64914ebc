import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { identitiesOf } from './external/queries.ts'
import { sessionsOf } from './queries.ts'

/** Where an account is signed in, and through which other sites, for its owner to keep. */
export async function exportedSignIn(queries: Queries, accountId: string, nowMs: number): Promise<ExportedAccount> {
  const sessions = await sessionsOf(queries, accountId, nowMs)
  const identities = await identitiesOf(queries, accountId)
  return {
    Sessions: sessions.map(({ device, createdAtMs, lastUsedAtMs, expiresAtMs }) => ({
      Device: device ?? null,
      LoggedInAt: isoTime(createdAtMs),
      LastUsedAt: isoTime(lastUsedAtMs),
      EndsAt: isoTime(expiresAtMs),
    })),
    ExternalLogins: identities.map(({ issuer, subject, createdAtMs }) => ({
      Issuer: issuer,
      Subject: subject,
      Since: isoTime(createdAtMs),
    })),
  }
}
