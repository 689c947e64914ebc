import { localPath } from '@emojigma/contract/local-path.ts'
import { useSearchParams } from 'react-router'
import { PATHS } from '../paths.ts'

const PARAMETER = 'redirectUrl'

/** Where to go after signing in: a page of this site, as the address says, or today's puzzles. */
export function useRedirect(): string {
  return localPath(useSearchParams()[0].get(PARAMETER))
}

/** A page to sign in at that leads on to where the player was going. */
export function withRedirect(path: string, target: string): string {
  return target === PATHS.today ? path : `${path}?${new URLSearchParams({ [PARAMETER]: target })}`
}
