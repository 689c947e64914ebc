import { onDemand } from '../browser/on-demand.ts'
import type { Auth } from './session-storage.ts'

/** Exchanges tokens for fresh ones. Loads its code on demand, since guests have no tokens.
 *  @returns whether to (re)try the call with the stored tokens */
export async function refreshSession(used: Auth): Promise<boolean> {
  const code = await onDemand(() => import('./token-exchange.ts'), 'exchangeTokens')
  return code !== undefined && code.exchangeTokens(used)
}
