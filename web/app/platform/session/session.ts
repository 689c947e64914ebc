import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '../navigation/paths.ts'
import { isOnSignInPage } from './sign-in-pages.ts'
import { fetchAccount } from './fetch-account.ts'
import { refreshSession } from './refresh.ts'
import { sessionLoading } from './slice.ts'
import { storedAuth, type Account } from './session-storage.ts'
import type { Dispatch } from '../store.ts'
import { useDispatch, useSelector } from '../use-store.ts'

/** Younger tokens are not refreshed at a reload. */
const FRESH_MS = 60_000

/** The signed-in account; undefined on the server and in the first frame. */
export function useAccount(): Account | undefined {
  return useSelector((state) => state.session.account)
}

export function useIsSignedIn(): boolean {
  return useAccount() !== undefined
}

/** Resumes the stored session once, and goes home when it ends, except from a sign-in page. */
export function useSession(): void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const id = useAccount()?.id
  const idBefore = useRef(id)
  useEffect(() => void resumeSession(dispatch), [dispatch])
  useEffect(() => {
    if (idBefore.current !== undefined && id === undefined && !isOnSignInPage()) navigate(PATHS.home)
    idBefore.current = id
  }, [id, navigate])
}

/** Refreshes the tokens and the account. A rejection ends the session; a network failure changes nothing.
 *  Source: docs/product.md, Sign-in and sessions */
async function resumeSession(dispatch: Dispatch): Promise<void> {
  const auth = storedAuth()
  if (!auth) return
  dispatch(sessionLoading(true))
  if (Date.now() - auth.receivedMs > FRESH_MS) await refreshSession(auth)
  await fetchAccount(dispatch)
  dispatch(sessionLoading(false))
}
