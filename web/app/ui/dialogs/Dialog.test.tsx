// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../platform/testing/test-site.tsx'
import { Dialog } from './Dialog.tsx'
import { Modal, ModalActions } from './Modal.tsx'

beforeEach(completeBrowser)
afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('style')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page({ onClose }: { readonly onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog label="Choose" onClose={close}>
          <p>inside</p>
          <input aria-label="word" />
        </Dialog>
      )}
    </>
  )
}

async function openPage() {
  const closed = vi.fn<() => void>()
  render(<Page onClose={closed} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { closed, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Choose' }) }
}

/** A press that begins on one thing and ends on another. */
function press(from: Element, to: Element = from): void {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
  fireEvent.click(to)
}

test('is open over the page from the first moment on', async () => {
  const { dialog } = await openPage()
  expect(dialog.open).toBe(true)
  expect(screen.getByText('inside')).toBeDefined()
})

test('a press beside it asks to close it, and the focus returns to what opened it', async () => {
  const { closed, dialog } = await openPage()
  screen.getByLabelText('word').focus()
  press(dialog)
  expect(closed).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('the second half of the double click that opened it does not close it', async () => {
  const { closed, dialog } = await openPage()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog, { detail: 2 })
  expect(closed).not.toHaveBeenCalled()
  press(dialog)
  expect(closed).toHaveBeenCalledOnce()
})

test('a press inside it does not, nor one that begins inside and ends beside it, as when words are marked', async () => {
  const { closed, dialog } = await openPage()
  press(screen.getByText('inside'))
  press(screen.getByText('inside'), dialog)
  expect(closed).not.toHaveBeenCalled()
  expect(dialog.isConnected).toBe(true)
})

test('a press beside it is forgotten once another began inside', async () => {
  const { closed, dialog } = await openPage()
  fireEvent.pointerDown(dialog)
  press(screen.getByText('inside'), dialog)
  expect(closed).not.toHaveBeenCalled()
})

test('Escape asks to close it, and it is its owner who closes it', async () => {
  const asked = vi.fn<() => void>()
  render(
    <Dialog label="Stays" onClose={asked}>
      words
    </Dialog>,
  )
  const cancel = new Event('cancel', { cancelable: true })
  screen.getByRole('dialog').dispatchEvent(cancel)
  expect([asked.mock.calls.length, cancel.defaultPrevented]).toEqual([1, true])
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})

test('a browser that closes it without its owner does so in vain', async () => {
  const asked = vi.fn<() => void>()
  render(
    <Dialog label="Stays" onClose={asked}>
      words
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
  expect(dialog.open).toBe(true)
})

test('what is cancelled inside, such as choosing a file, leaves it open', async () => {
  const { closed } = await openPage()
  screen.getByLabelText('word').dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }))
  expect(closed).not.toHaveBeenCalled()
})

test('what to do on closing may change while it is open', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const dialogWith = (onClose: () => void) => (
    <Dialog label="Choose" onClose={onClose}>
      words
    </Dialog>
  )
  const { rerender } = render(dialogWith(first))
  rerender(dialogWith(second))
  press(screen.getByRole('dialog'))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test.each([
  [1000, 985, '15px'],
  [1000, 1000, ''],
])('in a window of %i px whose page has %i px, the page keeps "%s" free for its scrollbar', (windowPx, pagePx, kept) => {
  vi.stubGlobal('innerWidth', windowPx)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pagePx)
  render(
    <Dialog label="Choose" onClose={() => {}}>
      words
    </Dialog>,
  )
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe(kept)
})

test('a modal is named by its title, closed by its cross, and ends with its buttons', async () => {
  const closed = vi.fn<() => void>()
  render(
    <Modal title={<>Well done, Otter</>} ornament={<i data-testid="star" />} onClose={closed}>
      <p>Solved.</p>
      <ModalActions>
        <button>Yes Please</button>
      </ModalActions>
    </Modal>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Well done, Otter' })
  const order = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByTestId('star'),
    screen.getByRole('heading', { level: 2, name: 'Well done, Otter' }),
    screen.getByText('Solved.'),
    screen.getByRole('button', { name: 'Yes Please' }),
  ]
  expect([...dialog.querySelectorAll('button, i, h2, p')]).toEqual(order)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledOnce()
})
