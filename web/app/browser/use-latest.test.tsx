// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { memo, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLatest } from './use-latest.ts'

afterEach(cleanup)

const told: number[] = []
let drawn = 0

const Part = memo(function Part({ tell }: { readonly tell: () => void }) {
  drawn += 1
  useEffect(() => {
    addEventListener('told', tell)
    return () => removeEventListener('told', tell)
  }, [tell])
  return null
})

function AtOnce({ count, tell }: { readonly count: number; readonly tell: () => void }) {
  useEffect(() => tell(), [count, tell])
  return null
}

function Whole({ count }: { readonly count: number }) {
  const tell = useLatest(() => void told.push(count))
  return (
    <>
      <Part tell={tell} />
      <AtOnce count={count} tell={tell} />
    </>
  )
}

test('it does what the latest frame says, also in the effects of that frame, and draws nothing anew', () => {
  const { rerender } = render(<Whole count={1} />)
  rerender(<Whole count={2} />)
  expect([told, drawn]).toEqual([[1, 2], 1])
  dispatchEvent(new Event('told'))
  expect(told).toEqual([1, 2, 2])
})
