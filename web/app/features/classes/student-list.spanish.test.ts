import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { correctWords } = await import('./student-list.ts')

test('a percentage has a space before its sign in Spanish', () => {
  expect(correctWords(412, 455)).toBe('412/455 (91 %)')
})
