import { useRevalidator, useRouteError } from 'react-router'
import { IS_SHELL } from '../../browser/own-build.ts'
import { LateCode } from '../../browser/on-demand.ts'
import { Failed } from '../../../ui/loading/Fetched.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { CrashPage } from './CrashPage.tsx'

const MissingPage = lazyComponent(() => import('./MissingPage.tsx'), 'MissingPage')

/** Replaces a page that failed. Code that could not be fetched offline, or is late, is retried by the router. */
export function BrokenPage() {
  const { revalidate } = useRevalidator()
  const error = useRouteError()
  if (error instanceof LateCode) {
    return (
      <div className="page">
        <Failed onRetry={revalidate} />
      </div>
    )
  }
  return navigator.onLine && !IS_SHELL ? <CrashPage /> : <MissingPage onRetry={revalidate} />
}
