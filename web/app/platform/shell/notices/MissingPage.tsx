import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'

/** Replaces a page whose code could not be fetched, until the network is back.
 *  Source: docs/product.md, Offline */
export function MissingPage({ onRetry }: { readonly onRetry?: () => Promise<void> }) {
  const retry = () => void onRetry?.().catch(() => {})
  useEffect(() => {
    // This module itself may have loaded only once the network was back.
    if (navigator.onLine) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="page">
      <PageMeta title={m['missing_page.title']()} description={m['missing_page.description']()} isHidden />
      <EmptyState
        emoji="seedling"
        headingLevel={1}
        title={m['missing_page.needs_internet']()}
        action={
          <Button variant="primary" onClick={retry}>
            {m['ui.retry']()}
          </Button>
        }
      >
        {m['missing_page.retried']()}
        {navigator.serviceWorker?.controller && (
          <>
            {' '}
            <ParaglideMessage
              message={m['missing_page.until_then']}
              markup={{ link: ({ children }) => <Link to={PATHS.today}>{children}</Link> }}
            />
          </>
        )}
      </EmptyState>
    </div>
  )
}
