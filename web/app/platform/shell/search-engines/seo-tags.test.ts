// @vitest-environment jsdom
import type { Article } from '@emojigma/content/article.ts'
import { expect, test } from 'vitest'
import { NOON_MS, TODAY } from '../../testing/noon.ts'
import { setOf } from '../../testing/test-site.tsx'
import type { SeoPage } from './seo-page.ts'
import { seoTags } from './seo-tags.ts'
import { readHead, splitHead, type PageHead } from './page-head.ts'
import { HOME_PAGE, LIST_PAGE, PUZZLE_PAGE, TODAY_PAGE } from './page-modules.ts'
import { structuredData } from './structured-data.ts'

const ORIGIN = 'https://emojigma.example'
const SITE = { origin: ORIGIN, supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: NOON_MS }
const PUZZLES = setOf(TODAY)
const [LEVEL_1, ...OTHERS] = PUZZLES
const ODD = OTHERS.at(-1)
if (!LEVEL_1 || !ODD) throw new Error('no puzzles')

const SAID: PageHead = { title: '', description: '', canonical: undefined, picture: undefined, isHidden: false }

function pageWith(changes: Partial<SeoPage>): SeoPage {
  return {
    site: SITE,
    module: '',
    path: '/somewhere',
    title: 'Somewhere · Emojigma',
    description: 'A page.',
    picture: undefined,
    puzzles: [],
    article: undefined,
    ...changes,
  }
}

const puzzlePage = (puzzle: typeof LEVEL_1) =>
  pageWith({ module: PUZZLE_PAGE, path: `/puzzle/${puzzle.id}`, title: 'A puzzle · Emojigma', description: puzzle.text, puzzles: [puzzle] })

function articleWith(changes: Partial<Article>): Article {
  const summary = { slug: 'a', path: '/a', alsoAt: [], title: 'A', menu: 'A', description: 'About a.', section: 'Help' as const }
  return { ...summary, html: '<p>Text.</p>', nearby: [], ...changes }
}

const articlePage = (article: Article) =>
  pageWith({ article, path: article.path, title: `${article.title} · Emojigma`, description: article.description })

function drawn(page: SeoPage, said: Partial<PageHead> = {}) {
  const document = new DOMParser().parseFromString(`<head>${seoTags(page, { ...SAID, ...said })}</head>`, 'text/html')
  const content = (name: string) => document.querySelector(`[property="${name}"], [name="${name}"]`)?.getAttribute('content')
  return { document, content }
}

const thing = (page: SeoPage, type: string) => structuredData(page).find((one) => one['@type'] === type)

test('the tags of a head are found before the first element, and read back as they stand', () => {
  const tags =
    '<title>A &amp; B · Emojigma</title><meta name="description" content="&quot;x&quot;"/><meta name="robots" content="noindex"/>' +
    `<meta property="og:image" content="${ORIGIN}/p.png"/><link rel="canonical" href="${ORIGIN}/a"/>`
  const body = `${tags}<main><link rel="prefetch" href="/later"/></main>`
  expect(splitHead(body)).toEqual({ head: tags, markup: '<main><link rel="prefetch" href="/later"/></main>' })
  expect(readHead(tags)).toEqual({
    title: 'A &amp; B · Emojigma',
    description: '&quot;x&quot;',
    canonical: `${ORIGIN}/a`,
    picture: `${ORIGIN}/p.png`,
    isHidden: true,
  })
  expect(readHead('')).toEqual(SAID)
})

