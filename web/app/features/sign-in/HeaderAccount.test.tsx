// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../platform/session/session.ts'
import { storedAccount } from '../../platform/session/session-storage.ts'
import { SiteHeader } from '../../platform/shell/header/SiteHeader.tsx'
import { signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { HeaderAccount } from './HeaderAccount.tsx'

beforeEach(() => void serverWith())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Header() {
  useSession()
  const asked = useSelector((state) => state.session.nicknameModal)
  return (
    <>
      <SiteHeader Player={HeaderAccount} />
      <p>nickname {asked}</p>
    </>
  )
}

const show = () => renderAt('/today', <Header />)
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a guest is shown the ways in, in the bar and in its menu, and nothing of an account', () => {
  show()
  for (const name of ['Login', 'Register']) expect(screen.getAllByRole('link', { name })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
})

test('a signed-in player sees the names and log-out in both places, and no log-in', () => {
  signInAs()
  show()
  expect(screen.getAllByTitle('BraveOtter')).toHaveLength(2)
  expect(screen.getAllByTitle('otter@example.com')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Log out' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Edit nickname' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
})

test('a pupil without an e-mail has no nickname to edit, and an account page, but no prices', () => {
  signInAs({ email: '', userName: 'pupil-7', isStudent: true })
  show()
  expect(screen.getAllByTitle('pupil-7')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Edit nickname' })).toBeNull()
  expect(entries()).toContain('MY ACCOUNT')
  expect(entries()).not.toContain('PRICING')
})

test.each([0, 1])('Edit nickname asks for one, from the menu and from the bar (%i)', async (at) => {
  signInAs()
  show()
  expect(screen.getByText('nickname automatic')).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Edit nickname' })[at] as HTMLElement)
  expect(screen.getByText('nickname requested')).toBeDefined()
})

test.each([0, 1])('Log out ends the session, from the menu and from the bar (%i)', async (at) => {
  signInAs()
  show()
  await userEvent.click(screen.getAllByRole('button', { name: 'Log out' })[at] as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2))
  expect(storedAccount()).toBeUndefined()
})
