import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { RouteObject } from '../browser/router/routes.ts'
import type { PageModule } from '../navigation/page.ts'
import { IS_SHELL } from '../browser/own-build.ts'
import { lazyComponent, type LaterCode, type NamedCode } from '../ui/loading/lazy-component.tsx'
import { loadAgain } from '../browser/on-demand.ts'

/** The code of a page, which is loaded when it is gone to. */
export type PageCode = LaterCode<PageModule>

/** What a route says about itself to the server: its page, and the status that it is answered with. */
export interface RouteHandle {
  readonly page: PageCode
  readonly status: 200 | 404
}

const loadedPages = new Map<string, PageModule>()
const components = new Map<string, ComponentType>()

/** Loads a page's code; from then on the page is drawn at once. */
export async function loadPage(code: PageCode): Promise<PageModule> {
  const [module, load] = code as NamedCode<PageModule>
  const page = loadedPages.get(module) ?? (await loadAgain(load, 'Component'))
  loadedPages.set(module, page)
  return page
}

/** A page's file, as the build names it. */
export function moduleOf(code: PageCode): string {
  return (code as NamedCode<PageModule>)[0]
}

/** By then what stands in place of a page is drawn. */
const DRAWN_MS = 1000

/** What stands in place of a page may ask for it again. */
interface PageProps {
  readonly onRetry?: () => Promise<void>
}

const MissingPage = lazyComponent(() => import('./notices/MissingPage.tsx'), 'MissingPage')

/** A page whose code is loaded when it is first gone to; until then the page before it stays. Without a network it is said in its place
 *  that it cannot be shown now. The same for every address of the page. */
function pageComponent(code: PageCode): ComponentType {
  const module = moduleOf(code)
  const known = components.get(module)
  if (known) return known
  const late = () =>
    lazy<ComponentType<PageProps>>(async () => {
      // Not while something is being drawn.
      await Promise.resolve()
      changePending(1)
      try {
        return { default: (await loadPage(code)).Component }
      } catch (error) {
        // With a network something else is wrong.
        if (navigator.onLine && !IS_SHELL) throw error
        // Whoever comes back finds the page, if it can be loaded by then.
        setTimeout(() => (Late = late()), DRAWN_MS)
        return { default: MissingPage as ComponentType<PageProps> }
      } finally {
        changePending(-1)
      }
    })
  let Late = late()
  function Page() {
    const [Shown, setShown] = useState<ComponentType<PageProps>>(() => loadedPages.get(module)?.Component ?? Late)
    const retry = async () => {
      const { Component } = await loadPage(code)
      setShown(() => Component)
    }
    return <Shown onRetry={retry} />
  }
  components.set(module, Page)
  return Page
}

/** The route of a page. */
export function page(path: string, code: PageCode, status: 200 | 404 = 200): RouteObject {
  const handle: RouteHandle = { page: code, status }
  return { path, handle, Component: pageComponent(code) }
}

let pendingPages = 0
const pendingListeners = new Set<() => void>()

function changePending(by: number): void {
  pendingPages += by
  for (const listener of pendingListeners) listener()
}

/** Whether the code of a page is being loaded. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    (changed) => {
      pendingListeners.add(changed)
      return () => pendingListeners.delete(changed)
    },
    () => pendingPages > 0,
    () => false,
  )
}
