// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNearView } from './use-near-view.ts'

/** The distance of the element below the window. */
let distancePx = 0

class View {
  readonly #seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  readonly #marginPx: number
  constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void, { rootMargin }: { readonly rootMargin: string }) {
    this.#seen = seen
    this.#marginPx = Number.parseInt(rootMargin, 10)
  }
  observe() {
    this.#seen([{ isIntersecting: distancePx <= this.#marginPx }])
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', View))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Awaited() {
  const box = useRef<HTMLDivElement>(null)
  return <div ref={box}>{useNearView(box) ? 'loaded' : 'waiting'}</div>
}

test.each([
  [150, 'loaded', 'loaded'],
  [900, 'waiting', 'loaded'],
  [1100, 'waiting', 'waiting'],
])('what stands %i px below is %s at first, and %s once somebody scrolls', (distance, atFirst, later) => {
  distancePx = distance
  render(<Awaited />)
  expect(screen.getByText(atFirst)).toBeDefined()
  fireEvent.scroll(window)
  expect(screen.getByText(later)).toBeDefined()
})
