// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent, loadLazyComponents } from './lazy-component.tsx'

afterEach(cleanup)

test('one whose code cannot be loaded says so, leaves the page around it, and is tried again in its place', async () => {
  let isThere = false
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return { Lazy: () => <p>here</p> }
  }
  const Lazy = lazyComponent(['test/Lazy.tsx', load], 'Lazy')
  render(
    <>
      <p>around</p>
      <Lazy />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByText('around')).toBeDefined()
  isThere = true
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('here')).toBeDefined()
})

test('one that stays missing in a browser that is online loads the page anew in the end', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { origin: location.origin, pathname: '/', reload })
  const load = async (): Promise<{ Lazy: () => null }> => Promise.reject(new TypeError('Failed to fetch'))
  const Lazy = lazyComponent(['test/Gone.tsx', load], 'Lazy')
  render(<Lazy />)
  for (let times = 1; times <= 4; times += 1) {
    expect(reload).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  }
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('one that is missing is tried again when the browser is online', async () => {
  let isThere = false
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return { Lazy: ({ name }: { readonly name: string }) => <p>{name} is here</p> }
  }
  const Lazy = lazyComponent(['test/Online.tsx', load], 'Lazy', { missing: (_retry, { name }) => <p>{name} is missing</p> })
  render(<Lazy name="Otter" />)
  await screen.findByText('Otter is missing')
  isThere = true
  // It listens from a moment after it was drawn.
  await waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(screen.queryByText('Otter is here')).not.toBeNull()
  })
})

test('one that is missing is tried again when the browser was online before it listened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let tries = 0
  const load = async () => {
    tries += 1
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return { Lazy: () => <p>here</p> }
  }
  const Lazy = lazyComponent(['test/Early online.tsx', load], 'Lazy')
  render(<Lazy />)
  await screen.findByRole('status')
  isOnline.mockReturnValue(true)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('here')).toBeDefined()
  expect(tries).toBe(2)
  isOnline.mockRestore()
})

test('one that is shown while it loads is not begun anew once it is loaded', async () => {
  const Field = lazyComponent(['test/Field.tsx', async () => ({ Field: () => <input aria-label="field" /> })], 'Field', {
    placeholder: <p>loading</p>,
  })
  const { rerender } = render(<Field />)
  expect(screen.getByText('loading')).toBeDefined()
  await userEvent.type(await screen.findByLabelText('field'), 'typed')
  rerender(<Field />)
  expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('typed')
})

test('one that was loaded beforehand is drawn at once', async () => {
  const Lazy = lazyComponent(['test/Early.tsx', async () => ({ Lazy: () => <p>here</p> })], 'Lazy')
  await Lazy.load()
  render(<Lazy />)
  expect(screen.getByText('here')).toBeDefined()
})

test('a folder’s lazy components are loaded with those that they bring along, and no others', async () => {
  const loaded: string[] = []
  const note = (name: string) => async () => {
    loaded.push(name)
    return { Nothing: () => null }
  }
  lazyComponent(['other/Third.tsx', note('third')], 'Nothing')
  const bringsAnother = async () => {
    lazyComponent(['folder/Second.tsx', note('second')], 'Nothing')
    return note('first')()
  }
  lazyComponent(['folder/First.tsx', bringsAnother], 'Nothing')
  await loadLazyComponents(['folder/'])
  expect(loaded.toSorted()).toEqual(['first', 'second'])
})
