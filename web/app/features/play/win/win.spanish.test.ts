import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { starWords } = await import('./win.ts')

test('the stars of a day are counted in the words of the language', () => {
  expect([0, 1, 2, 3].map(starWords)).toEqual([
    'Ninguna de tres estrellas hoy',
    'Una de tres estrellas hoy',
    'Dos de tres estrellas hoy',
    'Las tres estrellas de hoy',
  ])
})
