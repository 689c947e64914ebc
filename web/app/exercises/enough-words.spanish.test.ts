import type { EnoughAnswer, EnoughQuestion } from '@emojigma/engine/enough/question.ts'
import { expect, test, vi } from 'vitest'

// What the build of Spanish pages puts in the place of the English module.
vi.mock('@emojigma/messages/page/exercises/enough-words.ts', () => import('../../../messages/src/es/page/exercises/enough-words.ts'))

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
