// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mediaMatch } from '../../platform/testing/test-site.tsx'
import { Field, PasswordField } from './Field.tsx'
import { Form, type FormFailure, type FormValues } from './Form.tsx'

type Submit = (values: FormValues) => Promise<FormFailure | undefined>

beforeEach(() => mediaMatch(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const form = (onSubmit: Submit) => (
  <Form submit="Send" onSubmit={onSubmit}>
    <Field name="Name" label="Name" required check={(text) => (text.length < 5 ? 'Use 5 characters or more.' : undefined)} />
    <Field name="City" label="City" required />
    <PasswordField name="Password" label="Password" required hint="Long is good." />
  </Form>
)

function show(onSubmit: Submit = async () => undefined) {
  const submitted = vi.fn<Submit>(onSubmit)
  render(form(submitted))
  return { submitted, user: userEvent.setup(), send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) }
}

const field = (label: string) => screen.getByLabelText(label, { exact: true })
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim())
    .join(' ')

test('what is wrong stands under its field, the last such field is focused, and nothing is sent', async () => {
  const { submitted, user, send } = show()
  await user.type(field('Name'), 'Bo')
  await user.type(field('Password'), 'secret')
  await send()
  expect(describedBy(field('Name'))).toBe('Use 5 characters or more.')
  expect(['Name', 'City', 'Password'].map((label) => field(label).getAttribute('aria-invalid'))).toEqual(['true', 'true', 'false'])
  expect(document.activeElement).toBe(field('City'))
  expect(submitted).not.toHaveBeenCalled()
})

test('on a phone the focus stays where it was', async () => {
  mediaMatch(true)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  const { send } = show()
  await send()
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
})

test('a complaint goes as soon as the field is right', async () => {
  const { user, send } = show()
  await user.type(field('Name'), 'Bo')
  await send()
  await user.type(field('Name'), 'lero')
  expect(field('Name').getAttribute('aria-invalid')).toBe('false')
  expect(field('City').getAttribute('aria-invalid')).toBe('true')
})

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(field('Name'), 'Bolero')
  await user.type(field('City'), 'Oslo')
  await user.type(field('Password'), ' with spaces ')
}

test('a refusal is said, also under the field it is about, and what was typed stays', async () => {
  const { user, submitted, send } = show(async () => ({ message: 'That did not work.', fields: { City: 'There is no such city.' } }))
  await fillIn(user)
  await send()
  expect(submitted).toHaveBeenCalledExactlyOnceWith({ Name: 'Bolero', City: 'Oslo', Password: ' with spaces ' })
  expect((await screen.findByText('That did not work.')).closest('[role=alert]')).toBeTruthy()
  expect(describedBy(field('City'))).toBe('There is no such city.')
  expect(document.activeElement).toBe(field('City'))
  expect(['Name', 'City', 'Password'].map((label) => (field(label) as HTMLInputElement).value)).toEqual(['Bolero', 'Oslo', ' with spaces '])
})

test('a refusal that is about something nobody typed is not told in words about that', async () => {
  const { user, send } = show(async () => ({ message: 'is too short', fields: { Code: 'is too short' } }))
  await fillIn(user)
  await send()
  await screen.findByText(/^This page can’t be used just now\./)
  expect(screen.queryByText('is too short')).toBeNull()
})

test('a refusal that is all about one of its fields is said once', async () => {
  const { user, send } = show(async () => ({ message: 'There is no such city.', fields: { City: 'There is no such city.' } }))
  await fillIn(user)
  await send()
  expect((await screen.findByText('There is no such city.')).closest('[role=alert]')).toBeTruthy()
})

test('pressed twice, it is sent once; after the answer it can be sent again', async () => {
  const answers: (() => void)[] = []
  const { user, submitted } = show(
    async () =>
      new Promise((resolve) => {
        answers.push(() => resolve(undefined))
      }),
  )
  await fillIn(user)
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  await user.click(screen.getByRole('button', { name: 'One moment...' }))
  expect(submitted).toHaveBeenCalledOnce()
  answers[0]?.()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(2))
})

test('a password is shown while its button is on', async () => {
  const { user } = show()
  const toggle = screen.getByRole('button', { name: 'Show password' })
  expect(field('Password').getAttribute('type')).toBe('password')
  await user.click(toggle)
  expect([field('Password').getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})

test('before the script is there nothing can be sent, least of all in an address', () => {
  const html = renderToString(form(async () => undefined))
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})
