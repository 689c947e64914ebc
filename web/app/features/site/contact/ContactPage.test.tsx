// @vitest-environment jsdom
import { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component as ContactPage } from './ContactPage.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Typed at once: letter by letter would take a while. */
function type(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } })
}

function write(): void {
  type('Your name', 'Ada')
  type('Your e-mail', 'ada@example.com')
  fireEvent.change(field('What is it about?'), { target: { value: 'puzzle' } })
  fireEvent.input(field('What is it about?'))
  type('Your message', 'Puzzle 100681 puts me out.')
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const sentTo = (calls: ReturnType<typeof serverWith>) =>
  calls.filter(({ path }) => path === sendContactMessage.path).map(({ body }) => body)
const show = () => renderAt('/contact', <ContactPage />)

test('a letter is sent as it was typed, and the page says so in its place', async () => {
  const calls = serverWith({ [sendContactMessage.path]: () => ({}) })
  show()
  write()
  await send()
  expect((await screen.findByRole('heading', { name: /on its way/ })).matches(':focus')).toBe(true)
  expect(screen.getByText('ada@example.com')).toBeDefined()
  expect(sentTo(calls)).toMatchObject([
    {
      Name: 'Ada',
      Email: 'ada@example.com',
      Topic: 'puzzle',
      Message: 'Puzzle 100681 puts me out.',
      Id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  // The pressed button is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(field('Your message').value).toBe('')
})

test('the second half of the double click that sent a letter does not put away what is said of it', async () => {
  serverWith({ [sendContactMessage.path]: () => ({}) })
  show()
  write()
  await send()
  const another = await screen.findByRole('button', { name: 'Write another message' })
  fireEvent.click(another, { detail: 2 })
  expect(screen.getByRole('heading', { name: /on its way/ })).toBeDefined()
  fireEvent.click(another, { detail: 1 })
  expect(screen.queryByRole('heading', { name: /on its way/ })).toBeNull()
})

test('a child is told to ask a grown-up, and the e-mail of those who run the site is there', () => {
  serverWith()
  show()
  expect(screen.getByText(/ask a grown-up/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'help@emojigma.example' }).getAttribute('href')).toBe('mailto:help@emojigma.example')
})

test('what is wrong stands under its field, and nothing is sent', async () => {
  const calls = serverWith()
  show()
  type('Your e-mail', 'ada@example.com')
  type('Your message', 'Too short')
  await send()
  expect(screen.getByText('Please write at least 10 characters.')).toBeDefined()
  expect(field('Your message').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(calls)).toEqual([])
})

test('what the server finds wrong stands under its field too', async () => {
  const refusal = {
    Message: 'The request is invalid.',
    ModelState: { error: ['Please write it in one line.'], Name: ['Please write it in one line.'] },
  }
  serverWith({ [sendContactMessage.path]: () => Response.json(refusal, { status: 400 }) })
  show()
  write()
  await send()
  expect(await screen.findByText('Please write it in one line.')).toBeDefined()
  expect(field('Your name').getAttribute('aria-invalid')).toBe('true')
})

test('without a network what was typed stays, and the next try is the same letter', async () => {
  let isThere = false
  const calls = serverWith({ [sendContactMessage.path]: () => (isThere ? {} : undefined) })
  show()
  write()
  await send()
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeDefined()
  expect(field('Your message').value).toBe('Puzzle 100681 puts me out.')
  isThere = true
  await send()
  await screen.findByRole('heading', { name: /on its way/ })
  const [first, second, ...more] = sentTo(calls)
  expect(more).toEqual([])
  expect(second).toEqual(first)
})

test('a letter that is changed after a try that failed is another one', async () => {
  const calls = serverWith({ [sendContactMessage.path]: () => undefined })
  show()
  write()
  await send()
  await screen.findByText(/Nothing you typed is lost/)
  type('Your message', 'Puzzle 100681 still puts me out.')
  await send()
  await expect.poll(() => sentTo(calls).length).toBe(2)
  const [first, second] = sentTo(calls)
  expect(second?.['Id']).not.toBe(first?.['Id'])
})

test('too many letters are refused in the words of the server, and nothing is lost', async () => {
  serverWith({ [sendContactMessage.path]: () => Response.json({ Message: 'Please wait a while.' }, { status: 429 }) })
  show()
  write()
  await send()
  expect(await screen.findByText('Please wait a while.')).toBeDefined()
  expect(field('Your message').value).toBe('Puzzle 100681 puts me out.')
})

test('what was typed is there again after a reload, and gone once it is sent', async () => {
  serverWith({ [sendContactMessage.path]: () => ({}) })
  show()
  write()
  cleanup()
  show()
  expect(['Your name', 'Your e-mail', 'What is it about?', 'Your message'].map((label) => field(label).value)).toEqual([
    'Ada',
    'ada@example.com',
    'puzzle',
    'Puzzle 100681 puts me out.',
  ])
  await send()
  await screen.findByRole('heading', { name: /on its way/ })
  cleanup()
  show()
  expect(field('Your message').value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('a draft that was damaged in the browser is passed over', () => {
  serverWith()
  sessionStorage.setItem('emojigma.draft.letter', '["no letter"')
  show()
  expect(field('Your message').value).toBe('')
})
