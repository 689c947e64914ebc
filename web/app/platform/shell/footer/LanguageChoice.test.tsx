// @vitest-environment jsdom
import { setLanguage } from '@emojigma/contract/accounts/settings.ts'
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../testing/test-session.ts'
import { renderAt, serverWith } from '../../testing/test-site.tsx'
import { LanguageChoice } from '../root.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  document.cookie = 'language=; Path=/; Max-Age=0'
})

const choice = () => within(screen.getByRole('navigation', { name: 'Languages' }))

test('each language is named as itself calls it, and the one that is shown is marked', () => {
  renderAt('/today', <LanguageChoice />)
  const links = choice().getAllByRole('link')
  const told = links.map((link) => [link.textContent, link.lang, link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(told[0]).toEqual(['English', 'en', '/', 'true'])
  expect(told).toContainEqual(['Español', 'es', '/es/', null])
  expect(told.filter(([, , , isShown]) => isShown)).toHaveLength(1)
})

test('who is signed in gets letters in the language that they choose', async () => {
  const calls = serverWith({ [setLanguage.path]: () => ({ Language: 'es' }) })
  signInAs({ userName: 'otter@example.com' })
  renderAt('/today', <LanguageChoice />)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(choice().getByRole('link', { name: 'Español' }), { ctrlKey: true })
  await waitFor(() => expect(calls.map(({ path, body }) => [path, body])).toEqual([[setLanguage.path, { Language: 'es' }]]))
})

test('a choice is remembered for the first page, also where it is opened elsewhere', () => {
  renderAt('/today', <LanguageChoice />)
  const link = choice().getByRole('link', { name: 'Español' })
  const press = createEvent.click(link, { ctrlKey: true })
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent(link, press)
  expect(document.cookie).toBe('language=es')
})
