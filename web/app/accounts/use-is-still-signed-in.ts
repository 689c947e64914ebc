import { useHydrated } from '../browser/hooks/use-hydrated.ts'
import { useIsSignedIn } from '../session/session.ts'
import { useSelector } from '../use-store.ts'

/** Whether somebody is signed in, and nobody is just asking the server whether they still are: a session that has ended must not lead away
 *  who came to log in. */
export function useIsStillSignedIn(): boolean {
  const isSignedIn = useIsSignedIn()
  const isInQuestion = useSelector((state) => state.session.isLoading)
  return useHydrated() && isSignedIn && !isInQuestion
}