test('a page is shared by its title, its words and its address, with the picture of the site', () => {
  const { document, content } = drawn(pageWith({ title: 'A "b" <c> · Emojigma', description: 'x & y' }))
  const names = ['og:site_name', 'og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:width', 'og:image:height']
  expect(names.map(content)).toEqual([
    'Emojigma',
    'website',
    'A "b" <c> · Emojigma',
    'x & y',
    `${ORIGIN}/somewhere`,
    `${ORIGIN}/share.png`,
    '1200',
    '630',
  ])
  expect([content('twitter:card'), content('og:image:alt')]).toEqual(['summary_large_image', 'Emojigma: emoji math and logic puzzles'])
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/somewhere`)
})

test('every tag can be taken away by its attribute once another page is shown', () => {
  const { document } = drawn(puzzlePage(LEVEL_1))
  expect(document.head.children.length).toBeGreaterThan(8)
  expect(document.head.querySelectorAll(':scope > :not([data-seo])')).toHaveLength(0)
})

test('a page that says its own address is not told another one', () => {
  const { document } = drawn(pageWith({}), { canonical: `${ORIGIN}/somewhere` })
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
})

test('a hidden page has its one address and nothing to be shared by', () => {
  const { document } = drawn(pageWith({}), { isHidden: true })
  expect([...document.head.children].map((tag) => tag.outerHTML)).toEqual([`<link data-seo="" rel="canonical" href="${ORIGIN}/somewhere">`])
})

test('one of many pages of a kind that says no address of its own is not told that of its route', () => {
  const { document } = drawn({ ...pageWith({}), path: '/challenge/:code' }, { isHidden: true })
  expect(document.head.childElementCount).toBe(0)
})

test.each([
  [LEVEL_1, '640', `Classic puzzle ${LEVEL_1.id}, Level 1: fox plus fox equals 10`],
  [ODD, '800', `Spot the odd emoji puzzle ${ODD.id}, Master: fox plus fox equals 10`],
])('the picture of a puzzle is told with its size and in words', (puzzle, height, alt) => {
  const picture = `/emojigma/production/Puzzle_${puzzle.id}_X_800.png`
  const { content } = drawn({ ...puzzlePage(puzzle), picture }, { picture: ORIGIN + picture })
  expect([content('og:image'), content('og:image:width'), content('og:image:height'), content('og:image:alt')]).toEqual([
    undefined,
    '800',
    height,
    alt,
  ])
})

test('a puzzle’s page names the call by which another site gets its frame, and other pages none', () => {
  const link = drawn(puzzlePage(LEVEL_1)).document.querySelector('link[type$="oembed"]')
  expect(['type', 'href', 'title'].map((name) => link?.getAttribute(name))).toEqual([
    'application/json+oembed',
    `${ORIGIN}/api/oembed?url=${encodeURIComponent(`${ORIGIN}/puzzle/${LEVEL_1.id}`)}&format=json`,
    `Classic puzzle ${LEVEL_1.id}, Level 1`,
  ])
  expect(drawn(pageWith({ module: TODAY_PAGE, puzzles: PUZZLES })).document.querySelector('link[type$="oembed"]')).toBeNull()
})

test('data for machines cannot end its element, whatever stands in it', () => {
  const evil = '</script><img src=x onerror=alert(1)>'
  const { document } = drawn({ ...puzzlePage(LEVEL_1), description: evil })
  expect(document.querySelector('img')).toBeNull()
  const [json] = [...document.querySelectorAll('script')].map(({ type, textContent }) => ({ type, thing: JSON.parse(textContent) }))
  expect(json).toMatchObject({ type: 'application/ld+json', thing: { '@context': 'https://schema.org', description: evil } })
})

test('the home page says which site it is and whose; it claims no search, for there is none', () => {
  const things = structuredData(pageWith({ module: HOME_PAGE, path: '/', puzzles: PUZZLES }))
  expect(things.map((one) => [one['@type'], one['url']])).toEqual([
    ['WebSite', `${ORIGIN}/`],
    ['Organization', `${ORIGIN}/`],
  ])
  expect(things[1]).toMatchObject({ email: 'help@emojigma.example', logo: { url: `${ORIGIN}/icon-512.png` } })
  expect(JSON.stringify(things)).not.toContain('SearchAction')
})

test('a puzzle is a resource for learning of its level and age, free on its day', () => {
  expect(thing(puzzlePage(LEVEL_1), 'LearningResource')).toMatchObject({
    name: `Classic puzzle ${LEVEL_1.id}, Level 1`,
    url: `${ORIGIN}/puzzle/${LEVEL_1.id}`,
    image: { url: `${ORIGIN}/emojigma/production/Puzzle_${LEVEL_1.id}_Junior1_800.png`, width: 800, height: 640 },
    teaches: 'Solving equations',
    educationalLevel: 'Level 1',
    typicalAgeRange: '4-',
    isAccessibleForFree: true,
    datePublished: '2026-11-21',
  })
  const old = puzzlePage({ ...ODD, isToday: false })
  expect(thing(old, 'LearningResource')).toMatchObject({ educationalLevel: 'Master', typicalAgeRange: '7-', isAccessibleForFree: false })
})

test('nothing that machines read of a puzzle tells its answer or the digest of it', () => {
  const page = puzzlePage({ ...LEVEL_1, answer: 48_173, answerWord: 'ZEBRAS', sudokuAnswer: '1234341221434321' })
  expect(seoTags(page, SAID)).not.toMatch(/48173|ZEBRAS|1234341221434321|0{64}/)
})

test.each([
  [LEVEL_1, '/emojiMathPuzzles', 'Emoji Math Puzzles'],
  [ODD, '/emojiLogicGames', 'Emoji Logic Games'],
])('the way to a puzzle leads over the list of its like', (puzzle, path, name) => {
  expect(thing(puzzlePage(puzzle), 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Emojigma', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name, item: ORIGIN + path },
    { '@type': 'ListItem', position: 3, name: 'A puzzle', item: `${ORIGIN}/puzzle/${puzzle.id}` },
  ])
})

test.each([TODAY_PAGE, LIST_PAGE])('a list names its puzzles in their order: %s', (module) => {
  const list = thing(pageWith({ module, puzzles: PUZZLES }), 'ItemList')
  expect(list).toMatchObject({ name: 'Somewhere', numberOfItems: 40 })
  expect((list?.['itemListElement'] as readonly object[] | undefined)?.[39]).toEqual({
    '@type': 'ListItem',
    position: 40,
    name: `Spot the odd emoji puzzle ${ODD.id}, Master`,
    url: `${ORIGIN}/puzzle/${ODD.id}`,
  })
})

test('questions and answers are those of the article: each heading that asks, with the text below it', () => {
  const html = [
    '<p>Before.</p><h2 id="play">Playing</h2><h3 id="cost">What does it <em>cost</em>?</h3><p>Three a day are <b>free</b>.</p>',
    "<ul><li>Tom &amp; Jo's</li></ul><h2>May I “share” it?</h2><p>Yes.</p><h3>What comes of it?</h3>",
  ].join('')
  const faq = thing(articlePage(articleWith({ path: '/faq', html })), 'FAQPage')
  expect(faq?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'What does it cost?',
      acceptedAnswer: { '@type': 'Answer', text: "Three a day are free. Tom & Jo's" },
    },
    { '@type': 'Question', name: 'May I “share” it?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
  ])
})

test('a post of the blog is one, with its day; the blog’s index and other articles are pages on their way', () => {
  const post = articlePage(articleWith({ path: '/blog/1', section: 'Blog', date: '2026-11-22', title: 'Why emoji' }))
  expect(structuredData(post).map((one) => one['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(thing(post, 'BlogPosting')).toMatchObject({
    headline: 'Why emoji',
    datePublished: '2026-11-22',
    url: `${ORIGIN}/blog/1`,
    image: `${ORIGIN}/share.png`,
    author: { name: 'Emojigma' },
  })
  expect(drawn(post).content('og:type')).toBe('article')
  for (const other of [articleWith({ path: '/blogs', section: 'Blog' }), articleWith({ path: '/howTo' })])
    expect(structuredData(articlePage(other)).map((one) => one['@type'])).toEqual(['BreadcrumbList'])
})
