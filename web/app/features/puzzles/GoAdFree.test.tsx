// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { noteChild } from '../../platform/session/likely-child.ts'
import { clearSession } from '../../platform/session/session-storage.ts'
import { signInAs } from '../../platform/testing/test-session.ts'
import { renderAt } from '../../platform/testing/test-site.tsx'
import { GoAdFree } from './GoAdFree.tsx'

afterEach(() => {
  cleanup()
  clearSession()
  sessionStorage.clear()
})

test.each([
  ['a guest', () => {}],
  ['an account without a plan', () => signInAs()],
])('%s is told that there is a way without adverts', (_who, prepare) => {
  prepare()
  renderAt('/puzzle/100646', <GoAdFree />)
  expect(screen.getByRole('link', { name: 'Go ad free' }).getAttribute('href')).toBe('/pricing')
})

test.each([
  ['who has a plan', '/puzzle/100646', () => signInAs({ plan: 'individual' })],
  ['a student', '/puzzle/100646', () => signInAs({ isStudent: true, plan: 'student' })],
  ['a child’s account', '/puzzle/100646', () => signInAs({ isChild: true })],
  ['a device that said that a child sits at it', '/puzzle/100646', noteChild],
  ['who looks at a junior puzzle', '/puzzle/100641', () => {}],
])('%s is told nothing', (_who, address, prepare) => {
  prepare()
  const { container } = renderAt(address, <GoAdFree />)
  expect(container.textContent).toBe('')
})
