// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Keypad, LetterTray, type Press } from './Keypad.tsx'

afterEach(cleanup)

/** A pad that notes what is pressed, beside a field that has the focus. */
function show(pad: 'digits' | 'signed digits' | 'letters', isDisabled = false) {
  const onPress = vi.fn<(press: Press) => void>()
  const onCheck = vi.fn<() => void>()
  const each = { onPress, onCheck, isDisabled }
  render(
    <>
      <input aria-label="answer" />
      {pad === 'letters' ? <LetterTray {...each} letters="BEZ" /> : <Keypad {...each} hasSign={pad === 'signed digits'} />}
    </>,
  )
  screen.getByLabelText('answer').focus()
  return { onPress, onCheck }
}

const keys = (name: string) => within(screen.getByRole('group', { name })).getAllByRole<HTMLButtonElement>('button')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the keypad writes every digit, takes one back and checks', async () => {
  const { onPress, onCheck } = show('digits')
  const digits = [...'1234567890']
  for (const digit of digits) await press(digit)
  await press('Delete')
  expect(onPress.mock.calls.flat()).toEqual([...digits.map((character) => ({ kind: 'character', character })), { kind: 'delete' }])
  expect(onCheck).not.toHaveBeenCalled()
  await press('Check answer')
  expect(onCheck).toHaveBeenCalledOnce()
})

test('only where an answer may be negative there is a key for the sign', async () => {
  const { onPress } = show('signed digits')
  await press('Change plus or minus')
  expect(onPress).toHaveBeenCalledExactlyOnceWith({ kind: 'sign' })
  cleanup()
  show('digits')
  expect(screen.queryByRole('button', { name: 'Change plus or minus' })).toBeNull()
})

test('the letters of a word stand in their order with the number of each, and are written by a press', async () => {
  const { onPress, onCheck } = show('letters')
  const named = keys('Letters').map((key) => [key.getAttribute('aria-label') ?? key.textContent, key.dataset['hint']])
  expect(named).toEqual([
    ['B', '2'],
    ['E', '5'],
    ['Z', '26'],
    ['Delete', undefined],
    ['Check answer', undefined],
  ])
  await press('Z')
  await press('Delete')
  await press('Check answer')
  expect(onPress.mock.calls.flat()).toEqual([{ kind: 'character', character: 'Z' }, { kind: 'delete' }])
  expect(onCheck).toHaveBeenCalledOnce()
})

test('a press leaves the focus in the field, which stays ready for the keyboard', async () => {
  show('digits')
  await press('7')
  expect(document.activeElement).toBe(screen.getByLabelText('answer'))
})

test.each([
  ['signed digits', 'Keypad'],
  ['letters', 'Letters'],
] as const)('no key of the %s does anything while an answer is judged', async (pad, name) => {
  const { onPress, onCheck } = show(pad, true)
  for (const key of keys(name)) await userEvent.click(key)
  expect([onPress.mock.calls, onCheck.mock.calls]).toEqual([[], []])
})
