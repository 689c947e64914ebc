// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter, useLocation } from 'react-router'
import { loadLazyComponents } from '../ui/loading/lazy-component.tsx'
import { servedPart } from './served-part.tsx'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
})

function Words({ day }: { readonly day: string }) {
  return (
    <p>
      Words of {day}. <a href="/today">Today</a>
    </p>
  )
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

function pageWith() {
  const load = vi.fn<() => Promise<{ Words: typeof Words }>>(async () => ({ Words }))
  const Part = servedPart([`served-part.test ${Math.random()}`, load], 'Words')
  const page = (day: string) => (
    <MemoryRouter initialEntries={['/puzzle/7']}>
      <Part day={day} />
      <Address />
    </MemoryRouter>
  )
  return { load, page }
}

test('what the server drew is left as it stands, without its code, until somebody does something', async () => {
  const drawn = pageWith()
  await loadLazyComponents()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(drawn.page('Monday'))
  const html = container.innerHTML
  expect(html).toContain('Words of')

  const { load, page } = pageWith()
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, page('Monday'), { onRecoverableError: (error) => differences.push(error) })
  })
  expect([container.innerHTML, differences]).toEqual([html, []])
  expect(load).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  expect(screen.getByRole('status').textContent).toBe('/today')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(container.textContent).toContain('Words of Monday')
})

test('on a page that the browser draws itself its code is loaded, and what changes is drawn anew', async () => {
  const { load, page } = pageWith()
  const { rerender } = render(page('Monday'))
  expect(await screen.findByText(/Words of Monday/)).toBeTruthy()
  rerender(page('Tuesday'))
  expect(screen.getByText(/Words of Tuesday/)).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
