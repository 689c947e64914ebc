import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { useSelector } from '../../platform/use-store.ts'

/** Whether somebody is signed in, and nobody is just asking the server whether they still are: a session that has ended must not lead away
 *  who came to log in. */
export function useIsStillSignedIn(): boolean {
  const isSignedIn = useIsSignedIn()
  const isInQuestion = useSelector((state) => state.session.isLoading)
  return useHydrated() && isSignedIn && !isInQuestion
}
