// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaMatch } from '../../platform/testing/test-site.tsx'
import { Field, PasswordField } from './Field.tsx'
import { Form, type FieldCheck, type FormFailure, type FormValues } from './Form.tsx'

beforeEach(() => mediaMatch(false))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim())

type Submit = (values: FormValues) => Promise<FormFailure | undefined>

const accepting = () => vi.fn<Submit>(async () => undefined)

describe('a field', () => {
  test('is described by its hint, and by what is wrong once something is', async () => {
    render(
      <Form submit="Send" onSubmit={accepting()}>
        <Field name="City" label="City" hint="Where you live." check={(text) => (text === 'Nowhere' ? 'Choose another.' : undefined)} />
      </Form>,
    )
    expect([describedBy(field('City')), field('City').getAttribute('aria-invalid')]).toEqual([['Where you live.'], 'false'])
    await userEvent.type(field('City'), 'Nowhere')
    expect(field('City').getAttribute('aria-invalid')).toBe('false')
    await send()
    expect(describedBy(field('City'))).toEqual(['Where you live.', 'Choose another.'])
    expect(screen.getByText('Choose another.').closest('[role=alert]')).not.toBeNull()
  })

  test('without a hint is described by nothing', () => {
    render(
      <Form submit="Send" onSubmit={accepting()}>
        <Field name="City" label="City" />
      </Form>,
    )
    expect(field('City').hasAttribute('aria-describedby')).toBe(false)
  })

  test('says a broken rule once where its hint begins with the rule', async () => {
    render(
      <Form submit="Send" onSubmit={accepting()}>
        <Field name="Name" label="Name" hint="3 letters or more. No spaces." check={() => '3 letters or more.'} />
      </Form>,
    )
    await userEvent.type(field('Name'), 'x')
    await send()
    expect(describedBy(field('Name'))).toEqual(['3 letters or more.'])
    expect(screen.queryByText('3 letters or more. No spaces.')).toBeNull()
  })

  test('tells its owner of what is typed, and carries a button at its end', async () => {
    const typed: string[] = []
    render(
      <Form submit="Send" onSubmit={accepting()}>
        <Field
          name="City"
          label="City"
          maxLength={3}
          onChange={({ target }) => typed.push(target.value)}
          end={<button type="button">Find me</button>}
        />
      </Form>,
    )
    await userEvent.type(field('City'), 'Oslo')
    expect(typed).toEqual(['O', 'Os', 'Osl'])
    expect(screen.getByRole('button', { name: 'Find me' })).toBeDefined()
  })

  test('outside a form is a mistake that is told', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Field name="City" label="City" />)).toThrow('the field City is in no form')
  })
})

describe('what a form checks', () => {
  test('is not asked about a field that was left empty', async () => {
    const check = vi.fn<FieldCheck>(() => 'never right')
    const submitted = accepting()
    render(
      <Form submit="Send" onSubmit={submitted}>
        <Field name="Nickname" label="Nickname" check={check} />
      </Form>,
    )
    await send()
    expect(check).not.toHaveBeenCalled()
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ Nickname: '' })
  })

  test('sees what stands in the other fields at that moment', async () => {
    const submitted = accepting()
    render(
      <Form submit="Send" onSubmit={submitted}>
        <Field name="First" label="First" />
        <Field name="Second" label="Second" check={(text, { First }) => (text === First ? undefined : 'Type the same twice.')} />
      </Form>,
    )
    await userEvent.type(field('First'), 'fox')
    await userEvent.type(field('Second'), 'fo')
    await send()
    expect(describedBy(field('Second'))).toEqual(['Type the same twice.'])
    await userEvent.type(field('Second'), 'x')
    expect(describedBy(field('Second'))).toEqual([])
    await send()
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ First: 'fox', Second: 'fox' })
  })

  test('follows a field’s own changes, and forgets a field that has gone', async () => {
    const submitted = accepting()
    const show = (check: FieldCheck | undefined, isThere = true) => (
      <Form submit="Send" onSubmit={submitted}>
        <Field name="City" label="City" defaultValue="Oslo" check={check} />
        {isThere && <Field name="Code" label="Code" defaultValue="1" check={() => 'wrong code'} />}
      </Form>
    )
    const { rerender } = render(show(() => 'wrong city'))
    await send()
    expect([describedBy(field('City')), describedBy(field('Code'))]).toEqual([['wrong city'], ['wrong code']])
    rerender(show(undefined, false))
    await send()
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ City: 'Oslo' })
    expect(field('City').getAttribute('aria-invalid')).toBe('false')
  })

  test('is shown anew while a wrong field is typed in, as long as it is wrong in another way; it is said with each sending alone', async () => {
    const check: FieldCheck = (text) => (text.length < 3 ? 'Too short.' : /\d/.test(text) ? 'No digits.' : undefined)
    render(
      <Form submit="Send" onSubmit={accepting()}>
        <Field name="Name" label="Name" check={check} />
      </Form>,
    )
    const said = () => screen.getByRole('alert').textContent
    await userEvent.type(field('Name'), 'a1')
    await send()
    expect([describedBy(field('Name')), said()]).toEqual([['Too short.'], ' Too short.'])
    await userEvent.type(field('Name'), 'b')
    expect([describedBy(field('Name')), said()]).toEqual([['No digits.'], ''])
    await send()
    expect([describedBy(field('Name')), said()]).toEqual([['No digits.'], ' No digits.'])
    await userEvent.type(field('Name'), '{Backspace}{Backspace}bc')
    expect(describedBy(field('Name'))).toEqual([])
  })

  test('leaves what is in no field of a name out of what is sent', async () => {
    const submitted = accepting()
    render(
      <Form submit="Send" onSubmit={submitted}>
        <input aria-label="search" defaultValue="not sent" />
        <Field name="City" label="City" defaultValue="Oslo" />
      </Form>,
    )
    await send()
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ City: 'Oslo' })
  })
})

