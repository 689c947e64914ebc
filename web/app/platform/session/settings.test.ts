// @vitest-environment jsdom
import { getSettings, type Settings } from '@emojigma/contract/accounts/settings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storedHidesSolved } from './session-storage.ts'
import { makeStore } from '../store.ts'
import { refusal, signInAs } from '../testing/test-session.ts'
import { serverWith } from '../testing/test-site.tsx'
import { applySettings, loadSettings } from './settings.ts'

const PLAIN: Settings = {
  HideSolved: false,
  Theme: 'system',
  Sound: true,
  ReducedMotion: false,
  ReadableFont: false,
  HideFromBoards: false,
}

function shown() {
  const { theme, motion, font } = document.documentElement.dataset
  return { theme, motion, font }
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
  for (const name of ['theme', 'motion', 'font']) delete document.documentElement.dataset[name]
})
afterEach(() => vi.unstubAllGlobals())

test.each<[Partial<Settings>, ReturnType<typeof shown>]>([
  [{}, { theme: undefined, motion: undefined, font: undefined }],
  [{ Theme: 'light' }, { theme: 'light', motion: undefined, font: undefined }],
  [{ Theme: 'dark' }, { theme: 'dark', motion: undefined, font: undefined }],
  [{ ReducedMotion: true }, { theme: undefined, motion: 'reduced', font: undefined }],
  [{ ReadableFont: true }, { theme: undefined, motion: undefined, font: 'readable' }],
  [
    { Sound: false, HideFromBoards: true },
    { theme: undefined, motion: undefined, font: undefined },
  ],
])('of the settings %j the document shows %j', (changes, expected) => {
  applySettings(makeStore().dispatch, { ...PLAIN, ...changes })
  expect(shown()).toEqual(expected)
})

test('hidden solved puzzles are known to the page and to the next one', () => {
  const store = makeStore()
  for (const HideSolved of [true, false]) {
    applySettings(store.dispatch, { ...PLAIN, HideSolved })
    expect([store.getState().session.hidesSolved, storedHidesSolved()]).toEqual([HideSolved, HideSolved])
  }
})

test('the account’s settings are asked for anew each time, and take the place of those before', async () => {
  signInAs()
  const replies = [
    { ...PLAIN, Theme: 'dark', HideSolved: true },
    { ...PLAIN, Theme: 'light' },
  ]
  const calls = serverWith({ [getSettings.path]: () => replies.shift() })
  const store = makeStore()
  await loadSettings(store.dispatch)
  expect([shown().theme, storedHidesSolved()]).toEqual(['dark', true])
  await loadSettings(store.dispatch)
  expect([shown().theme, storedHidesSolved(), calls.length]).toEqual(['light', false, 2])
})

test.each([
  ['cannot be reached', () => undefined],
  ['is too busy', () => refusal(503)],
])('where the site %s, the look stays as it was', async (_what, reply) => {
  signInAs()
  serverWith({ [getSettings.path]: reply })
  const store = makeStore()
  applySettings(store.dispatch, { ...PLAIN, Theme: 'dark', HideSolved: true })
  await loadSettings(store.dispatch)
  expect([shown().theme, store.getState().session.hidesSolved]).toEqual(['dark', true])
})
