// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Each import runs them anew. */
const { './before-paint.js': runScript, '../../public/unsupported.js': runUnsupported } = import.meta.glob([
  './before-paint.js',
  '../../public/unsupported.js',
])

const { documentElement: html } = document

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="root">the page</div>'
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  vi.resetModules()
  vi.stubGlobal(
    'HTMLDialogElement',
    class {
      showModal() {}
    },
  )
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

async function runWith(supports: (condition: string) => boolean): Promise<void> {
  vi.stubGlobal('CSS', { supports })
  await runScript?.()
}

const added = () => [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'))

test('a browser that has everything sees the page, as anybody does', async () => {
  await runWith(() => true)
  expect([added(), html.getAttributeNames()]).toEqual([[], []])
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(false)
})

test.each([':has', 'light-dark'])('a browser without %s sees which ones work, in place of the page', async (missing) => {
  await runWith((condition) => !condition.includes(missing))
  expect(added()).toEqual(['/unsupported.js'])
  await runUnsupported?.()
  expect(document.querySelector('#unsupported h1')?.textContent).toBe('This browser is too old for Emojigma')
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(true)
})

test('who is signed in and how they want the page is known before anything is drawn', async () => {
  localStorage.setItem('emojigma.session', JSON.stringify({ id: 'a1', email: 'otter@example.com' }))
  localStorage.setItem('emojigma.look', JSON.stringify({ theme: 'dark', motion: 'reduced' }))
  await runWith(() => true)
  expect({ ...html.dataset }).toEqual({ session: 'email', theme: 'dark', motion: 'reduced' })
  expect(added()).toEqual(['/motion-and-font.css'])
})

test.each(['{', 'null', '"text"', '{}'])('a storage that holds %s is as good as none', async (kept) => {
  localStorage.setItem('emojigma.session', kept)
  localStorage.setItem('emojigma.look', kept === '"text"' ? '[]' : kept)
  await runWith(() => true)
  expect(html.getAttributeNames()).toEqual([])
})
