import type { PageSource, RenderPage, SiteSettings } from '@emojigma/contract/pages.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { createHash } from 'node:crypto'
import { compressed, type Encoding } from '../http/compression.ts'
import { Lru } from '../lru.ts'
import { SingleFlight } from '../single-flight.ts'

const PAGES_IN_MEMORY = 300
const VALID_MS = 15_000
/** Longer addresses are rendered, but not kept. */
const MAX_KEPT_ADDRESS = 200

export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  readonly etag: string
  /** The document in an encoding, made when it is first asked for. */
  body(encoding: Encoding): Promise<Buffer>
}

export type Rendered = RenderedPage | { readonly kind: 'redirect'; readonly location: string }

export interface RenderedPagesOptions {
  readonly renderPage: RenderPage
  readonly source: PageSource
  readonly site: () => SiteSettings
}

/** Renders a page once for everyone who asks within a short while, and compresses it once. */
export class RenderedPages {
  readonly #options: RenderedPagesOptions
  readonly #kept = new Lru<string, { readonly page: Rendered; readonly renderedAtMs: number }>(PAGES_IN_MEMORY)
  readonly #underWay = new SingleFlight<string, Rendered>()

  constructor(options: RenderedPagesOptions) {
    this.#options = options
  }

  /** @param url path and query, beginning with '/' */
  async page(url: string): Promise<Rendered> {
    const site = this.#options.site()
    // A page of yesterday is not shown after midnight.
    const key = `${dayAt(site.nowMs)} ${url}`
    const kept = this.#kept.get(key)
    if (kept && performance.now() - kept.renderedAtMs < VALID_MS) return kept.page
    return this.#underWay.run(key, async () => {
      const page = await this.#render(url, site)
      if (url.length <= MAX_KEPT_ADDRESS) this.#kept.set(key, { page, renderedAtMs: performance.now() })
      return page
    })
  }

  forgetAll(): void {
    this.#kept.clear()
  }

  async #render(url: string, site: SiteSettings): Promise<Rendered> {
    const { renderPage, source } = this.#options
    const reply = await renderPage({ url, site, source })
    if (reply.kind === 'redirect') return reply
    const html = Buffer.from(reply.html)
    const bodies = new Map<Encoding, Promise<Buffer>>()
    return {
      kind: 'page',
      status: reply.status,
      etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
      body(encoding) {
        const made = bodies.get(encoding) ?? compressed(html, encoding)
        bodies.set(encoding, made)
        return made
      },
    }
  }
}
