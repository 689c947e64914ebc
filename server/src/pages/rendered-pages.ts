import type { PageReply, PageSource, RenderPage, SiteSettings } from '@emojigma/contract/pages.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { compressed, type Encoding } from '../http/compression.ts'

const PAGES_IN_MEMORY = 300
const VALID_MS = 15_000
/** Longer addresses are rendered, but not kept. */
const MAX_KEPT_ADDRESS = 200

export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  readonly etag: string
  /** Pages of other sites may show it in a frame. */
  readonly isEmbeddable: boolean
  /** The document in an encoding, made when it is first asked for. */
  body(encoding: Encoding): Promise<Buffer>
}

export type Rendered = RenderedPage | { readonly kind: 'redirect'; readonly location: string }

export interface RenderedPagesOptions {
  readonly renderPage: RenderPage
  readonly source: PageSource
  readonly site: () => SiteSettings
  /** How often a name on the boards has been hidden, changed or deleted, in whichever process. */
  readonly nameChanges: () => Promise<number>
  /** Whether an offer runs now. */
  readonly offer: () => Promise<SiteSettings['offer']>
}

interface Kept {
  readonly page: Rendered
  /** How often names had changed before those in the page were read; absent = it shows none. */
  readonly nameChanges: number | undefined
}

/** Renders a page once for everyone who asks within a short while, and compresses it once. A page that shows names of people is rendered
 *  again as soon as one of them has changed. */
export class RenderedPages {
  readonly #options: RenderedPagesOptions
  readonly #pages: LRUCache<string, Kept, { readonly address: string; readonly site: SiteSettings }>

  constructor(options: RenderedPagesOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      max: PAGES_IN_MEMORY,
      ttl: VALID_MS,
      fetchMethod: (_key, _stale, { context: { address, site }, options: fetched }) => {
        if (address.length > MAX_KEPT_ADDRESS) fetched.ttl = 1
        return this.#render(address, site)
      },
    })
  }

  /** @param address as pageAddress returns it
   *  @returns the page as it was rendered a short while ago, if it was */
  async kept(address: string): Promise<Rendered | undefined> {
    const kept = this.#pages.get(keyOf(address, this.#options.site()))
    return kept && (await this.#isUpToDate(kept)) ? kept.page : undefined
  }

  /** Renders the page, or waits for a rendering under way. One that began before a name changed is not waited for.
   *  @param address as pageAddress returns it */
  async render(address: string): Promise<Rendered> {
    const site = this.#options.site()
    const key = keyOf(address, site)
    const context = { address, site }
    const kept = await this.#pages.forceFetch(key, { context })
    if (await this.#isUpToDate(kept)) return kept.page
    return (await this.#pages.forceFetch(key, { context, forceRefresh: true })).page
  }

  forgetAll(): void {
    this.#pages.clear()
  }

  async #isUpToDate({ nameChanges }: Kept): Promise<boolean> {
    return nameChanges === undefined || nameChanges === (await this.#options.nameChanges())
  }

  async #render(address: string, site: SiteSettings): Promise<Kept> {
    const { renderPage, source, nameChanges, offer } = this.#options
    let before: Promise<number> | undefined
    const leaderboard: PageSource['leaderboard'] = async (scope) => {
      // Asked before the names are read: a change in between makes the page stale, not fresh.
      before ??= nameChanges()
      await before
      return source.leaderboard(scope)
    }
    const stage = await offer()
    const told = stage === undefined ? site : { ...site, offer: stage }
    const reply = await renderPage({ url: address, site: told, source: { ...source, leaderboard } })
    return { page: reply.kind === 'redirect' ? reply : pageOf(reply), nameChanges: await before }
  }
}

function pageOf(reply: Extract<PageReply, { kind: 'page' }>): RenderedPage {
  const { status, isEmbeddable = false } = reply
  const html = Buffer.from(reply.html)
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return {
    kind: 'page',
    status,
    isEmbeddable,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    body(encoding) {
      const made = bodies.get(encoding) ?? compressed(html, encoding)
      bodies.set(encoding, made)
      return made
    },
  }
}

/** A page of yesterday is not shown after midnight. */
function keyOf(address: string, { nowMs }: SiteSettings): string {
  return `${dayAt(nowMs)} ${address}`
}
