// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstInteraction } from './use-first-interaction.ts'

afterEach(cleanup)

/** A pointer that the browser tells of, and how far it has moved since. */
function pointerMoved(movementX: number, movementY: number): void {
  fireEvent(document.body, Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }))
}

test('a pointer that rests where the page appears is no sign of life, and one that moves is the first', () => {
  const act = vi.fn<(sign: string) => void>()
  function Page() {
    useFirstInteraction(act)
    return null
  }
  render(<Page />)
  pointerMoved(0, 0)
  expect(act).not.toHaveBeenCalled()
  pointerMoved(0, 2)
  fireEvent.keyDown(document.body)
  expect(act.mock.calls).toEqual([['pointermove']])
})
