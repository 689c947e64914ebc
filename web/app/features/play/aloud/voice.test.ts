// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeUtterance, FakeVoice, FRENCH, LOCAL, REMOTE } from './fake-voice.test-support.ts'
import { hush, isSpeaking, speak } from './voice.ts'

let voice: FakeVoice

function has(...voices: readonly Partial<SpeechSynthesisVoice>[]): void {
  voice = new FakeVoice(voices)
  vi.stubGlobal('speechSynthesis', voice)
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  has(LOCAL)
})

afterEach(() => {
  hush()
  vi.unstubAllGlobals()
})

test('it says one sentence after the other, slower than people talk', () => {
  speak('apple plus apple equals 10. apple equals what number?')
  expect(voice.said).toEqual(['apple plus apple equals 10.', 'apple equals what number?'])
  expect([...voice.rates].every((rate) => rate < 1)).toBe(true)
})

test.each([
  ['a voice that sends its words away', [REMOTE]],
  ['a voice of another language', [FRENCH]],
  ['no voice', []],
])('with %s alone nothing is said', (_what, voices) => {
  has(...voices)
  speak('apple')
  expect(voice.said).toEqual([])
  expect(isSpeaking()).toBe(false)
})

test('a voice on the device is taken before the default one that sends its words away', () => {
  has(REMOTE, FRENCH, LOCAL)
  const speaks = vi.spyOn(voice, 'speak')
  speak('apple')
  expect(speaks.mock.calls[0]?.[0].voice).toBe(LOCAL)
})

test('a voice whose language is written with an underscore counts, too', () => {
  has({ ...LOCAL, lang: 'en_US' })
  speak('apple')
  expect(voice.said).toEqual(['apple'])
})

test('something new is said in place of the old, whose end then ends nothing', () => {
  speak('one. two.')
  speak('three')
  expect(voice.said).toEqual(['one.', 'two.', 'three'])
  expect(isSpeaking()).toBe(true)
  voice.finish()
  expect(isSpeaking()).toBe(false)
})

test('signs are said as words', () => {
  speak('Not −5. 2 × 3')
  expect(voice.heard()).toBe('Not minus 5. 2  times  3')
})
