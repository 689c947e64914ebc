import { dayAt, dayEndMs } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { dayEndIn, dayIn, isTimeZone, periodIn } from './time-zone.ts'

const dayOf = (date: string) => dayAt(Date.parse(date))
const FRIDAY = dayOf('2026-12-04')

test('a day ends when it ends where the class is', () => {
  const endOf = (zone: string | undefined) => new Date(dayEndIn(FRIDAY, zone) + 1).toISOString()
  expect(endOf(undefined)).toBe('2026-12-05T00:00:00.000Z')
  expect(endOf('America/Los_Angeles')).toBe('2026-12-05T08:00:00.000Z')
  expect(endOf('Australia/Sydney')).toBe('2026-12-04T13:00:00.000Z')
  expect(endOf('Asia/Kolkata')).toBe('2026-12-04T18:30:00.000Z')
  expect(endOf('Pacific/Kiritimati')).toBe('2026-12-04T10:00:00.000Z')
})

test('a day of 23 or 25 hours ends rightly, and one that was left out with the day before it', () => {
  const endOf = (date: string, zone: string) => new Date(dayEndIn(dayOf(date), zone) + 1).toISOString()
  expect(endOf('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z')
  expect(endOf('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z')
  expect(endOf('2011-12-30', 'Pacific/Apia')).toBe(endOf('2011-12-29', 'Pacific/Apia'))
})

test.each(['America/New_York', 'Asia/Kathmandu', 'Europe/Madrid', 'America/Santiago', 'Africa/Cairo'])(
  'in %s the last moment of each day is in it, and the next one is not',
  (zone) => {
    for (let day = FRIDAY; day < FRIDAY + 366; day += 1) {
      const endMs = dayEndIn(day, zone)
      expect([dayIn(endMs, zone), dayIn(endMs + 1, zone)]).toEqual([day, day + 1])
    }
  },
)

test('without a zone days are those of UTC', () => {
  expect([dayIn(dayEndMs(FRIDAY), undefined), dayEndIn(FRIDAY, undefined)]).toEqual([FRIDAY, dayEndMs(FRIDAY)])
})

test.each([
  ['Europe/Madrid', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
  ['a'.repeat(65), false],
])('%j names a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is))

test('a week of a time zone begins on its Monday, also across a change of the clocks', () => {
  const { fromMs, lastMs } = periodIn('week', Date.UTC(2026, 9, 25, 12), 'Europe/Madrid')
  expect([new Date(fromMs).toISOString(), new Date(lastMs).toISOString()]).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-25T22:59:59.999Z'])
})
