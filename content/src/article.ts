/** The parts of the site that articles belong to, in the order of their menus. */
export const ARTICLE_SECTIONS = ['How to play', 'Help', 'For teachers', 'Blog', 'Legal', 'More'] as const
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number]

/** What an article says about itself. */
export interface ArticleSummary {
  /** Its file's name without the ending: what its own file in the built page is called. */
  readonly slug: string
  /** Its main address. */
  readonly path: string
  /** Further addresses. */
  readonly alsoAt: readonly string[]
  readonly title: string
  /** Its short name in menus. */
  readonly menu: string
  /** For search engines: a sentence. */
  readonly description: string
  readonly section: ArticleSection
  /** The day it was written or changed last, as 2026-11-22; absent where that does not matter. */
  readonly date?: string | undefined
}

/** An article as a list of articles tells of it. */
export type ListedArticle = Pick<ArticleSummary, 'path' | 'title' | 'description' | 'date'>

/** A text of the site, made from a Markdown file. */
export interface Article extends ArticleSummary {
  readonly html: string
  /** The articles of its part of the site, itself among them. */
  readonly nearby: readonly ArticleMenu[]
  /** The dated articles of the part of the site that it is the list of, the newest first; absent where it is none. */
  readonly listed?: readonly ListedArticle[]
}

/** A section of the menu beside an article. */
export interface ArticleMenu {
  readonly name: ArticleSection
  readonly entries: readonly Pick<ArticleSummary, 'menu' | 'path' | 'alsoAt'>[]
}
