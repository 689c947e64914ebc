import type { ReactElement, ReactNode } from 'react'

/** A part of a page that is the same wherever this is the same. */
interface Part {
  /** Its outermost element, which none of the same name stands in. */
  readonly tag: 'header' | 'footer' | 'aside' | 'section'
  /** Stands in its first tag, and nowhere before in a page. */
  readonly mark: string
  /** All that it depends on. */
  readonly by: string
}

interface DrawnPart extends Part {
  readonly key: string
  readonly isKept: boolean
}

/** By what they depend on: of all pages some hundred. */
const MOST_KEPT = 1000
const kept = new Map<string, string>()
let drawn: DrawnPart[] = []
let site = ''

/** A part that the server draws once for all pages on which it is the same: most of a page is, and drawing costs most of what a page costs.
 *  What comes to the browser is what it would be anyway, and is taken over as ever.
 *  @param element draws nothing that is loaded later, and nothing in the head
 *  To be called where `import.meta.env.SSR` says so, which leaves all of it out of the browser's code.
 *  Source: docs/decisions/2026-11-23-parts-that-are-drawn-once.md */
export function drawnOnce(part: Part, element: ReactElement): ReactElement {
  return <KeptPart part={part}>{element}</KeptPart>
}

function KeptPart({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  const key = `${site} ${part.tag} ${part.mark} ${part.by}`
  const isKept = kept.has(key)
  drawn.push({ ...part, key, isKept })
  const { tag: Tag } = part
  return isKept ? <Tag data-kept={drawn.length - 1} /> : children
}

/** Draws a page, and sets in what was drawn before.
 *  @param settings of the site, on which all parts depend
 *  @param draw at once, without waiting for anything */
export function drawInParts(settings: string, draw: () => string): string {
  site = settings
  drawn = []
  let markup = draw()
  for (const [index, { tag, mark, key, isKept }] of drawn.entries()) {
    if (isKept) {
      markup = markup.replace(`<${tag} data-kept="${index}"></${tag}>`, () => kept.get(key) ?? '')
    } else if (kept.size < MOST_KEPT) {
      const html = partIn(markup, tag, mark)
      if (html !== undefined) kept.set(key, html)
    }
  }
  return markup
}

/** @returns undefined where it is not there, or is not whole: then it is drawn again */
function partIn(markup: string, tag: string, mark: string): string | undefined {
  const at = markup.indexOf(mark)
  const start = at === -1 ? -1 : markup.lastIndexOf(`<${tag}`, at)
  const end = start === -1 ? -1 : markup.indexOf(`</${tag}>`, at)
  if (end === -1) return undefined
  const html = markup.slice(start, end + tag.length + 3)
  return html.lastIndexOf(`<${tag}`) === 0 && !html.includes('data-kept') ? html : undefined
}
