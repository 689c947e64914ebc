import { LANDING_PATH, localPath } from '@emojigma/contract/rules/local-path.ts'
import { useSearchParams } from 'react-router'
import { useInBrowser } from '../browser/hooks/use-in-browser.ts'
import { withoutLanguage } from '../browser/language-address.ts'

/** The page to go to after signing in: the one in the address if it is local, or else today's puzzles. Unknown on the server and in the
 *  first frame, so that all visitors share one rendered page. */
export function useRedirect(): string {
  const target = withoutLanguage(localPath(useSearchParams()[0].get('redirectUrl')))
  return useInBrowser(() => target, LANDING_PATH)
}
