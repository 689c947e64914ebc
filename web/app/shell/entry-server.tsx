import type { PageReply, PageRequest, RenderPage } from '@emojigma/contract/pages.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { matchRoutes, StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { documentOf, type Preloaded } from './document.ts'
import type { PreloadRequest } from '../navigation/page.ts'
import { DrawnPartsProvider, loadParts } from '../ui/lazy-component.tsx'
import { loadPage } from './pages.tsx'
import { Pages, routes, type RouteHandle } from './routes.tsx'
import { makeStore } from '../store.ts'

/** The content policy allows it by its hash. */
export { default as inlineScript } from './before-paint.js?raw'

/** Renders a page as any visitor sees it before the script runs; what belongs to one device is added in the browser. */
export const renderPage: RenderPage = async ({ url, site, source }: PageRequest): Promise<PageReply> => {
  const address = new URL(url, site.origin)
  const match = matchRoutes(routes, address.pathname)?.at(-1)
  if (!match) throw new Error('the router matched no page')
  const store = makeStore()
  const { module, status } = match.route.handle as RouteHandle
  const { preload } = await loadPage(module)
  const request: PreloadRequest = {
    source,
    dispatch: store.dispatch,
    pathname: address.pathname,
    params: match.params,
    search: address.searchParams,
    nowMs: site.nowMs,
  }
  const elsewhere = await preload?.(request)
  if (typeof elsewhere === 'string') return { kind: 'redirect', location: elsewhere }
  await loadParts()
  const drawnParts = new Set<string>()
  const body = renderToString(
    <StrictMode>
      <App store={store} site={site}>
        <DrawnPartsProvider value={drawnParts}>
          <StaticRouter location={`${address.pathname}${address.search}`}>
            <Pages />
          </StaticRouter>
        </DrawnPartsProvider>
      </App>
    </StrictMode>,
  )
  const parts = [...drawnParts]
  const preloaded: Preloaded = { site, state: store.getState(), parts }
  return { kind: 'page', status: elsewhere ?? status, html: documentOf({ body, modules: [module, ...parts], preloaded }) }
}
