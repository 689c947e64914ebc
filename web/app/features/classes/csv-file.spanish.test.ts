import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish module in the place of the English one, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/csv-columns.ts', () => import('../../../../messages/src/es/words/csv-columns.ts'))

const { readStudents, rowsToFix } = await import('./csv-file.ts')

const ANA = { row: 2, realName: 'Ana R', userName: 'an', nickname: 'BraveOtter42', password: 'Cometa-Azul-17' }

test('rows that are to be put right have headings in the language, and are read again', () => {
  const [head = [], ...rows] = rowsToFix([{ student: ANA, why: 'corto' }])
  expect(head.join()).toBe('Nombre,Nombre de acceso,Apodo,Contraseña,Qué está mal')
  const read = readStudents([head, ...rows].map((row) => row.join()).join('\n'))
  expect(read).toMatchObject({ kind: 'read', students: [ANA], unknownColumns: 'Qué está mal' })
})
