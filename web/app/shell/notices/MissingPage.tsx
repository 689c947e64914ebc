import * as messages from '@emojigma/messages/page/shell/notices/MissingPage.tsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'

/** Stands in place of a page whose code could not be fetched, until there is a network.
 *  Source: docs/product.md, Offline */
export function MissingPage({ onRetry }: { readonly onRetry?: () => Promise<void> }) {
  const retry = () => void onRetry?.().catch(() => {})
  useEffect(() => {
    // What says this may itself have come only once there was a network again.
    if (navigator.onLine) retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="page">
      <PageMeta title={messages.title} description={messages.description} isHidden />
      <EmptyState
        emoji="seedling"
        headingLevel={1}
        title={messages.needsInternet}
        action={
          <Button variant="primary" onClick={retry}>
            {messages.retry}
          </Button>
        }
      >
        {messages.comesByItself}
        {navigator.serviceWorker?.controller && (
          <>
            {' '}
            {messages.untilThen((text) => (
              <Link to={PATHS.today}>{text}</Link>
            ))}
          </>
        )}
      </EmptyState>
    </div>
  )
}
