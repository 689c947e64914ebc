import * as messages from '@emojigma/messages/page/shell/notices/CrashPage.tsx'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'

/** Shown in place of a page that broke, or whose script could not be loaded.
 *  Source: docs/product.md, Errors and notices */
export function CrashPage() {
  const { supportEmail } = useSiteSettings()
  return (
    <div className="page">
      <PageMeta title={messages.title} description={messages.description} isHidden />
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title={messages.heading}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {messages.refresh}
          </Button>
        }
      >
        {messages.writeTo(<a href={`mailto:${supportEmail}`}>{supportEmail}</a>)}
      </EmptyState>
    </div>
  )
}

/** The same where the frame of the page itself broke. */
export function CrashedSite() {
  return (
    <main>
      <CrashPage />
    </main>
  )
}
