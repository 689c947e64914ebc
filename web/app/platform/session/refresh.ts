import { onDemand } from '../browser/on-demand.ts'
import type { Auth } from './session-storage.ts'

/** Gets fresh tokens in place of those given. The code for it is loaded then: guests have no tokens, and without a network there are no
 *  new ones.
 *  @returns whether a call may be tried (again) with the tokens that are stored then */
export async function refreshSession(used: Auth): Promise<boolean> {
  const code = await onDemand(() => import('./token-exchange.ts'), 'exchangeTokens')
  return code !== undefined && code.exchangeTokens(used)
}
