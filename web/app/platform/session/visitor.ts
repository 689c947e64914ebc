import { accountVisitor, GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import { useAccount } from './session.ts'
import type { Account } from './session-storage.ts'

/** An account, or a guest, as `access()` sees it. */
export function visitorOf(account: Account | undefined): Visitor {
  return account ? accountVisitor({ isStudent: account.isStudent, plan: account.plan ?? 'none' }) : GUEST
}

/** A guest on the server and in the first frame. */
export function useVisitor(): Visitor {
  return visitorOf(useAccount())
}
