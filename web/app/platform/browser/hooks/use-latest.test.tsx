// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLatest } from './use-latest.ts'

afterEach(cleanup)

function Part({ count, tell }: { readonly count: number; readonly tell: (asked: number) => void }) {
  useEffect(() => tell(count), [count, tell])
  return null
}

function Whole({ count, told }: { readonly count: number; readonly told: (asked: number, own: number) => void }) {
  return <Part count={count} tell={useLatest((asked: number) => told(asked, count))} />
}

test('it does what the latest frame says, also in the effects of the parts of that frame', () => {
  const told = vi.fn<(asked: number, own: number) => void>()
  const { rerender } = render(<Whole count={1} told={told} />)
  rerender(<Whole count={2} told={told} />)
  expect(told.mock.calls).toEqual([
    [1, 1],
    [2, 2],
  ])
  rerender(<Whole count={2} told={told} />)
  expect(told).toHaveBeenCalledTimes(2)
})
