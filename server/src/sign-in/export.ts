import type { ExportedAccount } from '@emojigma/contract/accounts.ts'
import type { Queries } from '../database/tables.ts'
import { identitiesOf } from './external/queries.ts'
import { sessionsOf } from './queries.ts'

/** Where an account is signed in, and through which other sites, for its owner to keep. */
export async function exportedSignIn(queries: Queries, accountId: string, nowMs: number): Promise<ExportedAccount> {
  const sessions = await sessionsOf(queries, accountId, nowMs)
  const identities = await identitiesOf(queries, accountId)
  return {
    Sessions: sessions.map(({ device, createdAtMs, lastUsedAtMs, expiresAtMs }) => ({
      Device: device ?? null,
      LoggedInAt: timeOf(createdAtMs),
      LastUsedAt: timeOf(lastUsedAtMs),
      EndsAt: timeOf(expiresAtMs),
    })),
    ExternalLogins: identities.map(({ issuer, subject, createdAtMs }) => ({
      Issuer: issuer,
      Subject: subject,
      Since: timeOf(createdAtMs),
    })),
  }
}

function timeOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
