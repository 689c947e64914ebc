import type { countPageView, PageViewBody } from '@emojigma/contract/site/page-views.ts'
import { pathKind } from '@emojigma/contract/rules/error-privacy.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { wantsNoTracking } from '../../../platform/browser/privacy-wishes.ts'
import { reportAnonymously } from '../../../platform/browser/anonymous-report.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'

const CALL_PATH: (typeof countPageView)['path'] = '/api/PageView'

/** Pages left sooner are not counted.
 *  Source: docs/product.md, Motion and timings */
const COUNTED_AFTER_MS = 300

/** Reports which kinds of page are viewed, without identifying anyone. Likely children and visitors who opt out of tracking are not
 *  counted.
 *  Source: docs/product.md, Page views */
export function PageViews() {
  const { pathname } = useLocation()
  const isUncounted = useIsLikelyChild() || wantsNoTracking()
  useEffect(() => {
    if (isUncounted) return undefined
    const timer = setTimeout(() => tell(pathname), COUNTED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname, isUncounted])
  return null
}

function tell(pathname: string): void {
  const body: PageViewBody = { Path: pathKind(pathname).slice(0, 100) }
  reportAnonymously(CALL_PATH, body)
}
