// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FullScreen } from './FullScreen.tsx'

const exit = vi.fn<() => Promise<void>>(async () => undefined)
let enters: (() => void)[] = []

afterEach(() => {
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  exit.mockClear()
  enters = []
})

/** A browser that fills the screen once it is allowed to. */
function slowBrowser(): void {
  let filled: Element | null = null
  const fill = (element: Element) => (filled = element)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filled })
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: exit })
  Object.defineProperty(Element.prototype, 'requestFullscreen', {
    configurable: true,
    value(this: Element) {
      return new Promise<void>((resolve) => {
        enters.push(() => {
          fill(this)
          resolve()
        })
      })
    },
  })
}

function Stage({ isFull }: { readonly isFull: boolean }) {
  return (
    <div>
      <div data-setting="page">{isFull && <FullScreen onClose={() => undefined} />}</div>
    </div>
  )
}

async function enterAll(): Promise<void> {
  await act(async () => {
    for (const enter of enters) enter()
  })
}

test('who closes before the browser has filled the screen does not stay there without a way back', async () => {
  slowBrowser()
  const { rerender } = render(<Stage isFull />)
  rerender(<Stage isFull={false} />)
  expect(exit).not.toHaveBeenCalled()
  await enterAll()
  expect(exit).toHaveBeenCalledOnce()
})

test('who closes and opens again at once has the whole screen', async () => {
  slowBrowser()
  const { rerender } = render(<Stage isFull />)
  rerender(<Stage isFull={false} />)
  rerender(<Stage isFull />)
  await enterAll()
  expect(exit).not.toHaveBeenCalled()
})
