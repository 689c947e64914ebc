import { localPath } from '@emojigma/contract/rules/local-path.ts'
import { useSearchParams } from 'react-router'

/** Where to go after signing in: a page of this site, as the address says, or today's puzzles. */
export function useRedirect(): string {
  return localPath(useSearchParams()[0].get('redirectUrl'))
}
