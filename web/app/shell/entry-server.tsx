import { path as languagePath } from '@emojigma/messages/language.ts'
import type { PageReply, PageRequest, RenderPage } from '@emojigma/contract/pages.ts'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { articles, riddles } from 'virtual:content'
import { StaticRouter } from '../browser/router/BrowserRouter.tsx'
import { App } from './app.tsx'
import { documentOf, type Preloaded } from './document.ts'
import type { PreloadRequest } from '../navigation/page.ts'
import { DrawnModulesProvider, loadLazyComponents } from '../ui/loading/lazy-component.tsx'
import { loadPage, moduleOf } from './pages.tsx'
import { Pages, routeAt, tableOf, tableTo } from './routes.tsx'
import { foundPage } from './search-engines/found-page.ts'
import { foundTags } from './search-engines/found-tags.ts'
import { readHead, splitHead } from './search-engines/page-head.ts'
import { EMBED_PAGE } from './search-engines/page-modules.ts'
import { puzzlesIn } from './search-engines/puzzles-in-state.ts'
import { makeStore } from '../store.ts'

/** The content policy allows it by its hash. */
export { inlineScript } from './inline-script.ts'

export { publicPages } from './search-engines/public-pages.ts'

/** What the service worker keeps, to show pages while there is no network. */
const SHELL = '/shell'
const NOT_INDEXED = '<meta name="robots" content="noindex">'

/** Of all pages most are puzzles', so these are not looked for among all routes. */
const PUZZLE = /^\/puzzle\/\d+$/
const PUZZLE_TABLE = tableTo('/puzzle/:puzzleId')

/** Renders a page in the language of this bundle, as any visitor sees it before the script runs; what belongs to one device is added in the
 *  browser. */
export const renderPage: RenderPage<string> = async ({ url, site: ofEveryLanguage, source }: PageRequest): Promise<PageReply<string>> => {
  const site = { ...ofEveryLanguage, origin: ofEveryLanguage.origin + languagePath }
  const address = new URL(url, site.origin)
  const store = makeStore()
  if (address.pathname === SHELL) {
    const preloaded: Preloaded = { site, state: store.getState(), route: '', lazyModules: [] }
    return { kind: 'page', status: 200, html: documentOf({ head: NOT_INDEXED, markup: '', modules: [], preloaded, isShell: true }) }
  }
  const {
    page,
    path,
    status: declared,
    params,
    modules,
    line,
  } = await routeAt(address.pathname, PUZZLE.test(address.pathname) ? PUZZLE_TABLE : undefined)
  const { preload } = await loadPage(page)
  const request: PreloadRequest = {
    source,
    content: { articles, riddles },
    dispatch: store.dispatch,
    pathname: address.pathname,
    params,
    search: address.searchParams,
    nowMs: site.nowMs,
  }
  const missing = await preload?.(request)
  if (typeof missing === 'string') return { kind: 'redirect', location: missing }
  const status = missing ?? declared
  await loadLazyComponents()
  const drawnModules = new Set<string>()
  const body = renderToString(
    <StrictMode>
      <App store={store} site={site}>
        <DrawnModulesProvider value={drawnModules}>
          <StaticRouter location={`${address.pathname}${address.search}`}>
            <Pages table={tableOf(line)} />
          </StaticRouter>
        </DrawnModulesProvider>
      </App>
    </StrictMode>,
  )
  const lazyModules = [...drawnModules]
  const preloaded: Preloaded = { site, state: store.getState(), route: line.at(-1)?.path ?? '', lazyModules }
  const { head, markup } = splitHead(body)
  const said = readHead(head)
  const module = moduleOf(page)
  const drawn = { site, module, route: path, puzzles: puzzlesIn(preloaded.state) }
  const found = status === 200 ? foundTags(foundPage(said, drawn), said) : ''
  const html = documentOf({ head: head + found, markup, modules: [...modules, ...lazyModules], preloaded })
  return { kind: 'page', status, html, ...(module === EMBED_PAGE ? { isEmbeddable: true } : {}) }
}
