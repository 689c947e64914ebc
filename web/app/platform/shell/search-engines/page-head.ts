/** The head that React rendered; values are HTML-escaped. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Where the route has parameters. */
  readonly canonical: string | undefined
  /** URL of the picture of a shared link. */
  readonly picture: string | undefined
  readonly isHidden: boolean
}

/** Splits off the title, meta and link tags, which React renders before the first element. */
export function splitHead(body: string): { readonly head: string; readonly markup: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(body)?.[0] ?? ''
  return { head, markup: body.slice(head.length) }
}

/** Parses the tags of `PageMeta`.
 *  @param head from `splitHead` */
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
