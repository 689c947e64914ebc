import { onFirstInteraction } from './hooks/use-first-interaction.ts'

/** After the first interaction, when nothing else is loading any more. */
const SETTLED_AFTER_MS = 8000

/** Reports an error, once the code for that is loaded. Fails silently. */
export function pageBroke(thrown: unknown): void {
  loadReport().then(
    ({ reportBreakage }) => reportBreakage(thrown),
    () => {},
  )
}

/** Reports every uncaught error and rejection. Error boundaries call `pageBroke` themselves.
 *  Source: docs/product.md, Errors and notices */
export function watchBreakage(): void {
  addEventListener('error', ({ error, message }) => pageBroke(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => pageBroke(reason))
  // Ahead of any error: after a new release the file may be gone, and with it the report that others are.
  onFirstInteraction(() => setTimeout(() => void loadReport().catch(() => {}), SETTLED_AFTER_MS))
}

const loadReport = () => import('./breakage-report.ts')
