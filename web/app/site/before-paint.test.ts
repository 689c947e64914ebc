// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Each import runs it anew. */
const [runScript] = Object.values(import.meta.glob('../../public/before-paint.js'))

beforeEach(() => {
  document.body.innerHTML = '<div id="root">the page</div>'
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

test('a browser that has everything sees the page', async () => {
  await runWith(() => true)
  expect(document.querySelector('#unsupported')).toBeNull()
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(false)
})

test('an old browser sees which ones work, in place of the page', async () => {
  await runWith((condition) => !condition.includes(':has'))
  expect(document.querySelector('#unsupported h1')?.textContent).toBe('This browser is too old for Emojigma')
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(true)
})
