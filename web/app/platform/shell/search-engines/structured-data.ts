import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { code } from '@emojigma/messages/language.ts'
import { puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import type { Article } from '@emojigma/content/article.ts'
import { questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { isBoardType } from '@emojigma/engine/types.ts'
import { PATHS, puzzlePath } from '../../navigation/paths.ts'
import { listingAt } from '../../../features/puzzles/lists.ts'
import type { SeoPage } from './seo-page.ts'
import { HOME_PAGE, LIST_PAGE, PUZZLE_PAGE, TODAY_PAGE } from './page-modules.ts'
import { unescaped } from './page-head.ts'
import { sizeOfPicture } from './site-picture.ts'

/** A schema.org object. */
type Thing = Readonly<Record<string, unknown>>

const FAQ = PATHS.help
const BLOG = PATHS.blogs

/** A page's schema.org data, never with a puzzle's answer, and without a SearchAction: the header only searches by puzzle number.
 *  Source: docs/product.md, Found by search engines */
export function structuredData(page: SeoPage): readonly Thing[] {
  const { module, article } = page
  const things = article ? articleData(page, article) : (BY_MODULE[module]?.(page) ?? [])
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

const BY_MODULE: Readonly<Record<string, (page: SeoPage) => readonly Thing[]>> = {
  [HOME_PAGE]: ({ site, description }) => [
    { '@type': 'WebSite', '@id': `${site.origin}/#site`, name: 'Emojigma', url: `${site.origin}/`, description, inLanguage: code },
    { ...organization(site.origin), ...(site.supportEmail ? { email: site.supportEmail } : {}) },
  ],
  [TODAY_PAGE]: (page) => [puzzleList(page), crumbs(page, [])],
  [LIST_PAGE]: (page) => [puzzleList(page), crumbs(page, [])],
  [PUZZLE_PAGE]: (page) => {
    const puzzle = page.puzzles.find(({ id }) => puzzlePath(id) === page.path)
    if (!puzzle) return []
    const list = isBoardType(puzzle.typeId) ? PATHS.logicGames : PATHS.mathPuzzles
    return [puzzleData(page, puzzle), crumbs(page, [{ name: listingAt(list).title, path: list }])]
  },
}

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Emojigma',
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
  }
}

function puzzleData({ site: { origin }, path, description }: SeoPage, puzzle: PuzzleView): Thing {
  const { id, typeId, levelId } = puzzle
  const picture = questionRasterPath(id, levelId, 800, 'png')
  const { width, height } = sizeOfPicture(picture, typeId)
  return {
    '@type': 'LearningResource',
    name: puzzleTitle(puzzle, nameWords),
    description,
    url: `${origin}${path}`,
    image: { '@type': 'ImageObject', url: `${origin}${picture}`, width, height },
    learningResourceType: 'Puzzle',
    teaches: m['search_engines.teaches']({ typeId }),
    educationalLevel: nameWords.levels[levelId],
    typicalAgeRange: isJunior(levelId) ? '4-' : '7-',
    // Other days' puzzles need a plan.
    isAccessibleForFree: puzzle.isToday,
    datePublished: dayDate(dayOfPuzzle(id)),
    inLanguage: code,
    provider: organization(origin),
  }
}

function puzzleList({ site: { origin }, title, path, puzzles }: SeoPage): Thing {
  return {
    '@type': 'ItemList',
    name: pageName(title),
    url: `${origin}${path}`,
    numberOfItems: puzzles.length,
    itemListElement: puzzles.map((puzzle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: puzzleTitle(puzzle, nameWords),
      url: `${origin}${puzzlePath(puzzle.id)}`,
    })),
  }
}

/** @param between the pages between home and this one */
function crumbs({ site: { origin }, title, path }: SeoPage, between: readonly { readonly name: string; readonly path: string }[]): Thing {
  const way = [{ name: 'Emojigma', path: '/' }, ...between, { name: pageName(title), path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}`,
    })),
  }
}

function articleData(page: SeoPage, article: Article): readonly Thing[] {
  const { path, section, title, description, date } = article
  const { origin } = page.site
  if (path === FAQ) return [faq(article), crumbs(page, [])]
  if (section !== 'Blog' || date === undefined || path === BLOG) return [crumbs(page, [])]
  const posting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    datePublished: date,
    image: `${origin}${page.picture ?? '/share.png'}`,
    inLanguage: code,
    author: organization(origin),
    publisher: organization(origin),
  }
  return [posting, crumbs(page, [{ name: m['ui.blog'](), path: BLOG }])]
}

/** Every heading that is a question, with the text up to the next heading. */
function faq({ html }: Article): Thing {
  const parts = html.split(/(?=<h[2-6][ >])/)
  const questions = parts.flatMap((part) => {
    const [heading = '', question = ''] = /^<h[2-6][^>]*>(.*?)<\/h[2-6]>/s.exec(part) ?? []
    const name = plainText(question)
    const text = plainText(part.slice(heading.length))
    return name.endsWith('?') && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : []
  })
  return { '@type': 'FAQPage', mainEntity: questions }
}

function plainText(html: string): string {
  return unescaped(html.replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim()
}

function pageName(title: string): string {
  return title.replace(/ · Emojigma$/, '')
}
