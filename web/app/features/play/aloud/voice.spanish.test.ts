// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { FakeUtterance, FakeVoice, LOCAL } from './fake-voice.test-support.ts'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/language.ts', () => import('../../../../../messages/src/es/language.ts'))

const { speak } = await import('./voice.ts')

afterEach(() => vi.unstubAllGlobals())

function having(...voices: readonly Partial<SpeechSynthesisVoice>[]): FakeVoice {
  const voice = new FakeVoice(voices)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', voice)
  return voice
}

test('Spanish pages are read by a Spanish voice, in Spanish words, and never by an English one', () => {
  const english = having(LOCAL)
  speak('tres manzanas')
  expect(english.said).toEqual([])
  const both = having(LOCAL, { ...LOCAL, lang: 'es-MX' })
  speak('No es −5. 2 × 3')
  expect(both.said.map((said) => said.replaceAll(/ +/g, ' '))).toEqual(['No es menos 5.', '2 por 3'])
})
