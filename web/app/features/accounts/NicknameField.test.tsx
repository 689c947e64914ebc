// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '../../ui/forms/Form.tsx'
import { NicknameField } from './NicknameField.tsx'

afterEach(cleanup)

test('a nickname that is suggested is announced, one that is typed is not', async () => {
  render(
    <Form submit="Save" onSubmit={async () => undefined}>
      <NicknameField name="Nickname" label="Nickname" initial="BraveOtter" />
    </Form>,
  )
  const announced = () => screen.getByRole('status').textContent
  const field = screen.getByLabelText<HTMLInputElement>('Nickname')
  await userEvent.type(field, '42')
  expect([field.value, announced()]).toEqual(['BraveOtter42', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Suggest one' }))
  expect(announced()).toMatch(/^[A-Z]\w+$/)
  expect(field.value).toBe(announced())
  await userEvent.type(field, 'x')
  expect(field.value).toBe(`${announced()}x`)
})

test.each(['with', 'without'])('a browser %s a segmenter counts characters as people see them', async (has) => {
  const { Segmenter } = Intl
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  if (has === 'without') Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    render(
      <Form submit="Save" onSubmit={async () => undefined}>
        <NicknameField name="Nickname" label="Nickname" initial={'Zoe\u0308👍🏽'} />
      </Form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByText(/Use 5 to 20 characters/)).textContent).toContain('has 4.')
  } finally {
    Object.assign(Intl, { Segmenter })
    vi.unstubAllGlobals()
  }
})
