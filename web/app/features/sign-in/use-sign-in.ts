import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adoptWork, chooseSounds, claimDeviceSolves } from '../play/index.ts'
import { adoptProgress } from '../../platform/session/progress/progress-storage.ts'
import { landingOf } from '../../platform/navigation/landing.ts'
import type { Dispatch } from '../../platform/store.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { unreachable } from '../../ui/forms/form-failure.ts'
import { loadSettings } from '../../platform/session/settings.ts'
import { sendUnsentProgress } from './unsent-progress.ts'
import { signIn, type Grant, type SignInOutcome } from './sign-in.ts'

export interface SignInFailure {
  readonly error: string
  readonly message: string
  readonly isConsentAwaited?: boolean | undefined
}

export interface SigningIn {
  /** The account is being fetched, under an overlay. */
  readonly isPreparing: boolean
  /** Signs in, adopts this device's solves unless a student signs in, and navigates. Today's puzzles, the default, stand for where the
   *  account begins.
   *  @param state for the page that it navigates to
   *  @returns the failure; undefined after navigating */
  enter(grant: Grant, to: string, state?: object): Promise<SignInFailure | undefined>
}

/** Source: docs/product.md, Sign-in and sessions */
export function useSignIn(): SigningIn {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isPreparing, setIsPreparing] = useState(false)
  return {
    isPreparing,
    async enter(grant, to, state) {
      try {
        const outcome = await signIn(dispatch, grant, () => setIsPreparing(true))
        if (outcome.kind !== 'signed in') return refusalOf(outcome)
        // On a classroom's tablet earlier work belongs to other students.
        const { id, isStudent } = outcome.account
        if (!isStudent) {
          adoptWork()
          adoptProgress()
        }
        // Failures of these must not block the sign-in.
        await Promise.allSettled([
          isStudent ? undefined : claimDeviceSolves(dispatch, id),
          sendUnsentProgress(dispatch),
          applyAccountSettings(dispatch),
        ])
        const landing = landingOf(outcome.account, to)
        navigate(landing.path, { replace: true, state: state ?? landing.state })
        return undefined
      } finally {
        setIsPreparing(false)
      }
    },
  }
}

async function applyAccountSettings(dispatch: Dispatch): Promise<void> {
  const settings = await loadSettings(dispatch)
  // On is the default, so only an explicit off overrides this device's choice.
  if (settings && !settings.Sound) chooseSounds(false)
}

function refusalOf(outcome: Exclude<SignInOutcome, { kind: 'signed in' }>): SignInFailure {
  return outcome.kind === 'unreachable' ? { error: 'unreachable', ...unreachable() } : outcome
}
