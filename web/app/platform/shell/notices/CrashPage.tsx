import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'

/** Replaces a page that threw an error or whose code could not be loaded.
 *  Source: docs/product.md, Errors and notices */
export function CrashPage() {
  const { supportEmail } = useSiteSettings()
  return (
    <div className="page">
      <PageMeta title={m['crash.title']()} description={m['crash.description']()} isHidden />
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title={m['crash.heading']()}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {m['crash.refresh']()}
          </Button>
        }
      >
        <ParaglideMessage message={m['crash.write_to']} markup={{ address: () => <a href={`mailto:${supportEmail}`}>{supportEmail}</a> }} />
      </EmptyState>
    </div>
  )
}

/** Replaces the whole site when its frame failed. */
export function CrashedSite() {
  return (
    <main>
      <CrashPage />
    </main>
  )
}
