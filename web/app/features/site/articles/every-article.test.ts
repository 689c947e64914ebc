import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { emojiSvg } from '@emojigma/artwork/emoji-art.ts'
import { readArticles } from '@emojigma/content/articles.ts'
import { NICKNAME_LENGTH } from '@emojigma/contract/rules/nickname.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../../platform/shell/routes.tsx'

const ROOT = join(import.meta.dirname, '../../../../..')
const PUBLIC = join(ROOT, 'web/public')

/** Made when the pages are built, see `web/build/notices.ts`. */
const BUILT: ReadonlySet<string> = new Set(['/licences.txt'])

/** A page of the teacher portal, which articles speak of before it is there. */
const COMING: ReadonlySet<string> = new Set(['/manageStudents'])

/** The addresses under which help is promised. */
const HELP = [
  '/faq',
  '/howTo',
  '/howToEmojidoku',
  '/howToSpotTheOddEmoji',
  '/howToWord',
  '/howToVideo',
  '/home/howToPlay',
  '/help/teacherPortal',
  '/help/classrooms',
  '/help/classroomLeaderboards',
  '/help/studentLeaderboard',
  '/help/qrCodeLogin',
  '/help/studentLogins',
  '/csvBulkUploads',
]

const articles = readArticles()
const statusOf = (path: string) => pageAt(path).route.handle.status
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, what = '']) => what)

/** Links to this site: pages, perhaps with a heading, and files. */
const links = articles.flatMap(({ slug, html }) => found(html, /href="(\/[^"]*)"/g).map((href) => [slug, href] as const))

test.each(HELP)('%s is there', async (path) => {
  expect(statusOf(path)).toBe(200)
})

test.each(links)('in %s the link to %s leads somewhere', async (_slug, href) => {
  expect(await isThere(href)).toBe(true)
})

async function isThere(href: string): Promise<boolean> {
  const { pathname: path, hash } = new URL(href.replaceAll('&amp;', '&'), 'http://site.invalid')
  const heading = hash === '' ? undefined : hash.slice(1)
  if (/\.\w+$/.test(path)) return BUILT.has(path) || existsSync(join(PUBLIC, path))
  if (COMING.has(path)) return true
  const target = articles.find((article) => [article.path, ...article.alsoAt].includes(path))
  const hasPart = heading === undefined || (target?.html.includes(`id="${heading}"`) ?? false)
  return hasPart && statusOf(path) === 200
}

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, { html, description }) => {
  test('leads to headings of its own that are there', () => {
    for (const id of found(html, /href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`)
  })

  test('has headings that all differ, and none that is the title’s', () => {
    const ids = found(html, /<h\d id="([^"]*)"/g)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).not.toContain('<h1')
  })

  test('names only emoji that exist', () => {
    const [file = ''] = globSync(join(ROOT, `content/*/${slug}.md`))
    const text = readFileSync(file, 'utf8').replaceAll(/```[^]*?```|`[^`]*`/g, '')
    const named = found(text, /(?<!\w):([a-z0-9][a-z0-9-]*)(?:\\?\|[^:|\n]+)?:/g)
    expect(named.filter((name) => emojiSvg(name) === undefined)).toEqual([])
    expect(html.replaceAll(/<[^>]*>/g, ''), 'an emoji was left as text').not.toMatch(/(?<!\w):[a-z][a-z0-9-]*(\|[^:]*)?:/)
  })

  test('describes itself in one sentence or two for search engines', () => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/\.$/)
  })
})

test('no two articles share a description or an address', () => {
  expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length)
  const addresses = articles.flatMap(({ path, alsoAt }) => [path, ...alsoAt]).map((address) => address.toLowerCase())
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the questions and answers are at least 25, in groups', () => {
  const { html = '' } = articles.find(({ path }) => path === '/faq') ?? {}
  expect(found(html, /<(h3) /g).length).toBeGreaterThanOrEqual(25)
  expect(found(html, /<(h2) /g).length).toBeGreaterThanOrEqual(4)
})

test('the sample file has the columns that its article names, and logins that could be made', () => {
  const [head = '', ...rows] = readFileSync(join(PUBLIC, 'sample-students.csv'), 'utf8').trimEnd().split('\n')
  const columns = head.split(',')
  const { html = '' } = articles.find(({ path }) => path === '/csvBulkUploads') ?? {}
  for (const column of columns) expect(html).toMatch(new RegExp(`<td>${column}[,<]`))
  const students = rows.map((row) => row.split(','))
  expect(students.length).toBeGreaterThanOrEqual(3)
  for (const [name = '', nickname = '', password = '', again, ...more] of students) {
    expect(more).toEqual([])
    expect(name).toMatch(/^[\w-]+$/)
    expect(nickname.length).toBeGreaterThanOrEqual(NICKNAME_LENGTH.min)
    expect(nickname.length).toBeLessThanOrEqual(NICKNAME_LENGTH.max)
    expect([passwordFault(password, passwordWords), again]).toEqual([undefined, password])
  }
  for (const index of [0, 1, 2]) expect(new Set(students.map((student) => student[index])).size).toBe(students.length)
})
