import '../browser/older-browsers.ts'
import '../../ui/styles/tokens.css'
import '../../ui/styles/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { pageBroke, watchBreakage } from '../browser/breakage.ts'
import { currentMs, setClock } from '../browser/clock.ts'
import { rememberPuzzle } from '../browser/current-puzzle.ts'
import { inLanguage, withoutLanguage } from '../browser/language-address.ts'
import { nextTask } from '../browser/next-task.ts'
import type { Preloaded } from './document.ts'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { forgetMissingStyles, LateCode } from '../browser/on-demand.ts'
import { watchTranslators } from '../browser/watch-translators.ts'
import { keepPages } from '../browser/replay.ts'
import { IS_SHELL } from '../browser/own-build.ts'
import { loadPageAt, routes } from './routes.tsx'
import { makeStore } from '../store.ts'

/** In development the server renders nothing and embeds no data. */
function readPreloaded(): Preloaded {
  const text = document.querySelector('#preloaded')?.textContent ?? ''
  if (!import.meta.env.DEV || text) return JSON.parse(text) as Preloaded
  const site = { origin: location.origin + inLanguage(''), supportEmail: '', artVersion: 'development', nowMs: Date.now() }
  return { site, state: makeStore().getState(), lazyModules: [] }
}

/** Loads the page's modules before hydration, or the rendered page would flash. Late ones are waited for: the rendered page can be
 *  read. */
async function loadFirstPage(lazyModules: readonly string[]): Promise<void> {
  try {
    await loadPageAt(withoutLanguage(location.pathname))
    await loadLazyComponents(lazyModules)
  } catch (error) {
    if (!(error instanceof LateCode)) throw error
    await loadFirstPage(lazyModules)
  }
}

/** A page from the browser's cache has an old time. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit !== undefined && visit.type !== 'back_forward' && visit.transferSize > 0
}

async function start(): Promise<void> {
  watchBreakage()
  rememberPuzzle(0)
  watchTranslators()
  forgetMissingStyles()
  const preloaded = readPreloaded()
  setClock(isFresh() ? preloaded.site.nowMs : undefined)
  // A reload shows the page of the address bar, even if it was opened over another page. Without a key of its own, the page would be
  // scrolled as far as the last one that was loaded whole: the router calls the first entry of every document `default`.
  const { state } = history
  if (!state?.key || state.masked) history.replaceState({ ...state, key: state?.key ?? `${currentMs()}`, masked: undefined }, '')
  const root = document.querySelector('#root')
  if (!root) throw new Error('the document has no root')
  // Without its module the page can't be hydrated; the router then tries once more, and shows the crash page if that fails.
  const canHydrate = await loadFirstPage(preloaded.lazyModules).then(
    () => !import.meta.env.DEV && !IS_SHELL,
    () => false,
  )
  const site = IS_SHELL ? { ...preloaded.site, nowMs: currentMs() } : preloaded.site
  await nextTask()
  const store = makeStore(preloaded.state)
  await nextTask()
  const router = createBrowserRouter(routes, { basename: inLanguage('/') })
  if (site.errorReplay) keepPages(site.errorReplay, router)
  const app = (
    <StrictMode>
      <App store={store} site={site} servedState={preloaded.state}>
        <RouterProvider router={router} onError={pageBroke} />
      </App>
    </StrictMode>
  )
  // A transition is interruptible, so that input comes first.
  if (canHydrate) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

// In a browser without what the app needs, the page stays as the server rendered it, or says so (`before-paint.js`).
if (!document.documentElement.hasAttribute('data-unsupported')) void start()
