import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  ARTICLE_SECTIONS,
  type Article,
  type ArticleMenu,
  type ArticleSection,
  type ArticleSummary,
  type ListedArticle,
} from './article.ts'
import { markdownToHtml } from './markdown.ts'

const CONTENT_FOLDER = join(import.meta.dirname, '..')
/** Where articles are. */
const FOLDERS = ['help', 'blog', 'legal', 'pages']

/** Sections that share a menu. */
const MENUS: readonly (readonly ArticleSection[])[] = [['How to play', 'Help', 'For teachers'], ['Blog'], ['Legal'], ['More']]

const FRONT_MATTER = /^---\n(?<head>[^]*?)\n---\n(?<text>[^]*)$/

const address = z.string().regex(/^\/[A-Za-z0-9/-]+$/, 'must be an address of this site')
const frontMatter = z.strictObject({
  path: address,
  alsoAt: z.array(address).default([]),
  title: z.string().min(3).max(80),
  menu: z.string().min(2).max(40).optional(),
  description: z.string().min(70).max(160),
  section: z.enum(ARTICLE_SECTIONS),
  order: z.number(),
  date: z.iso.date().optional(),
  lists: z.enum(ARTICLE_SECTIONS).optional(),
})

/** Translated front matter; the rest is taken from the English file. */
const translatedMatter = frontMatter.pick({ title: true, menu: true, description: true })

interface Written {
  readonly summary: ArticleSummary
  readonly order: number
  /** The section that it lists. */
  readonly lists: ArticleSection | undefined
  readonly text: string
}

/** Every article as HTML, by section in menu order. Untranslated articles are in English.
 *  @param language its code, which is the folder of its files; English has none
 *  @throws Error that names the file with invalid front matter */
export function readArticles(language = 'en'): readonly Article[] {
  const written = readFiles(language)
  return written.map(({ summary, lists, text }) => ({
    ...summary,
    html: markdownToHtml(text, language),
    nearby: nearbyOf(summary, written),
    ...(lists === undefined ? {} : { listed: listedIn(lists, written) }),
  }))
}

function readFiles(language: string): readonly Written[] {
  const files = FOLDERS.flatMap((folder) => globSync(join(CONTENT_FOLDER, folder, '*.md')))
  return files.map((file) => inLanguage(readArticle(file), file, language)).sort((a, b) => rank(a) - rank(b) || a.order - b.order)
}

function rank({ summary }: Written): number {
  return ARTICLE_SECTIONS.indexOf(summary.section)
}

function readArticle(file: string): Written {
  const { head, text } = partsOf(file, frontMatter)
  const { order, lists, menu = head.title, ...rest } = head
  return { summary: { slug: basename(file, '.md'), menu, ...rest }, order, lists, text }
}

function inLanguage(english: Written, file: string, language: string): Written {
  const own = join(CONTENT_FOLDER, language, relative(CONTENT_FOLDER, file))
  if (!existsSync(own)) return english
  const { head, text } = partsOf(own, translatedMatter)
  return { ...english, summary: { ...english.summary, ...head, menu: head.menu ?? head.title }, text }
}

function partsOf<Head>(file: string, schema: z.ZodType<Head>): { readonly head: Head; readonly text: string } {
  const { head = '', text = '' } = FRONT_MATTER.exec(readFileSync(file, 'utf8'))?.groups ?? {}
  // YAML would parse a bare date as a timestamp in some time zone.
  const read = schema.safeParse(parse(head, { schema: 'core' }))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return { head: read.data, text }
}

function listedIn(section: ArticleSection, written: readonly Written[]): readonly ListedArticle[] {
  return written
    .map(({ summary }) => summary)
    .filter((summary) => summary.section === section && summary.date !== undefined)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .map(({ path, title, description, date }) => ({ path, title, description, date }))
}

function nearbyOf({ section }: ArticleSummary, written: readonly Written[]): readonly ArticleMenu[] {
  const sections = MENUS.find((together) => together.includes(section)) ?? []
  return sections.map((name) => ({
    name,
    entries: written
      .filter(({ summary }) => summary.section === name)
      .map(({ summary: { menu, path, alsoAt } }) => ({ menu, path, alsoAt })),
  }))
}
