// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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
