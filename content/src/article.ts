/** Sections of the site's articles, in menu order. */
export const ARTICLE_SECTIONS = ['How to play', 'Help', 'For teachers', 'Blog', 'Legal', 'More'] as const
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number]

/** An article's front matter. */
export interface ArticleSummary {
  /** File name without extension, also of its chunk in the built page. */
  readonly slug: string
  /** Its main address. */
  readonly path: string
  /** Alternative addresses. */
  readonly alsoAt: readonly string[]
  readonly title: string
  /** Its short name in menus. */
  readonly menu: string
  /** For search engines: a sentence. */
  readonly description: string
  readonly section: ArticleSection
  /** Day of the last change, such as 2026-11-22; absent where it does not matter. */
  readonly date?: string | undefined
}

/** An article in a list of articles. */
export type ListedArticle = Pick<ArticleSummary, 'path' | 'title' | 'description' | 'date'>

/** A text of the site, from a Markdown file. */
export interface Article extends ArticleSummary {
  readonly html: string
  /** The articles of its section, itself included. */
  readonly nearby: readonly ArticleMenu[]
  /** The dated articles of the section that it lists, newest first; absent for other articles. */
  readonly listed?: readonly ListedArticle[]
}

/** A section of the menu beside an article. */
export interface ArticleMenu {
  readonly name: ArticleSection
  readonly entries: readonly Pick<ArticleSummary, 'menu' | 'path' | 'alsoAt'>[]
}
