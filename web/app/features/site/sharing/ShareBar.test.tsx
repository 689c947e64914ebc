// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../platform/testing/test-site.tsx'
import { ShareBar } from './ShareBar.tsx'

const PUZZLE = { id: 100_643, typeId: 1, levelId: 6 } as const
const ADDRESS = 'http://localhost:3000/puzzle/100643'
const TITLE = 'Classic puzzle 100643, Level 1'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A browser that can do this, and the page in it. */
function showIn(abilities: { readonly share?: (shared: object) => Promise<void>; readonly writeText?: (text: string) => Promise<void> }) {
  const user = userEvent.setup()
  const { share, writeText } = abilities
  vi.stubGlobal('navigator', { ...(share ? { share } : {}), ...(writeText ? { clipboard: { writeText } } : {}) })
  renderAt('/puzzle/100643', <ShareBar puzzle={PUZZLE} />)
  return user
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))
const said = () => within(screen.getByRole('complementary')).getAllByRole('status')[0]?.textContent

test('where there is no sheet of the device, Share copies the link and says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  const user = showIn({ writeText })
  expect(said()).toBe('')
  await press(user, 'Share')
  await waitFor(() => expect(said()).toBe('Link copied'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
})

test.each([
  ['refuses to copy', { writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has nothing to copy to', {}],
])('where the browser %s, the link itself is shown', async (_what, abilities) => {
  const user = showIn(abilities)
  await press(user, 'Share')
  await waitFor(() => expect(said()).toBe(ADDRESS))
})

test('Share opens the sheet of the device, and says nothing when that is closed again', async () => {
  const share = vi.fn<(shared: object) => Promise<void>>(async () => Promise.reject(new DOMException('closed', 'AbortError')))
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  const user = showIn({ share, writeText })
  await press(user, 'Share')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: TITLE, url: ADDRESS })
  expect(writeText).not.toHaveBeenCalled()
  expect(said()).toBe('')
})

test('where the device may not open its sheet, Share copies the link', async () => {
  const share = async () => Promise.reject(new DOMException('not in a frame', 'NotAllowedError'))
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  const user = showIn({ share, writeText })
  await press(user, 'Share')
  await waitFor(() => expect(said()).toBe('Link copied'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
})

test('who has a page of their own gets the code of a frame to copy', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  const user = showIn({ writeText })
  await press(user, 'Embed this puzzle')
  const dialog = await screen.findByRole('dialog', { name: 'Embed this puzzle' })
  const code = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Code to embed the puzzle' }).value
  expect(code).toContain('<iframe src="http://localhost:3000/embed/100643" title="Emojigma: Classic puzzle 100643, Level 1"')
  await user.click(within(dialog).getByRole('button', { name: 'Copy code' }))
  expect(await within(dialog).findByText('Code copied')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(code)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('code that cannot be copied is marked, to be copied by hand', async () => {
  const user = showIn({})
  await press(user, 'Embed this puzzle')
  await user.click(await screen.findByRole('button', { name: 'Copy code' }))
  expect(await screen.findByText('Please copy the selected code')).toBeDefined()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
