// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../platform/session/session-storage.ts'
import { keepKnownDevice, knownDeviceNotes } from './sign-in.ts'

beforeEach(() => localStorage.clear())

test('the notes of the last five sign-ins are stored newest first and survive signing out', () => {
  for (const note of ['a', 'b', 'c', 'd', 'e', 'f']) keepKnownDevice(note)
  clearSession()
  expect(knownDeviceNotes()).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test.each(['', '{"a":1}', 'nonsense', '[1,{"a":2}]'])('%j in the storage is no note', (kept) => {
  localStorage.setItem('emojigma.knownDevice', kept)
  expect(knownDeviceNotes()).toEqual([])
})
