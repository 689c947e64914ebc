/** What React has put into the head of a page, as it stands in markup. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The page's own address, where the page knows it better than its route. */
  readonly canonical: string | undefined
  /** The picture that a shared link shows, by its whole address. */
  readonly picture: string | undefined
  readonly isHidden: boolean
}

/** React puts title, meta and link tags of a tree without a head of its own before the first element. */
export function splitHead(body: string): { readonly head: string; readonly markup: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(body)?.[0] ?? ''
  return { head, markup: body.slice(head.length) }
}

/** Reads the tags back, so that what a page says of itself is said in one place.
 *  @param head as splitHead returns it: its values are spelled for HTML already */
export function readHead(head: string): PageHead {
  const first = (pattern: RegExp): string | undefined => pattern.exec(head)?.[1]
  return {
    title: first(/<title[^>]*>([^<]*)<\/title>/) ?? '',
    description: first(/<meta name="description" content="([^"]*)"/) ?? '',
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    picture: first(/<meta property="og:image" content="([^"]*)"/),
    isHidden: head.includes('<meta name="robots" content="noindex"'),
  }
}

/** Text as it was before it was spelled for HTML. */
export function unescaped(markup: string): string {
  return markup
    .replaceAll(/&(?:#x27|#39|apos);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
