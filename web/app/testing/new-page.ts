import { beforeEach, vi } from 'vitest'
import { NOON_MS } from './noon.ts'

/** What stops earlier files of tests in this process from hearing of what happens in later ones. */
const leftOver: (() => void)[] = ((globalThis as { leftOver?: (() => void)[] }).leftOver ??= [])

// Runs before each file of tests, and opens a page to it: nothing is left in modules, storage, document and listeners of what an earlier
// file in this process did.
vi.resetModules()
if (typeof document !== 'undefined') {
  for (const stop of leftOver.splice(0)) stop()
  noteListeners(window, () => true)
  noteListeners(document, (type) => type === 'visibilitychange')
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
  Object.assign(window, { scrollX: 0, scrollY: 0 })
  stopClock()
  beforeEach(stopClock)
}

/** A page in a test takes it for noon, however long the test runs, so that no day ends meanwhile. Timers pass as ever. A test that needs
 *  the time to pass has it pass by fake timers. */
function stopClock(): void {
  vi.setSystemTime(NOON_MS)
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
