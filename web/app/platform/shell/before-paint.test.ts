// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import written from './before-paint.js?raw'
import { OLDEST_BROWSERS } from '../../../build/oldest-browsers.ts'
import { inlineScript } from './inline-script.ts'

/** Each import runs them anew. */
const { './before-paint.js': runScript, '../../../public/unsupported.js': runUnsupported } = import.meta.glob([
  './before-paint.js',
  '../../../public/unsupported.js',
])

const { documentElement: html } = document

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="root">the page</div>'
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  html.lang = 'en'
  vi.resetModules()
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'inert', { value: false, configurable: true, writable: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function runWith(supports: (condition: string) => boolean): Promise<void> {
  vi.stubGlobal('CSS', { supports })
  await runScript?.()
}

const added = () => [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'))

test('inside a page it stands without comments and indents, and is the same script', () => {
  expect(inlineScript).not.toMatch(/^\s|\/\*|^\/\//m)
  const tokens = (script: string) =>
    script
      .replaceAll(/^\s*(?:\/\/|\/\*).*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  expect(tokens(inlineScript)).toBe(tokens(written))
})

test('a browser that has everything sees the page, as anybody does', async () => {
  await runWith(() => true)
  expect([added(), html.getAttributeNames()]).toEqual([[], ['lang']])
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(false)
})

test.each(['1dvh', '1cqi'])('a browser without %s sees which ones work, in place of the page', async (missing) => {
  await runWith((condition) => !condition.includes(missing))
  expect(added()).toEqual(['/unsupported.js'])
  await runUnsupported?.()
  expect(document.querySelector('#unsupported h1')?.textContent).toBe('This browser is too old for Emojigma')
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(true)
  expect(html.hasAttribute('data-unsupported')).toBe(true)
})

test.each<[string, () => void]>([
  ['inert parts', () => Reflect.deleteProperty(HTMLElement.prototype, 'inert')],
  [
    'lookbehind',
    () =>
      vi.stubGlobal('RegExp', function refuse() {
        throw new SyntaxError('Invalid regular expression: invalid group specifier name')
      }),
  ],
])('a browser without %s is told so too', async (_feature, remove) => {
  remove()
  await runWith(() => true)
  expect(added()).toEqual(['/unsupported.js'])
})

test('a page to read or print stays as it is in any browser, without the app', async () => {
  html.setAttribute('data-readable', '')
  await runWith(() => false)
  expect([added(), html.hasAttribute('data-unsupported')]).toEqual([[], true])
})

test('the message names the oldest browsers that the build is for', async () => {
  await runWith(() => false)
  await runUnsupported?.()
  const { chrome, firefox, safari, samsung, edge, ios } = OLDEST_BROWSERS
  expect([edge, ios]).toEqual([chrome, safari])
  expect([...document.querySelectorAll('#unsupported li')].map(({ textContent }) => textContent)).toEqual([
    `Chrome or Edge ${chrome}`,
    `Firefox ${firefox}`,
    `Safari ${safari}, on iPhone and iPad iOS ${ios}`,
    `Samsung Internet ${samsung}`,
  ])
})

test('where text is no address of a script, the gate has the page’s policy make it one', async () => {
  const made: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { readonly createScriptURL: (path: string) => string }) => ({
      createScriptURL(path: string) {
        made.push(`${name}: ${path}`)
        return createScriptURL(path)
      },
    }),
  })
  await runWith(() => false)
  expect([added(), made]).toEqual([['/unsupported.js'], ['emojigma: /unsupported.js']])
})

test('in another language they are told in that language', async () => {
  html.lang = 'es'
  await runWith(() => false)
  expect(added()).toEqual(['/es/unsupported.js'])
})

test('what is typed before the page listens goes into the answer, and is kept for it', async () => {
  history.replaceState(null, '', '/es/puzzle/7')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await runWith(() => true)
  document.body.innerHTML = '<main><form><input data-draft-key="emojigma.draft.typed.7/es"></form></main>'
  const field = document.querySelector<HTMLInputElement>('input')
  if (!field) throw new Error('no field')
  await expect.poll(() => document.activeElement).toBe(field)
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input'))
  }
  type('12')
  html.dataset['ready'] = 'true'
  type('123')
  expect(sessionStorage.getItem('emojigma.draft.typed.7/es')).toBe('12')
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('who is signed in and how they want the page is known before anything is drawn', async () => {
  localStorage.setItem('emojigma.session', JSON.stringify({ id: 'a1', email: 'otter@example.com' }))
  localStorage.setItem('emojigma.look', JSON.stringify({ theme: 'dark', motion: 'reduced' }))
  await runWith(() => true)
  expect({ ...html.dataset }).toEqual({ session: 'email', theme: 'dark', motion: 'reduced' })
  expect(added()).toEqual(['/motion-and-font.css'])
})

test.each([
  ['emojigma.band', '7-9'],
  ['emojigma.three', '{"day":60,"player":"","three":[]}'],
])('with %s on the device, room for three tiles is kept', async (key, kept) => {
  localStorage.setItem(key, kept)
  await runWith(() => true)
  expect({ ...html.dataset }).toEqual({ player: 'known' })
})

test.each(['{', 'null', '"text"', '{}'])('a storage that holds %s is as good as none', async (kept) => {
  localStorage.setItem('emojigma.session', kept)
  localStorage.setItem('emojigma.look', kept === '"text"' ? '[]' : kept)
  await runWith(() => true)
  expect(html.getAttributeNames()).toEqual(['lang'])
})
