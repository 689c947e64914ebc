import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import settings from '../../messages/project.inlang/settings.json' with { type: 'json' }
import { readArticles } from './articles.ts'

const LANGUAGES = settings.locales
const OTHERS = LANGUAGES.filter((language) => language !== settings.baseLocale)

const articles = readArticles()

test('the list of the blog has every dated post once, the newest first, and not itself', () => {
  const listed = articles.find(({ path }) => path === '/blogs')?.listed ?? []
  const posts = articles.filter(({ section, date }) => section === 'Blog' && date !== undefined)
  expect(listed.map(({ path }) => path).toSorted()).toEqual(posts.map(({ path }) => path).toSorted())
  expect(listed.length).toBeGreaterThan(1)
  const dates = listed.map(({ date }) => date ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(listed.some(({ path }) => path === '/blogs')).toBe(false)
})

test('no two articles share a file’s name or an address', () => {
  for (const names of [articles.map(({ slug }) => slug), articles.flatMap(({ path, alsoAt }) => [path, ...alsoAt])]) {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
})

test.each(LANGUAGES)('what students read too, about worksheets, speaks of no plan (%s)', (language) => {
  const read = readArticles(language).filter(({ path }) => path.endsWith('worksheets'))
  expect(read.map(({ path }) => path).toSorted()).toEqual(['/christmas-worksheets', '/worksheets'])
  expect(read.filter(({ html }) => /\b(?:plan(?:es|s)?|formules?)\b/i.test(html))).toEqual([])
})

test.each(LANGUAGES)(
  'the pictures of pages stand by themselves, in the size that they have and the language of the page (%s)',
  (language) => {
    const pictures = readArticles(language).flatMap(({ html }) => [
      ...html.matchAll(/<img src="(\/screenshots\/[^"]+)" width="(\d+)" height="(\d+)"[^>]*>\s*(.)/g),
    ])
    expect(pictures.length).toBeGreaterThan(5)
    const folder = language === 'en' ? /^\/screenshots\/[^/]+$/ : new RegExp(`^/screenshots/${language}/[^/]+$`)
    expect(pictures.map(([, path = '']) => path).filter((path) => !folder.test(path))).toEqual([])
    for (const [, path = '', width, height, next] of pictures) {
      const file = readFileSync(new URL(`../../web/public${path}`, import.meta.url))
      // Each pixel of the page is two of the picture. Source: RFC 6386, section 9.1
      expect([path, Number(width), Number(height), next]).toEqual([path, file.readUInt16LE(26) / 2, file.readUInt16LE(28) / 2, '<'])
    }
  },
)

describe.each(OTHERS)('articles in %s', (language) => {
  const translated = readArticles(language)

  test('are all there, at the same addresses, under titles and with texts of their own', () => {
    expect(translated.map(({ path }) => path)).toEqual(articles.map(({ path }) => path))
    const english = new Map(articles.map((article) => [article.path, article]))
    expect(translated.filter(({ path, html }) => english.get(path)?.html === html)).toEqual([])
    expect(new Set(translated.map(({ title }) => title)).size).toBe(translated.length)
  })

  test.each(translated.map((article) => [article.slug, article] as const))('%s leads where the English one leads', (slug, { html }) => {
    const english = articles.find((article) => article.slug === slug)?.html ?? ''
    expect(
      targets(html.replaceAll(`href="/${language}/`, 'href="/').replaceAll(`src="/screenshots/${language}/`, 'src="/screenshots/')),
    ).toEqual(targets(english))
  })

  test('lead to headings that are there', () => {
    const named = translated.flatMap(({ html }) =>
      [...html.matchAll(/href="([^"#]+)#([^"]+)"/g)].map(([, path = '', id = '']) => [path, id]),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const [path, id] of named) {
      expect(translated.find((article) => `/${language}${article.path}` === path)?.html).toContain(`id="${id}"`)
    }
  })
})

/** Pages, files and pictures of this site, without the headings on them: a language names those in its own words. */
function targets(html: string): readonly string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, target = '']) => target).sort()
}
