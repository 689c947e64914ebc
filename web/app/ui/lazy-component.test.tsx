// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadParts, part } from './lazy-component.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a part whose code could not be loaded is tried again where it is drawn anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let isOnline = false
  const Part = part('test/Part.tsx', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return () => <p>here</p>
  })
  const page = (at: string) => (
    <CrashBoundary at={at} fallback={<p>failed</p>}>
      <Part />
    </CrashBoundary>
  )
  const { rerender } = render(page('1'))
  await screen.findByText('failed')
  rerender(page('2'))
  await screen.findByText('failed')
  isOnline = true
  rerender(page('3'))
  expect(await screen.findByText('here')).toBeDefined()
})

test('a part that is shown while it loads is not begun anew once it is loaded', async () => {
  const Field = part('test/Field.tsx', async () => () => <input aria-label="field" />)
  const { rerender } = render(<Field />)
  await userEvent.type(await screen.findByLabelText('field'), 'typed')
  rerender(<Field />)
  expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('typed')
})

test('a folder’s parts are loaded with the parts that they bring along, and no others', async () => {
  const loaded: string[] = []
  const note = (name: string) => async () => {
    loaded.push(name)
    return () => null
  }
  part('other/Third.tsx', note('third'))
  part('folder/First.tsx', async () => {
    part('folder/Second.tsx', note('second'))
    return note('first')()
  })
  await loadParts(['folder/'])
  expect(loaded.toSorted()).toEqual(['first', 'second'])
})
