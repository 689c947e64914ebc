import { expect, test, vi } from 'vitest'

// What the build of Spanish pages puts in the place of the English module.
vi.mock('@emojigma/messages/page/ui/percent.ts', () => import('../../../messages/src/es/page/ui/percent.ts'))

const { correctWords } = await import('./student-list.ts')

test('a percentage has a space before its sign in Spanish', () => {
  expect(correctWords(412, 455)).toBe('412/455 (91 %)')
})
