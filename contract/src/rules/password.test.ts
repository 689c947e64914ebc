import { expect, test } from 'vitest'
import { newPassword, password } from '../fields.ts'
import { PASSWORD_MESSAGE, passwordFault } from './password.ts'

const TOO_LONG = 'At most 128 characters long'

test.each([
  ['lower case and a sign only', 'puzzled-otter', PASSWORD_MESSAGE],
  ['upper case and a sign only', 'PUZZLED-OTTER', PASSWORD_MESSAGE],
  ['figures and a sign only', '1234-5678', PASSWORD_MESSAGE],
  ['signs only', '!!!!!!!!', PASSWORD_MESSAGE],
  ['three classes without a sign', 'PuzzledOtter7', PASSWORD_MESSAGE],
  ['a sign that is none of ours', 'Puzzled~Otter7', PASSWORD_MESSAGE],
  ['a space for a sign', 'Puzzled Otter7', PASSWORD_MESSAGE],
  ['seven characters', 'Otter-7', PASSWORD_MESSAGE],
  ['nothing', '', PASSWORD_MESSAGE],
  ['eight characters', 'Otters-7', undefined],
  ['lower case and figures', 'otters-7', undefined],
  ['upper case and figures', 'OTTERS-7', undefined],
  ['upper and lower case', 'Otters-x', undefined],
  ['letters of another script', 'Выдра-выдра', undefined],
  ['an emoji within', 'Otters🦦-7', undefined],
  ['128 characters', `Otter-7${'x'.repeat(121)}`, undefined],
  ['129 characters', `Otter-7${'x'.repeat(122)}`, TOO_LONG],
  ['129 characters that break every rule', 'x'.repeat(129), TOO_LONG],
])('a new password of %s is judged', (_, text, fault) => {
  expect(passwordFault(text)).toBe(fault)
  const parsed = newPassword.safeParse(text)
  expect(parsed.success).toBe(fault === undefined)
  expect(parsed.error?.issues.map(({ message }) => message) ?? []).toEqual(fault === undefined ? [] : [fault])
})

test.each([...'!@#$%^&*/=?_.,:;-'])('%s is special enough', (sign) => {
  expect(passwordFault(`Otter77${sign}`)).toBeUndefined()
})

test('characters are counted as people see them typed, not in code units', () => {
  expect(passwordFault('Aa-1🦦🦦')).toBe(PASSWORD_MESSAGE)
  expect(passwordFault('Aa-1🦦🦦🦦🦦')).toBeUndefined()
  expect(passwordFault(`Aa-1${'🦦'.repeat(124)}`)).toBeUndefined()
  expect(passwordFault(`Aa-1${'🦦'.repeat(125)}`)).toBe(TOO_LONG)
})

test('a password that is being checked may break the rules of new ones', () => {
  expect(['', 'x', 'x'.repeat(256)].map((text) => password.safeParse(text).success)).toEqual([true, true, true])
  expect(password.safeParse('x'.repeat(257)).success).toBe(false)
})
