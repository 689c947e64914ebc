import { useRevalidator } from 'react-router'
import { IS_SHELL } from '../../browser/own-build.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { CrashPage } from './CrashPage.tsx'

const MissingPage = lazyComponent(() => import('./MissingPage.tsx'), 'MissingPage')

/** Replaces a page that failed. Offline, its code could not be fetched, which the router can retry. */
export function BrokenPage() {
  const { revalidate } = useRevalidator()
  return navigator.onLine && !IS_SHELL ? <CrashPage /> : <MissingPage onRetry={revalidate} />
}
