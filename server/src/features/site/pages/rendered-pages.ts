import type { PageReply, PageSource, RenderPage, SiteSettings } from '@emojigma/contract/site/pages.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { LRUCache } from 'lru-cache'
import { inLanguage } from '../../../platform/http/language-in-address.ts'
import { CompressedText } from '../../../platform/http/compression.ts'
import { languageNamed, pathIn } from '../../../platform/languages.ts'
import { watchedSource, type WatchedPuzzles } from './watched-source.ts'

/** Some four hundred pages. */
const BYTES_IN_MEMORY = 32 * 1024 * 1024
/** Overhead per page. */
const PAGE_BYTES = 1000
/** A page is fresh for this long; a lasting one is then revalidated. */
const VALID_MS = 15_000
/** Lasting pages are rendered again after this time: each contains its time of rendering, from which browsers correct a clock that is
 *  more than five minutes wrong. */
const LASTING_MS = 4 * 60_000
/** Longer addresses are rendered without caching; so are unknown ones, which anyone can invent. */
const MAX_KEPT_ADDRESS = 200

export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  /** Other sites may embed it in a frame. */
  readonly isEmbeddable: boolean
  readonly text: CompressedText
}

export type Rendered = RenderedPage | { readonly kind: 'redirect'; readonly location: string }

export interface RenderedPagesOptions {
  readonly renderPage: RenderPage
  /** @param language its code */
  readonly source: (language: string) => PageSource
  readonly site: () => SiteSettings
  readonly nowMs: () => number
  /** How often any process has hidden, changed or deleted a name on the boards. */
  readonly nameChanges: () => Promise<number>
  /** The stage of a running offer. */
  readonly offer: () => Promise<SiteSettings['offer']>
}

/** A page in a language. */
export interface PageRequest {
  /** As returned by pageAddress. */
  readonly address: string
  /** Language code. */
  readonly language: string
}

interface CachedPage {
  readonly page: Rendered
  /** The number of name changes before its names were read; absent = it shows none. */
  readonly nameChanges: number | undefined
  /** The changing content of a lasting page. */
  readonly watched: WatchedPuzzles | undefined
  /** When it was last known to be current. */
  checkedAtMs: number
}

interface Fetching {
  readonly page: PageRequest
  readonly site: SiteSettings
}

/** Renders and compresses a page once for all requests within a short time. A page with people's names is rendered again as soon as one has
 *  changed; a page without changing content, or with puzzles of past days only, as soon as their counts have. Another day or another stage
 *  of an offer invalidates every page.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export class RenderedPages {
  readonly #options: RenderedPagesOptions
  readonly #pages: LRUCache<string, CachedPage, Fetching>

  constructor(options: RenderedPagesOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: BYTES_IN_MEMORY,
      sizeCalculation: ({ page }) => PAGE_BYTES + (page.kind === 'page' ? page.text.bytes : 0),
      ttl: VALID_MS,
      // Requests that wait for a page while the cache is cleared still get it; later ones do not.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: { page, site }, options: fetched }) => {
        const cached = await this.#render(page, site)
        if (cached.watched) fetched.ttl = LASTING_MS
        if (page.address.length > MAX_KEPT_ADDRESS) fetched.ttl = 1
        return cached
      },
    })
  }

  /** @returns the cached page, if it is current */
  async cached(request: PageRequest): Promise<Rendered | undefined> {
    const nowMs = this.#options.nowMs()
    const cached = this.#pages.get(keyOf(request, { nowMs, offer: await this.#options.offer() }))
    return cached && (await this.#isUpToDate(cached, nowMs)) ? cached.page : undefined
  }

  /** Renders the page, or joins a rendering under way, unless that began before a name changed. */
  async render(request: PageRequest): Promise<Rendered> {
    const site = await this.#siteNow()
    const key = keyOf(request, site)
    const context = { page: request, site }
    const cached = await this.#pages.forceFetch(key, { context })
    if (isMissing(cached.page)) this.#pages.delete(key)
    if (await this.#isUpToDate(cached, site.nowMs)) return cached.page
    return (await this.#pages.forceFetch(key, { context, forceRefresh: true })).page
  }

  forgetAll(): void {
    this.#pages.clear()
  }

  async #siteNow(): Promise<SiteSettings> {
    const stage = await this.#options.offer()
    const site = this.#options.site()
    return stage === undefined ? site : { ...site, offer: stage }
  }

  async #isUpToDate(cached: CachedPage, nowMs: number): Promise<boolean> {
    if (cached.nameChanges !== undefined && cached.nameChanges !== (await this.#options.nameChanges())) return false
    if (!cached.watched || Math.abs(nowMs - cached.checkedAtMs) < VALID_MS) return true
    if (!(await cached.watched.areUnchanged())) return false
    cached.checkedAtMs = nowMs
    return true
  }

  async #render({ address, language }: PageRequest, site: SiteSettings): Promise<CachedPage> {
    const { renderPage, nameChanges } = this.#options
    const { source, watched } = watchedSource(this.#options.source(language))
    let before: Promise<number> | undefined
    const leaderboard: PageSource['leaderboard'] = async (scope) => {
      // Read before the names: a change in between makes the page stale, not fresh.
      before ??= nameChanges()
      await before
      return source.leaderboard(scope)
    }
    const reply = await renderPage({ url: address, language, site, source: { ...source, leaderboard } })
    const page = reply.kind === 'redirect' ? redirectIn(language, reply) : pageOf(reply)
    const isLasting = page.kind === 'page' && page.status === 200
    return { page, nameChanges: await before, watched: isLasting ? watched() : undefined, checkedAtMs: site.nowMs }
  }
}

/** Pages redirect without a language prefix. */
function redirectIn(code: string, { kind, location }: Extract<PageReply, { kind: 'redirect' }>): Rendered {
  const isHere = location.startsWith('/') && inLanguage(location).code === undefined
  return { kind, location: isHere ? pathIn(languageNamed(code), location) : location }
}

function isMissing(page: Rendered): boolean {
  return page.kind === 'page' && page.status === 404
}

function pageOf({ status, html, isEmbeddable = false }: Extract<PageReply, { kind: 'page' }>): RenderedPage {
  return { kind: 'page', status, isEmbeddable, text: new CompressedText(html) }
}

/** Day and offer are part of the key, so that no page survives midnight or the end of an offer. */
function keyOf(
  { address, language }: PageRequest,
  { nowMs, offer }: { readonly nowMs: number; readonly offer?: SiteSettings['offer'] | undefined },
): string {
  return `${dayAt(nowMs)} ${offer ?? ''} ${language} ${address}`
}
