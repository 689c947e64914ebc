// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { chooseSounds, soundsAreOn } from './sound-choice.ts'
import { SoundSwitch } from './SoundSwitch.tsx'
import { useSounds } from '../frame/DeferredTools.tsx'

/** How many samples were played, and the phone's vibrations. */
const played: number[] = []
const buzzes: number[][] = []

class FakeContext {
  state = 'running'
  destination = {}
  createBuffer(_channels: number, length: number) {
    return { length, copyToChannel() {} }
  }
}

class FakeSource {
  readonly #length: number
  constructor(_context: unknown, { buffer }: { buffer: { length: number } }) {
    this.#length = buffer.length
  }
  connect() {}
  start() {
    played.push(this.#length)
  }
}

let isTouched = true
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  played.length = 0
  buzzes.length = 0
  isTouched = true
  visibility = 'visible'
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: {
      get hasBeenActive() {
        return isTouched
      },
    },
  })
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (pattern: number[]) => buzzes.push(pattern) })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'vibrate')
  Reflect.deleteProperty(navigator, 'userActivation')
})

function Play({ kind }: { readonly kind: 'ready' | 'wrong' | 'right' }) {
  const place = useRef<HTMLSpanElement>(null)
  useSounds(place, { sitting: { kind } } as Pick<Guessing, 'sitting'>)
  return (
    <div data-setting="page">
      <span ref={place} />
      <aside>
        <button type="button">1</button>
      </aside>
      <button type="button">Hint</button>
    </div>
  )
}

/** A frame, and what comes after it. */
const afterFrame = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

test('keys that play are heard, other buttons are not', () => {
  render(<Play kind="ready" />)
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  expect(played).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '1' }))
  expect([played.length, buzzes.length]).toEqual([1, 1])
})

test.each(['right', 'wrong'] as const)('a %s guess is heard and felt once, after it is seen', async (kind) => {
  const { rerender } = render(<Play kind="ready" />)
  rerender(<Play kind={kind} />)
  expect(played).toEqual([])
  await afterFrame()
  rerender(<Play kind={kind} />)
  await afterFrame()
  expect([played.length, buzzes.length]).toEqual([1, 1])
})

test.each<[string, () => void]>([
  ['nobody has touched the page', () => (isTouched = false)],
  ['the page is hidden', () => (visibility = 'hidden')],
  ['sounds are off', () => chooseSounds(false)],
  ['a student plays', () => signInAs({ isStudent: true })],
])('while %s nothing is heard or felt', (_when, begin) => {
  begin()
  render(<Play kind="ready" />)
  fireEvent.click(screen.getByRole('button', { name: '1' }))
  expect([played, buzzes]).toEqual([[], []])
})

test('one switch turns it all off and on, is heard when it is turned on, and is remembered', async () => {
  const { unmount } = render(<SoundSwitch place="tools" />)
  const switched = () => screen.getByRole('switch', { name: 'Sounds' })
  expect(switched().getAttribute('aria-checked')).toBe('true')
  fireEvent.click(switched())
  expect([switched().getAttribute('aria-checked'), played.length]).toEqual(['false', 0])
  unmount()
  render(<SoundSwitch place="tools" />)
  expect(switched().getAttribute('aria-checked')).toBe('false')
  fireEvent.click(switched())
  expect(switched().getAttribute('aria-checked')).toBe('true')
  await expect.poll(() => played).toHaveLength(1)
})

test('a student’s choice goes with the session, everybody else’s stays on the device', () => {
  signInAs({ isStudent: true })
  expect(soundsAreOn()).toBe(false)
  chooseSounds(true)
  expect(soundsAreOn()).toBe(true)
  clearSession()
  expect(soundsAreOn()).toBe(true)
  signInAs({ isStudent: true })
  expect(soundsAreOn()).toBe(false)
  clearSession()
  signInAs()
  chooseSounds(false)
  clearSession()
  expect(soundsAreOn()).toBe(false)
})
