import { path as languagePath } from '@emojigma/messages/language.ts'
import type { PageReply, PageRequest, RenderPage } from '@emojigma/contract/site/pages.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { articles, riddles } from 'virtual:content'
import { inLanguage } from '../browser/language-address.ts'
import { App } from './app.tsx'
import { documentOf, type Preloaded } from './document.ts'
import type { PreloadRequest } from '../navigation/page.ts'
import { RenderedModulesProvider, loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { routes, type RouteHandle } from './routes.tsx'
import { seoPage } from './search-engines/seo-page.ts'
import { seoTags } from './search-engines/seo-tags.ts'
import { readHead, splitHead } from './search-engines/page-head.ts'
import { EMBED_PAGE, isReadable } from './search-engines/page-modules.ts'
import { makeStore, type PreloadedState } from '../store.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'

/** For the content security policy, which allows it by its hash. */
export { inlineScript } from './inline-script.ts'

export { publicPages } from './search-engines/public-pages.ts'

/** Cached by the service worker, to show pages offline. */
const SHELL = '/shell'
const NOT_INDEXED = '<meta name="robots" content="noindex">'

const handler = createStaticHandler(routes, { basename: inLanguage('/') })

/** Renders a page in the language of this bundle, the same for every visitor; what depends on the device is added in the browser. */
export const renderPage: RenderPage = async ({ url, site: ofEveryLanguage, source }: PageRequest): Promise<PageReply> => {
  const site = { ...ofEveryLanguage, origin: ofEveryLanguage.origin + languagePath }
  const address = new URL(url, site.origin)
  const store = makeStore()
  if (address.pathname === SHELL) {
    const preloaded: Preloaded = { site, state: store.getState(), lazyModules: [] }
    return { kind: 'page', status: 200, html: documentOf({ head: NOT_INDEXED, markup: '', modules: [], preloaded, isShell: true }) }
  }
  const context = await handler.query(new Request(new URL(inLanguage(url), address)))
  const match = context instanceof Response ? undefined : context.matches.at(-1)
  if (context instanceof Response || !match) throw new Error('no route renders a page')
  const { load, module, status: declared } = match.route.handle as RouteHandle
  const { preload } = await load()
  const request: PreloadRequest = {
    source,
    content: { articles, riddles },
    dispatch: store.dispatch,
    pathname: address.pathname,
    params: match.params,
    search: address.searchParams,
    nowMs: site.nowMs,
  }
  const outcome = await preload?.(request)
  if (typeof outcome === 'string') return { kind: 'redirect', location: outcome }
  const status = outcome ?? declared
  await loadLazyComponents()
  const renderedModules = new Set<string>()
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(
    <StrictMode>
      <App store={store} site={site}>
        <RenderedModulesProvider value={renderedModules}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </RenderedModulesProvider>
      </App>
    </StrictMode>,
  )
  const lazyModules = [...renderedModules]
  const preloaded: Preloaded = { site, state: store.getState(), lazyModules }
  const { head, markup } = splitHead(body)
  const pageHead = readHead(head)
  const rendered = { site, module, route: match.route.path ?? '', puzzles: puzzlesIn(preloaded.state) }
  const tags = status === 200 ? seoTags(seoPage(pageHead, rendered), pageHead) : ''
  const html = documentOf({ head: head + tags, markup, modules: [module, ...lazyModules], preloaded, isReadable: isReadable(module) })
  return { kind: 'page', status, html, ...(module === EMBED_PAGE ? { isEmbeddable: true } : {}) }
}

/** The puzzles of a rendered page, in the order in which it shows them. */
function puzzlesIn({ api }: Pick<PreloadedState, 'api'>): readonly PuzzleView[] {
  return Object.values(api.queries).flatMap((query) => {
    switch (query?.endpointName) {
      case 'getPuzzle':
        return [query.data as PuzzleView]
      case 'getTodaysPuzzles':
        return query.data as readonly PuzzleView[]
      case 'getPuzzleList':
        return (query.data as { readonly pages: readonly (readonly PuzzleView[])[] }).pages.flat()
      default:
        return []
    }
  })
}
