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
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="page">
      <PageMeta title="You are offline" description="This page needs the internet." isHidden />
      <EmptyState
        emoji="seedling"
        headingLevel={1}
        title="This page needs the internet"
        action={
          <Button variant="primary" onClick={retry}>
            Try again
          </Button>
        }
      >
        You are offline just now. It comes by itself when you are back.
        {navigator.serviceWorker?.controller && (
          <>
            {' '}
            Until then, <Link to={PATHS.today}>today’s puzzles</Link> are here.
          </>
        )}
      </EmptyState>
    </div>
  )
}
