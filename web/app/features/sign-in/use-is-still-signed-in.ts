import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { useSelector } from '../../platform/use-store.ts'

/** Whether a session is confirmed. While the server is still being asked this is false, so that an expired session does not redirect
 *  the player away from the login page. */
export function useIsStillSignedIn(): boolean {
  const isSignedIn = useIsSignedIn()
  const isInQuestion = useSelector((state) => state.session.isLoading)
  return useHydrated() && isSignedIn && !isInQuestion
}
