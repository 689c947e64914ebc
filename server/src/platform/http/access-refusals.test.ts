import { failureBody } from '@emojigma/contract/failures.ts'
import { expect, test } from 'vitest'
import { ENGLISH, languageNamed } from '../languages.ts'
import { localized } from '../localized-text.ts'
import { accessFailure } from './access-refusals.ts'

test.each([
  ['PLAY PUZZLE', 'plan-needed', 403, 'PLAY PUZZLE'],
  ['PLAY PUZZLE', 'free-limit-reached', 403, 'PLAY PUZZLE'],
  ['PLAY PUZZLE', 'revealed', 409, undefined],
  ['ANSWER', 'plan-needed', 403, 'ANSWER'],
  ['ANSWER', 'sign-in-needed', 401, undefined],
  ['ANSWER', 'students-never', 403, undefined],
  ['DOWNLOAD', 'plan-needed', 403, 'DOWNLOAD'],
  ['WORKSHEET', 'plan-needed', 403, 'WORKSHEET'],
  ['FULL SCREEN PUZZLE', 'plan-needed', 403, 'FULL SCREEN PUZZLE'],
  ['SEE CLASSROOM', 'not-yours', 404, undefined],
  ['MANAGE STUDENTS', 'teachers-only', 403, undefined],
  ['DOWNLOAD BOOK', 'sign-in-needed', 401, undefined],
  ['DOWNLOAD BOOK', 'not-bought', 403, undefined],
  ['OPERATE', 'operator-only', 403, undefined],
] as const)('%s refused as %s is answered with %i and the action %s', (action, why, status, named) => {
  const refusal = accessFailure(action, why, 'account')
  expect(refusal.status).toBe(status)
  expect(failureBody.strict().parse(localized(ENGLISH, refusal.body)).Action).toBe(named)
})

test("somebody who is refused another day's puzzle hears that today's are free, and of a tool that plans have it", () => {
  const messageOf = (action: 'PLAY PUZZLE' | 'DOWNLOAD', code: string) =>
    localized(languageNamed(code), accessFailure(action, 'plan-needed', 'guest').body).Message
  expect([messageOf('PLAY PUZZLE', 'en'), messageOf('PLAY PUZZLE', 'es')]).toEqual([
    expect.stringContaining('free'),
    expect.stringContaining('gratis'),
  ])
  expect(messageOf('DOWNLOAD', 'en')).not.toContain('free')
})

test.each(['en', 'es'])('students are told of no plan, of their class instead (%s)', (code) => {
  for (const why of ['plan-needed', 'free-limit-reached'] as const) {
    for (const action of ['PLAY PUZZLE', 'ANSWER', 'DOWNLOAD', 'WORKSHEET'] as const) {
      const { status, body } = accessFailure(action, why, 'student')
      const { Message, Action } = failureBody.strict().parse(localized(languageNamed(code), body))
      expect([status, Action, /plan/i.test(Message)]).toEqual([403, action, false])
      expect(Message).toMatch(why === 'plan-needed' ? /class is having a break|clase está de descanso/ : /next day|día siguiente/)
    }
  }
})
