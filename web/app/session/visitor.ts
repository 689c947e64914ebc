import type { Visitor } from '@emojigma/engine/access.ts'
import { useAccount } from './session.ts'
import type { Account } from './session-storage.ts'

/** What an account is to `access()`; absent = a guest. No plan can be bought yet. */
export function visitorOf(account: Pick<Account, 'isStudent'> | undefined): Visitor {
  if (!account) return { role: 'guest', plan: 'none' }
  return { role: account.isStudent ? 'student' : 'account', plan: 'none' }
}

/** Who looks at the page, as `access()` sees them; a guest on the server and in the first frame. */
export function useVisitor(): Visitor {
  return visitorOf(useAccount())
}
