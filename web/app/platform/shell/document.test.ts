import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { NOON_MS } from '../testing/noon.ts'
import { makeStore } from '../store.ts'
import { documentOf, type DocumentParts } from './document.ts'

vi.mock('virtual:built-assets', () => ({
  build: 'build-a',
  manifest: {
    'app/platform/shell/entry-client.tsx': {
      file: 'assets/entry.js',
      imports: ['_react.js'],
      css: ['assets/base.css'],
      assets: ['assets/round.woff2', 'assets/paper.png'],
    },
    '_react.js': { file: 'assets/react.js' },
    '_circle-a.js': { file: 'assets/circle-a.js', imports: ['_circle-b.js'], css: ['assets/circle.css'] },
    '_circle-b.js': { file: 'assets/circle-b.js', imports: ['_circle-a.js', '_react.js'], css: ['assets/circle.css'] },
    'app/Page.tsx': { file: 'assets/page.js', imports: ['app/platform/shell/entry-client.tsx', '_circle-a.js'], css: ['assets/page.css'] },
    'app/Other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
  },
  styles: {
    'assets/base.css': 'body{margin:0}',
    'assets/circle.css': '.circle{border-radius:50%}',
    'assets/page.css': '.page{width:100%}',
    'assets/other.css': '.other{color:red}',
  },
}))

/** Made as on the server, where the build's virtual module is; read as in a browser. */
let browser: Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>
beforeAll(async () => void (browser = await builtinEnvironments.jsdom.setup(globalThis, {})))
afterAll(() => browser.teardown(globalThis))

const SITE = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: NOON_MS }

function htmlOf(changes: Partial<DocumentParts> = {}): string {
  const state = makeStore().getState()
  return documentOf({
    head: '',
    markup: '<main>hello</main>',
    modules: [],
    preloaded: { site: SITE, state, lazyModules: [] },
    ...changes,
  })
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const documentWith = (changes: Partial<DocumentParts> = {}) => parsed(htmlOf(changes))

function hrefs(page: Document, selector: string): readonly (string | null)[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute('href'))
}

const PAGE = { modules: ['app/Page.tsx'] }

const loadedAhead = (page: Document) => hrefs(page, 'link[rel=modulepreload]')

test('it is an English HTML document of the standards’ mode that fits the width of a phone', () => {
  const html = htmlOf()
  expect(html.startsWith('<!doctype html>')).toBe(true)
  const page = parsed(html)
  const { lang, dir } = page.documentElement
  expect([page.compatMode, lang, dir, page.querySelector('meta[charset]')?.getAttribute('charset')]).toEqual([
    'CSS1Compat',
    'en',
    'ltr',
    'utf-8',
  ])
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width, initial-scale=1')
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/)
  expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
})

