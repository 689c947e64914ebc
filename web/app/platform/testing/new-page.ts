import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { NOON_MS } from './noon.ts'

/** What stops earlier files of tests in this process from hearing of what happens in later ones. */
const leftOver: (() => void)[] = ((globalThis as { leftOver?: (() => void)[] }).leftOver ??= [])

/** As long as jsdom waits from one frame to the next, rounded up. */
const FRAME_MS = 17

// Runs before each file of tests, and opens a page to it: nothing is left in modules, globals, storage, cookies, document and listeners of
// what an earlier file in this process did.
vi.resetModules()
vi.unstubAllGlobals()
if (typeof document !== 'undefined') {
  for (const stop of leftOver.splice(0)) stop()
  noteListeners(window, () => true)
  noteListeners(document, (type) => type === 'visibilitychange')
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
  Object.assign(window, { scrollX: 0, scrollY: 0 })
  stopClock()
  beforeEach(stopClock)
}
afterEach(letTimePass)
// A module that is loaded once the others are forgotten would be the next file's.
afterAll(() => vi.dynamicImportSettled())

/** A page in a test takes it for noon, however long the test runs, so that no day ends meanwhile. Timers pass as ever. A test that needs
 *  the time to pass has it pass by fake timers. */
function stopClock(): void {
  vi.setSystemTime(NOON_MS)
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no newer way.
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`
  }
}

/** Gives the real timers back. jsdom may be waiting for its next frame by a timer of the test: were that thrown away, no later file would
 *  see a frame. */
function letTimePass(): void {
  if (!vi.isFakeTimers()) return
  vi.advanceTimersByTime(FRAME_MS)
  vi.useRealTimers()
}

/** Notes from now on who listens, until the next file. React and user-event mark a document that they listen to, so those stay. */
function noteListeners(target: Window | Document, isNoted: (type: string) => boolean): void {
  const listen: EventTarget['addEventListener'] = target.addEventListener
  target.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    listen.call(target, type, listener, options)
    if (isNoted(type)) leftOver.push(() => target.removeEventListener(type, listener as EventListener, options))
  }
  leftOver.push(() => void (target.addEventListener = listen))
}
