import { useSiteSettings } from '../browser/site-settings.ts'
import { LiveListener } from '../live/components/LiveListener.tsx'
import { Activation } from '../plans/components/Activation.tsx'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'

/** Only where page views are counted. */
const PageViews = lazyComponent(() => import('../page-views/components/PageViews.tsx'), 'PageViews', { missing: () => null })

/** What every page has that nobody waits for; shows nothing. */
export function Later() {
  const { countsViews } = useSiteSettings()
  return (
    <>
      <LiveListener />
      <Activation />
      {countsViews && <PageViews />}
    </>
  )
}
