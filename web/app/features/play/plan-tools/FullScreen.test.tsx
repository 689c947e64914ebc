// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FullScreen } from './FullScreen.tsx'

afterEach(cleanup)

/** A page with a puzzle on it, in a browser without a full screen of its own. */
function Page({ size }: { readonly size?: string }) {
  const [isFull, setIsFull] = useState(false)
  return (
    <>
      <header data-testid="header">Menu</header>
      <main>
        <div data-testid="stage" data-size={size}>
          <div data-setting="page">
            <button aria-haspopup="dialog" onClick={() => setIsFull(true)}>
              Full screen
            </button>
            <input aria-label="Your answer" />
            <dialog data-testid="dialog">Well done</dialog>
            {isFull && <FullScreen onClose={() => setIsFull(false)} />}
          </div>
        </div>
        <aside data-testid="aside">More</aside>
      </main>
    </>
  )
}

const stage = () => screen.getByTestId('stage')
const inert = () => ['header', 'aside', 'stage'].filter((id) => screen.getByTestId(id).inert)
const minimise = () => screen.queryByRole('button', { name: 'Minimise' })
function fill(size?: string) {
  render(<Page {...(size && { size })} />)
  const opener = screen.getByRole('button', { name: 'Full screen' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

test('the puzzle is drawn large over the page, of which nothing can be reached, and the focus is on Minimise', () => {
  fill()
  expect([stage().dataset['size'], 'full' in stage().dataset]).toEqual(['large', true])
  expect(inert()).toEqual(['header', 'aside'])
  expect(document.activeElement).toBe(minimise())
})

test.each([[undefined], ['small']])('Minimise gives everything back as it was, a size of %s and the focus too', (size) => {
  const opener = fill(size)
  fireEvent.click(screen.getByRole('button', { name: 'Minimise' }))
  expect([stage().dataset['size'], 'full' in stage().dataset]).toEqual([size, false])
  expect(inert()).toEqual([])
  expect([minimise(), document.activeElement]).toEqual([null, opener])
})

test('Escape leaves it, but not while a dialog is open over the puzzle, and not when something else has taken the key', () => {
  fill()
  const dialog = screen.getByTestId<HTMLDialogElement>('dialog')
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(minimise()).not.toBeNull()
  dialog.removeAttribute('open')
  screen.getByLabelText('Your answer').addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  fireEvent.keyDown(screen.getByLabelText('Your answer'), { key: 'Escape' })
  expect(minimise()).not.toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(minimise()).toBeNull()
})

test('who types an answer keeps the place when it is left', () => {
  fill()
  screen.getByLabelText('Your answer').focus()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByLabelText('Your answer'))
})
