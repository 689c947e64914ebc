import { onFirstInteraction } from './hooks/use-first-interaction.ts'

/** Somebody has been at a page for so long before what is only needed when something breaks is loaded: by then nobody waits for anything
 *  else. */
const SETTLED_AFTER_MS = 8000

/** Reports what broke, once what that takes is there. A failure of that itself is nobody's. */
export function pageBroke(thrown: unknown): void {
  loadReport().then(
    ({ reportBreakage }) => reportBreakage(thrown),
    () => {},
  )
}

/** Hears of everything that breaks and that nobody has dealt with. The browser's console says it as well, and React tells it of what a
 *  boundary caught.
 *  Source: docs/product.md, Errors and notices */
export function watchBreakage(): void {
  addEventListener('error', ({ error, message }) => pageBroke(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => pageBroke(reason))
  // Not only when something broke: after a new release the file may be gone, and with it the report that others are.
  onFirstInteraction(() => setTimeout(() => void loadReport().catch(() => {}), SETTLED_AFTER_MS))
}

const loadReport = () => import('./breakage-report.ts')
