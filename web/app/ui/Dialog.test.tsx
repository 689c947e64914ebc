// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser } from '../testing/test-site.tsx'
import { Button } from './Button.tsx'
import { Modal, ModalActions } from './Modal.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && (
        <Modal title="See the answer?" onClose={() => setIsOpen(false)}>
          <p>words</p>
          <ModalActions>
            <Button>an action</Button>
          </ModalActions>
        </Modal>
      )}
    </>
  )
}

async function openIt(): Promise<HTMLElement> {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  return screen.getByRole('dialog', { name: 'See the answer?' })
}

const isOpen = () => screen.queryByRole('dialog') !== null

test('a dialog is named by its title and closed by its cross; the focus returns to where it was', async () => {
  const dialog = await openIt()
  expect(dialog).toMatchObject({ open: true })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})

test('Escape asks to close it, which the page decides and not the browser', async () => {
  const dialog = await openIt()
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(isOpen()).toBe(false)
})

test('a file chooser inside that is given up closes nothing', async () => {
  await openIt()
  fireEvent(screen.getByText('words'), new Event('cancel', { bubbles: true }))
  expect(isOpen()).toBe(true)
})

test('a press beside it closes it, a press inside does not', async () => {
  const dialog = await openIt()
  await userEvent.click(screen.getByText('words'))
  expect(isOpen()).toBe(true)
  await userEvent.click(dialog)
  expect(isOpen()).toBe(false)
})

test('a pointer that was pressed inside and let go beside it, as when text is marked, closes nothing', async () => {
  const dialog = await openIt()
  fireEvent.pointerDown(screen.getByText('words'))
  fireEvent.click(dialog)
  expect(isOpen()).toBe(true)
})
