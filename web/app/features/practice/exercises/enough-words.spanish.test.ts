import type { EnoughAnswer, EnoughQuestion } from '@emojigma/engine/enough/question.ts'
import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { nudgeWords } = await import('./enough-words.ts')

const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

test.each([
  ['lines', 'una forma'],
  ['board', 'una forma de llenarlo'],
] as const)('a nudge about %s is all in the language', (kind, what) => {
  expect(ANSWERS.map((said) => nudgeWords(said, { kind } as EnoughQuestion))).toEqual([
    `No es así. Intenta encontrar ${what}. ¿Hay otra? ¿O algo lo impide?`,
    `No es así. Intenta encontrar ${what}: ¿podría cambiar algo en ella?`,
    `No es así: sí hay ${what}. ¿Podría haber también otra?`,
  ])
})
