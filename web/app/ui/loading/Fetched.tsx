import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Notice } from '../Notice.tsx'

/** The part of a query's result that decides what is shown. */
export interface Answer<T> {
  readonly data?: T | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface FetchedProps<T> {
  readonly answer: Answer<T>
  /** Shown while nothing is known yet. */
  readonly placeholder: ReactNode
  readonly isEmpty?: (data: T) => boolean
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Shows what a call answered, or that it is still awaited, failed, or found nothing.
 *  What was there before stays while it is fetched again, and when that fails. */
export function Fetched<T>({ answer, placeholder, isEmpty, empty, children }: FetchedProps<T>) {
  const { data, isError, refetch } = answer
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (isError) return <Failed onRetry={refetch} />
  return placeholder
}

/** Has no heading: it may stand below one of any level.
 *  Source: docs/product.md, Errors and notices */
export function Failed({ onRetry, children }: { readonly onRetry?: (() => unknown) | undefined; readonly children?: ReactNode }) {
  const isOffline = 'onLine' in navigator && !navigator.onLine
  return (
    <Notice tone={isOffline ? 'offline' : 'error'} action={onRetry && <Button onClick={() => void onRetry()}>{m['ui.retry']()}</Button>}>
      <strong>{isOffline ? m['ui.offline']() : m['ui.oops']()}</strong>
      <p>{isOffline ? m['ui.needs_internet']() : m['ui.wrong']()}</p>
      {children}
    </Notice>
  )
}
