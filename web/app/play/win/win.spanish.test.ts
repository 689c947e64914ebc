import { expect, test, vi } from 'vitest'

// What the build of Spanish pages puts in the place of the English module.
vi.mock('@emojigma/messages/page/play/win/win.ts', () => import('../../../../messages/src/es/page/play/win/win.ts'))

const { starWords } = await import('./win.ts')

test('the stars of a day are counted in the words of the language', () => {
  expect([0, 1, 2, 3].map(starWords)).toEqual([
    'Ninguna de tres estrellas hoy',
    'Una de tres estrellas hoy',
    'Dos de tres estrellas hoy',
    'Las tres estrellas de hoy',
  ])
})
