// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Keypad, LetterTray, type Press } from './Keypad.tsx'

afterEach(cleanup)

/** The presses so far, `check` among them. */
function record() {
  const asked: (Press | 'check')[] = []
  return { asked, onPress: (press: Press) => void asked.push(press), onCheck: () => void asked.push('check') }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('button').map((key) => key.getAttribute('aria-label') ?? key.textContent)

test('a keypad has the ten digits as a telephone has them, a way back and the check', async () => {
  const { asked, ...does } = record()
  render(<Keypad isForTile={false} {...does} isDisabled={false} hasSign={false} />)
  expect(screen.getByRole('group', { name: 'Keypad' })).toBeDefined()
  expect(names()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Delete', 'Check answer'])
  for (const name of ['7', '0', 'Delete', 'Check answer']) await press(name)
  expect(asked).toEqual([{ kind: 'character', character: '7' }, { kind: 'character', character: '0' }, { kind: 'delete' }, 'check'])
})

test('where an answer may be negative there is a key for its sign', async () => {
  const { asked, ...does } = record()
  render(<Keypad isForTile={false} {...does} isDisabled={false} hasSign />)
  await press('Change plus or minus')
  expect(asked).toEqual([{ kind: 'sign' }])
})

test.each([
  ['keypad', (does: ReturnType<typeof record>) => <Keypad isForTile={false} {...does} isDisabled hasSign />, 13],
  ['tray', (does: ReturnType<typeof record>) => <LetterTray {...does} isDisabled letters="AB" />, 4],
])('no key of a %s does anything where nothing can be guessed', async (_what, pad, count) => {
  const does = record()
  render(pad(does))
  const keys = screen.getAllByRole('button')
  expect(keys).toHaveLength(count)
  for (const key of keys) await userEvent.click(key)
  expect(does.asked).toEqual([])
})

test('a tray has its letters in their order, each with its number, and a way back', async () => {
  const { asked, ...does } = record()
  render(<LetterTray {...does} isDisabled={false} letters="AEZ" />)
  expect(screen.getByRole('group', { name: 'Letters' })).toBeDefined()
  expect(names()).toEqual(['A', 'E', 'Z', 'Delete', 'Check answer'])
  expect(screen.getAllByRole('button').map(({ dataset }) => dataset['hint'])).toEqual(['1', '5', '26', undefined, undefined])
  for (const name of ['Z', 'Delete', 'Check answer']) await press(name)
  expect(asked).toEqual([{ kind: 'character', character: 'Z' }, { kind: 'delete' }, 'check'])
})

test('a key leaves the focus in the field that it writes into', async () => {
  const { asked, ...does } = record()
  render(
    <>
      <input aria-label="field" />
      <Keypad isForTile={false} {...does} isDisabled={false} hasSign />
    </>,
  )
  const field = screen.getByLabelText('field')
  await userEvent.click(field)
  for (const name of ['3', 'Change plus or minus', 'Delete', 'Check answer']) await press(name)
  expect(document.activeElement).toBe(field)
  expect(asked).toHaveLength(4)
})