describe('sending', () => {
  const show = (submit: Submit) =>
    render(
      <Form submit="Send" onSubmit={submit} otherActions={<a href="/login">Log in</a>}>
        <Field name="City" label="City" />
        <Field name="Street" label="Street" />
      </Form>,
    )

  test('goes by Enter, too, and other ways stand beside its button', async () => {
    const submitted = accepting()
    show(submitted)
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
    await userEvent.type(field('Street'), 'Long{Enter}')
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ City: '', Street: 'Long' })
  })

  test('is busy until it is answered, and the button says so', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    show(() => promise)
    await send()
    const button = screen.getByRole('button', { name: 'One moment...' })
    expect([button.getAttribute('aria-disabled'), button.closest('form')?.getAttribute('aria-busy')]).toEqual(['true', 'true'])
    resolve(undefined)
    const ready = await screen.findByRole('button', { name: 'Send' })
    expect([ready.hasAttribute('aria-disabled'), ready.closest('form')?.getAttribute('aria-busy')]).toEqual([false, 'false'])
  })

  test('anew takes back what was said about the last time', async () => {
    let count = 0
    show(async () => (++count === 1 ? { message: 'Not today.', fields: { Street: 'No such street.' } } : undefined))
    await send()
    expect((await screen.findByText('Not today.')).closest('[role=alert]')).not.toBeNull()
    expect(document.activeElement).toBe(field('Street'))
    await send()
    await screen.findByRole('button', { name: 'Send' })
    expect([screen.queryByText('Not today.'), describedBy(field('Street'))]).toEqual([null, []])
  })

  test('says a refusal without a field, and the focus stays on the button', async () => {
    show(async () => ({ message: 'The site is being mended.' }))
    await send()
    await screen.findByText('The site is being mended.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
    expect([field('City'), field('Street')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['false', 'false'])
  })

  test('shows on a phone the first field that was refused', async () => {
    mediaMatch(true)
    const shown: unknown[] = []
    Element.prototype.scrollIntoView = function note(this: Element) {
      shown.push(this)
    }
    show(async () => ({ message: 'Both are wrong.', fields: { Street: 'No such street.', City: 'No such city.' } }))
    await send()
    await screen.findByText('Both are wrong.')
    expect(shown).toEqual([field('City')])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  })
})

test('a password’s button is named after its field, sends nothing, and hides the password again', async () => {
  const submitted = accepting()
  render(
    <Form submit="Send" onSubmit={submitted}>
      <PasswordField name="New" label="New Password" defaultValue="s3cret" autoComplete="new-password" />
    </Form>,
  )
  const password = field('New Password')
  expect(['autocomplete', 'autocapitalize', 'spellcheck'].map((name) => password.getAttribute(name))).toEqual([
    'new-password',
    'none',
    'false',
  ])
  const show = screen.getByRole('button', { name: 'Show new password' })
  await userEvent.click(show)
  await userEvent.click(show)
  expect([password.type, show.getAttribute('aria-pressed'), password.value]).toEqual(['password', 'false', 's3cret'])
  expect(submitted).not.toHaveBeenCalled()
})
