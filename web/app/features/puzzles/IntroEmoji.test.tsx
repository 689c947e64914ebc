// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mediaMatch } from '../../platform/testing/test-site.tsx'
import { IntroEmoji } from './HomeHero.tsx'

const EMOJI = ['fox', 'frog', 'owl', 'goat', 'duck', 'bear']
const ROTATION_MS = 20_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderIntro() {
  const { container } = render(
    <section>
      <IntroEmoji emoji={EMOJI} />
      <input aria-label="Your answer" />
    </section>,
  )
  return () => Array.from(container.querySelectorAll('img'), ({ src }) => /(\w+)\.svg/.exec(src)?.[1])
}

test('others take their turn every 20 seconds', () => {
  mediaMatch(true)
  const shown = renderIntro()
  expect(shown()).toEqual(['fox', 'frog', 'owl'])
  act(() => void vi.advanceTimersByTime(ROTATION_MS - 1))
  expect(shown()).toEqual(['fox', 'frog', 'owl'])
  act(() => void vi.advanceTimersByTime(1))
  expect(new Set(shown())).toEqual(new Set(['bear', 'duck', 'goat']))
})

test('nothing moves on small screens, for people who want less motion, or while someone types', () => {
  mediaMatch(false)
  const still = renderIntro()
  act(() => void vi.advanceTimersByTime(2 * ROTATION_MS))
  expect(still()).toEqual(['fox', 'frog', 'owl'])
  cleanup()
  mediaMatch(true)
  const busy = renderIntro()
  screen.getByLabelText('Your answer').focus()
  act(() => void vi.advanceTimersByTime(2 * ROTATION_MS))
  expect(busy()).toEqual(['fox', 'frog', 'owl'])
})
