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

  /** @param address as pageAddress returns it
   *  @returns the page as it was rendered a short while ago, if it was */
  kept(address: string): Rendered | undefined {
    const kept = this.#kept.get(keyOf(address, this.#options.site()))
    return kept && performance.now() - kept.renderedAtMs < VALID_MS ? kept.page : undefined
  }

  /** Renders the page, or waits for who is at it.
   *  @param address as pageAddress returns it */
  render(address: string): Promise<Rendered> {
    const site = this.#options.site()
    const key = keyOf(address, site)
    return this.#underWay.run(key, async () => {
      const page = await this.#render(address, site)
      if (address.length <= MAX_KEPT_ADDRESS) this.#kept.set(key, { page, renderedAtMs: performance.now() })
      return page
    })
  }

  forgetAll(): void {
    this.#kept.clear()
  }

  async #render(address: string, site: SiteSettings): Promise<Rendered> {
    const { renderPage, source } = this.#options
    const reply = await renderPage({ url: address, site, source })
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

/** A page of yesterday is not shown after midnight. */
function keyOf(address: string, { nowMs }: SiteSettings): string {
  return `${dayAt(nowMs)} ${address}`
}
