import * as studentWords from '@emojigma/messages/words/students.ts'
import { expect, test } from 'vitest'
import { realNameFault, userNameFault } from './classrooms.ts'

test.each(['ada', 'Ada.Byron', ' ada_b-7 ', '3b-ada', 'Łukasz', 'あだちゃん', 'आदित्य', 'a'.repeat(40)])(
  '%s is a user name of a student',
  (name) => {
    expect(userNameFault(name, studentWords)).toBeUndefined()
  },
)

test.each([
  ['ada@example.com', 'without the @'],
  ['', '3 to 40'],
  ['ad', '3 to 40'],
  ['a'.repeat(41), '3 to 40'],
  ['ada byron', 'no spaces'],
  ['ada/byron', 'letters, figures'],
  ['ada\u0000', 'letters, figures'],
  ['_ada', 'begins with'],
])('%j is none: %s', (name, words) => {
  expect(userNameFault(name, studentWords)).toContain(words)
})

test('a real name is any text that can be seen, of up to 60 characters', () => {
  for (const name of ['', 'Ada Byron', "Seán O'Casey-Ní Dhomhnaill (3b)", '👩‍🏫'.slice(0, 2), 'n'.repeat(60)]) {
    expect([name, realNameFault(name, studentWords)]).toEqual([name, undefined])
  }
  expect(realNameFault('n'.repeat(61), studentWords)).toContain('60')
  for (const name of ['Ada\u0000Byron', 'Ada\nByron', 'Ada\u202eByron'])
    expect([name, realNameFault(name, studentWords)]).toEqual([name, expect.any(String)])
})
