import type { PageReply, PageRequest, RenderPage } from '@emojigma/contract/pages.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import { App } from './app.tsx'
import { documentOf, type Preloaded } from './document.ts'
import type { PreloadRequest } from './page.ts'
import { DrawnPartsProvider, loadParts } from './part.tsx'
import { loadPage, routes, type RouteHandle } from './routes.ts'
import { makeStore } from './store.ts'

const handler = createStaticHandler(routes)

/** Renders a page as any visitor sees it before the script runs; what belongs to one device is added in the browser. */
export const renderPage: RenderPage = async ({ url, site, source }: PageRequest): Promise<PageReply> => {
  const address = new URL(url, site.origin)
  const context = await handler.query(new Request(address))
  if (context instanceof Response) return { kind: 'redirect', location: context.headers.get('location') ?? '/' }
  const store = makeStore()
  const { module, status } = handleOf(context)
  const { preload } = await loadPage(module)
  const request: PreloadRequest = {
    source,
    dispatch: store.dispatch,
    pathname: address.pathname,
    params: context.matches.at(-1)?.params ?? {},
    search: address.searchParams,
  }
  const elsewhere = await preload?.(request)
  if (typeof elsewhere === 'string') return { kind: 'redirect', location: elsewhere }
  await loadParts()
  const drawnParts = new Set<string>()
  const body = renderToString(
    <StrictMode>
      <App store={store} site={site}>
        <DrawnPartsProvider value={drawnParts}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </DrawnPartsProvider>
      </App>
    </StrictMode>,
  )
  const parts = [...drawnParts]
  const preloaded: Preloaded = { site, state: store.getState(), parts }
  return { kind: 'page', status: elsewhere ?? status, html: documentOf({ body, modules: [module, ...parts], preloaded }) }
}

function handleOf(context: StaticHandlerContext): RouteHandle {
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined
  if (!handle) throw new Error('the router matched no page')
  return handle
}