test('it names its icons, its manifest, and a colour for light and for dark', () => {
  const page = documentWith()
  expect(hrefs(page, 'link[rel=icon]')).toEqual(['/favicon.svg', '/favicon.ico'])
  expect(hrefs(page, 'link[rel=apple-touch-icon], link[rel=manifest]')).toEqual(['/apple-touch-icon.png', '/manifest.webmanifest'])
  expect([...page.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media'))).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ])
})

test('the script is a module at low priority, and what it imports is loaded ahead once, each file but the script itself', () => {
  const page = documentWith(PAGE)
  const scripts = [...page.querySelectorAll('script[src]')]
  expect(scripts.map((script) => ['src', 'type', 'fetchpriority'].map((name) => script.getAttribute(name)))).toEqual([
    ['/assets/entry.js', 'module', 'low'],
  ])
  expect(loadedAhead(page).toSorted()).toEqual(['/assets/circle-a.js', '/assets/circle-b.js', '/assets/page.js', '/assets/react.js'])
  expect(page.querySelectorAll('link[rel=modulepreload]:not([fetchpriority=low])')).toHaveLength(0)
})

test('what a chunk needs is loaded ahead of the chunk', () => {
  const files = loadedAhead(documentWith(PAGE))
  expect(files.at(-1)).toBe('/assets/page.js')
  expect(files.indexOf('/assets/react.js')).toBeLessThan(files.indexOf('/assets/circle-a.js'))
})

test('its styles stand in it, the basic ones first, and those of no other page', () => {
  const page = documentWith(PAGE)
  expect(page.querySelectorAll('style')).toHaveLength(1)
  expect(page.querySelector('style')?.textContent).toBe('body{margin:0}.circle{border-radius:50%}.page{width:100%}')
})

test('the sheets of those styles are named for the loader, but switched off and of a type that nobody fetches', () => {
  const page = documentWith(PAGE)
  expect(hrefs(page, 'link[rel=stylesheet][disabled][type=none]')).toEqual(['/assets/base.css', '/assets/circle.css', '/assets/page.css'])
  expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0)
})

test('fonts are loaded ahead as browsers ask for them, other files of a chunk are not', () => {
  const [font, ...others] = documentWith(PAGE).querySelectorAll('link[rel=preload]')
  expect(others).toEqual([])
  expect(['href', 'as', 'type', 'crossorigin'].map((name) => font?.getAttribute(name))).toEqual([
    '/assets/round.woff2',
    'font',
    'font/woff2',
    '',
  ])
})

test('fonts come before the pictures that React has loaded ahead: the first layout waits for them', () => {
  const head = '<link rel="preload" as="image" href="/fox.svg"/><title>Today</title>'
  expect(hrefs(documentWith({ ...PAGE, head }), 'link[rel=preload]')).toEqual(['/assets/round.woff2', '/fox.svg'])
})

test('a lazy component’s files come with the page that shows it', () => {
  const page = documentWith({ modules: ['app/Page.tsx', 'app/Other.tsx'] })
  expect(loadedAhead(page)).toContain('/assets/other.js')
  expect(page.querySelector('style')?.textContent).toMatch(/\.page\{width:100%\}\.other\{color:red\}$/)
})

test('a module that the build does not know adds nothing', () => {
  expect(htmlOf({ modules: ['app/Gone.tsx'] })).toBe(htmlOf())
})

test('tags for the head go there, the app into the root', () => {
  const head = '<title>Today · Emojigma</title><meta name="description" content="a &gt; b"/><link rel="canonical" href="/today"/>'
  const page = documentWith({ head, markup: '<main><link rel="prefetch" href="/later"/>hello</main>' })
  expect(page.head.querySelector('title')?.textContent).toBe('Today · Emojigma')
  expect(page.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe('a > b')
  expect(hrefs(page, 'head link[rel=canonical]')).toEqual(['/today'])
  expect(page.querySelector('#root')?.innerHTML).toBe('<main><link rel="prefetch" href="/later">hello</main>')
})

test('the drawings of all icons stand in the body once, unseen and before the app', () => {
  const page = documentWith()
  const [sprite, , root] = page.body.children
  expect([sprite?.tagName.toLowerCase(), sprite?.getAttribute('aria-hidden'), root?.id]).toEqual(['svg', 'true', 'root'])
  for (const name of ['menu', 'close', 'search', 'star']) expect(page.querySelectorAll(`#icon-${name}`)).toHaveLength(1)
})

test('the script that runs before anything is drawn stands in the head', () => {
  expect(documentWith(PAGE).head.querySelector('script:not([src])')?.textContent).toContain('emojigma.session')
})

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!--<script>'],
  ['separators of lines', 'one\u2028two\u2029three'],
  ['signs that HTML writes in another way', `& " ' > é 🦊`],
])('data with %s stays data, to the letter', (_name, text) => {
  const html = htmlOf({
    preloaded: { site: { ...SITE, supportEmail: text }, state: makeStore().getState(), lazyModules: ['app/Other.tsx'] },
  })
  const page = parsed(html)
  const data = JSON.parse(page.querySelector('#preloaded')?.textContent ?? '') as { site: { supportEmail: string }; lazyModules: unknown }
  expect([data.site.supportEmail, data.lazyModules]).toEqual([text, ['app/Other.tsx']])
  expect(page.querySelectorAll('script')).toHaveLength(3)
  expect(html).not.toMatch(/[\u2028\u2029]/)
})

test('where no script runs it says what that takes away, above the page', () => {
  const told = htmlOf().match(/<noscript>(.+)<\/noscript><div id="root">/)?.[1]
  expect(told).toContain('need JavaScript, which is switched off in this browser')
})
