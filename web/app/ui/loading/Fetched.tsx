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
  /** Shown until the first reply. */
  readonly placeholder: ReactNode
  readonly isEmpty?: (data: T) => boolean
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Shows the data of a query, or its loading, error or empty state.
 *  Earlier data stays during a refetch, and when that fails. */
export function Fetched<T>({ answer, placeholder, isEmpty, empty, children }: FetchedProps<T>) {
  const { data, isError, refetch } = answer
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (isError) return <Failed onRetry={refetch} />
  return placeholder
}

/** Has no heading, since it may follow one of any level.
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
