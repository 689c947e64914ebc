import * as nameWords from '@emojigma/messages/words/names.ts'
import { openGraphLocale, path as languagePath } from '@emojigma/messages/language.ts'
import { puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import type { getEmbedding } from '@emojigma/contract/site/sharing.ts'
import { LANGUAGES } from '../../browser/languages.ts'
import { scriptData } from '../script-data.ts'
import type { SeoPage } from './seo-page.ts'
import { escaped, type PageHead } from './page-head.ts'
import { PUZZLE_PAGE } from './page-modules.ts'
import { SITE_PICTURE, sizeOfPicture } from './site-picture.ts'
import { structuredData } from './structured-data.ts'

const OEMBED_PATH: (typeof getEmbedding)['path'] = '/api/oembed'
const LONGEST_ALT = 200

/** Tags for search engines and other sites, for the end of the head. The app removes them, by their attribute, at the first navigation.
 *  @param head what React has rendered there
 *  Source: docs/product.md, Found by search engines; Open Graph protocol, 2010; oEmbed 1.0, 2008, 4 Discovery */
export function seoTags(page: SeoPage, head: PageHead): string {
  const { site, path } = page
  const url = `${site.origin}${path}`
  // A route with parameters is no address; its pages set their own canonical link.
  const hasParameters = path.includes(':')
  const canonical = head.canonical === undefined && !hasParameters ? `<link data-seo rel="canonical" href="${escaped(url)}">` : ''
  if (head.isHidden) return canonical
  return [
    canonical,
    ...inOtherLanguages(page),
    property('og:site_name', 'Emojigma'),
    property('og:type', page.article?.section === 'Blog' && page.article.date ? 'article' : 'website'),
    property('og:locale', openGraphLocale),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
    ...pictureTags(page, head),
    '<meta data-seo name="twitter:card" content="summary_large_image">',
    ...embeddingLink(page),
    ...structuredData(page).map((thing) => `<script data-seo type="application/ld+json">${scriptData(thing)}</script>`),
  ].join('')
}

/** The page in every language, with English as the default. */
function inOtherLanguages({ site, path }: SeoPage): readonly string[] {
  const origin = site.origin.slice(0, site.origin.length - languagePath.length)
  const link = (language: string, url: string) => `<link data-seo rel="alternate" hreflang="${language}" href="${escaped(url)}">`
  return [...LANGUAGES.map((language) => link(language.code, `${origin}${language.path}${path}`)), link('x-default', `${origin}${path}`)]
}

function property(name: string, content: string | number): string {
  return `<meta data-seo property="${name}" content="${escaped(String(content))}">`
}

function pictureTags({ site, picture, puzzles }: SeoPage, head: PageHead): readonly string[] {
  const id = Number(/\/Puzzle_(\d+)_/.exec(picture ?? '')?.[1])
  const puzzle = puzzles.find((one) => one.id === id)
  if (picture === undefined || !puzzle) {
    const { path, width, height, alt } = SITE_PICTURE
    const own = head.picture === undefined ? [property('og:image', `${site.origin}${path}`)] : []
    return head.picture === undefined ? [...own, ...sizeTags(width, height, alt)] : own
  }
  const { width, height } = sizeOfPicture(picture, puzzle.typeId)
  return sizeTags(width, height, shortened(`${puzzleTitle(puzzle, nameWords)}: ${puzzle.text}`))
}

function sizeTags(width: number, height: number, alt: string): readonly string[] {
  return [property('og:image:width', width), property('og:image:height', height), property('og:image:alt', alt)]
}

function embeddingLink({ site: { origin }, module, path, puzzles }: SeoPage): readonly string[] {
  const puzzle = module === PUZZLE_PAGE ? puzzles[0] : undefined
  if (!puzzle) return []
  const href = `${origin}${OEMBED_PATH}?url=${encodeURIComponent(origin + path)}&format=json`
  return [
    `<link data-seo rel="alternate" type="application/json+oembed" href="${escaped(href)}" title="${escaped(puzzleTitle(puzzle, nameWords))}">`,
  ]
}

/** Ends at a word. */
function shortened(text: string): string {
  return text.length <= LONGEST_ALT ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_ALT - 1))}…`
}
