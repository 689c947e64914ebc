import { LANDING_PATH, localPath } from '@emojigma/contract/rules/local-path.ts'
import { useSearchParams } from 'react-router'
import { useInBrowser } from '../browser/hooks/use-in-browser.ts'
import { withoutLanguage } from '../browser/language-address.ts'

/** Where to go after signing in: a page of this site, as the address says, or today's puzzles. A page that the server has drawn does not
 *  know it, so that there is one for everybody, and its first frame does not either. */
export function useRedirect(): string {
  const target = withoutLanguage(localPath(useSearchParams()[0].get('redirectUrl')))
  return useInBrowser(() => target, LANDING_PATH)
}
