import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adoptWork, claimDeviceSolves } from '../play/index.ts'
import { adoptProgress } from '../../platform/session/progress/progress-storage.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { unreachable } from '../../ui/forms/form-failure.ts'
import { loadTheme } from '../accounts/settings.ts'
import { sendUnsentProgress } from './unsent-progress.ts'
import { signIn, type Grant, type SignInOutcome } from './sign-in.ts'

export interface NotLetIn {
  readonly error: string
  readonly message: string
  readonly isConsentAwaited?: boolean | undefined
}

export interface SigningIn {
  /** The account is being fetched: the page is covered. */
  readonly isPreparing: boolean
  /** Signs in, brings along what was solved on this device unless it is a student who signs in, and goes to a page.
   *  @returns why not; undefined once the page is gone to */
  enter(grant: Grant, to: string): Promise<NotLetIn | undefined>
}

/** Source: docs/product.md, Sign-in and sessions */
export function useSignIn(): SigningIn {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isPreparing, setIsPreparing] = useState(false)
  return {
    isPreparing,
    async enter(grant, to) {
      try {
        const outcome = await signIn(dispatch, grant, () => setIsPreparing(true))
        if (outcome.kind !== 'signed in') return refusalOf(outcome)
        // A classroom's tablet: what was done on it before was done by somebody else.
        const { id, isStudent } = outcome.account
        if (!isStudent) {
          adoptWork()
          adoptProgress()
        }
        // Neither may keep anybody out.
        await Promise.allSettled([
          isStudent ? undefined : claimDeviceSolves(dispatch, id),
          sendUnsentProgress(dispatch),
          loadTheme(dispatch),
        ])
        navigate(to, { replace: true })
        return undefined
      } finally {
        setIsPreparing(false)
      }
    },
  }
}

function refusalOf(outcome: Exclude<SignInOutcome, { kind: 'signed in' }>): NotLetIn {
  return outcome.kind === 'unreachable' ? { error: 'unreachable', ...unreachable() } : outcome
}
