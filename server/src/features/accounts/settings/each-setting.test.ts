import { getSettings, updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const DEFAULTS = { HideSolved: false, Theme: 'system', Sound: true, ReducedMotion: false, ReadableFont: false, HideFromBoards: false }

test.each([
  { HideSolved: true },
  { Theme: 'light' },
  { Theme: 'dark' },
  { Sound: false },
  { ReducedMotion: true },
  { ReadableFont: true },
  { HideFromBoards: true },
])('%j changes that setting alone, and it can be changed back', async (change) => {
  const { token } = await site.register()
  const kept = async (): Promise<unknown> =>
    JSON.parse((await site.get(getSettings.path, { authorization: `Bearer ${token}` })).body.toString())
  expect((await site.post(updateSettings.path, change, token)).body).toEqual({ ...DEFAULTS, ...change })
  expect(await kept()).toEqual({ ...DEFAULTS, ...change })
  const [key = ''] = Object.keys(change)
  const back = { [key]: DEFAULTS[key as keyof typeof DEFAULTS] }
  expect((await site.post(updateSettings.path, back, token)).body).toEqual(DEFAULTS)
  expect(await kept()).toEqual(DEFAULTS)
})

test('one setting that is wrong changes none of those beside it', async () => {
  const { token } = await site.register()
  for (const wrong of [{ Theme: 'pink' }, { Sound: 'off' }, { HideSolved: null }]) {
    expect((await site.post(updateSettings.path, { ReadableFont: true, ...wrong }, token)).status).toBe(400)
  }
  expect((await site.post(updateSettings.path, {}, token)).body).toEqual(DEFAULTS)
})
