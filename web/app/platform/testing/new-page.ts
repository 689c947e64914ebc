import { overwriteGetLocale } from '@emojigma/messages/runtime'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { NOON_MS } from './noon.ts'

/** Removes the listeners of earlier test files in this process. */
const leftOver: (() => void)[] = ((globalThis as { leftOver?: (() => void)[] }).leftOver ??= [])

/** jsdom's frame interval, rounded up. */
const FRAME_MS = 17

// Runs before each test file: resets modules, globals, storage, cookies, document and listeners, since files share one process.
vi.resetModules()
// A test of another time zone stubs it.
process.env['TZ'] = 'UTC'
overwriteGetLocale(() => 'en')
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
afterEach(restoreTimers)
// A module that loads after the reset would belong to the next file.
afterAll(() => vi.dynamicImportSettled())

/** The clock stays at noon, so that no day ends during a test; timers run as usual. A test that needs time to pass uses fake timers. */
function stopClock(): void {
  vi.setSystemTime(NOON_MS)
}

function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no newer way.
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`
  }
}

/** Restores the real timers. jsdom may wait for its next frame by a fake one: if that were discarded, no later file would get a frame. */
function restoreTimers(): void {
  if (!vi.isFakeTimers()) return
  vi.advanceTimersByTime(FRAME_MS)
  vi.useRealTimers()
}

/** Records new listeners, to remove them before the next file. React and user-event mark the documents that they listen to, so theirs
 *  stay. */
function noteListeners(target: Window | Document, isNoted: (type: string) => boolean): void {
  const listen: EventTarget['addEventListener'] = target.addEventListener
  target.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    listen.call(target, type, listener, options)
    if (isNoted(type)) leftOver.push(() => target.removeEventListener(type, listener as EventListener, options))
  }
  leftOver.push(() => void (target.addEventListener = listen))
}
