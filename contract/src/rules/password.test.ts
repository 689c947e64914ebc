import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import { expect, test } from 'vitest'
import { newPassword, password } from '../fields.ts'
import { passwordFault } from './password.ts'

const TOO_LONG = 'At most 128 characters long'

test.each([
  ['lower case and a sign only', 'puzzled-otter', passwordWords.weak],
  ['upper case and a sign only', 'PUZZLED-OTTER', passwordWords.weak],
  ['figures and a sign only', '1234-5678', passwordWords.weak],
  ['signs only', '!!!!!!!!', passwordWords.weak],
  ['three classes without a sign', 'PuzzledOtter7', passwordWords.weak],
  ['a sign that is none of ours', 'Puzzled~Otter7', passwordWords.weak],
  ['a space for a sign', 'Puzzled Otter7', passwordWords.weak],
  ['seven characters', 'Otter-7', passwordWords.weak],
  ['nothing', '', passwordWords.weak],
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
  expect(passwordFault(text, passwordWords)).toBe(fault)
  const parsed = newPassword.safeParse(text)
  expect(parsed.success).toBe(fault === undefined)
  expect(parsed.error?.issues.map(({ message }) => message) ?? []).toEqual(fault === undefined ? [] : [fault])
})

test.each([...'!@#$%^&*/=?_.,:;-'])('%s is special enough', (sign) => {
  expect(passwordFault(`Otter77${sign}`, passwordWords)).toBeUndefined()
})

test('characters are counted as people see them typed, not in code units', () => {
  expect(passwordFault('Aa-1🦦🦦', passwordWords)).toBe(passwordWords.weak)
  expect(passwordFault('Aa-1🦦🦦🦦🦦', passwordWords)).toBeUndefined()
  expect(passwordFault(`Aa-1${'🦦'.repeat(124)}`, passwordWords)).toBeUndefined()
  expect(passwordFault(`Aa-1${'🦦'.repeat(125)}`, passwordWords)).toBe(TOO_LONG)
})

test('a password that is being checked may break the rules of new ones', () => {
  expect(['', 'x', 'x'.repeat(256)].map((text) => password.safeParse(text).success)).toEqual([true, true, true])
  expect(password.safeParse('x'.repeat(257)).success).toBe(false)
})
