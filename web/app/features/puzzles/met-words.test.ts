// @vitest-environment jsdom
import { dayDate } from '@emojigma/engine/calendar.ts'
import { expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { metWords } from './met-words.ts'

test('an idea of this week is told by its weekday, an older one by its date', () => {
  expect(metWords(dayDate(TODAY - 5), TODAY)).toBe('You met this on Monday')
  expect(metWords(dayDate(TODAY - 7), TODAY)).toBe('You met this on 14 November')
})
