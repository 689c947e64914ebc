// @vitest-environment jsdom
import type { MadePuzzle } from '@emojigma/contract/maker/made-puzzles.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../platform/testing/test-site.tsx'
import { MadeRow } from './MadeRow.tsx'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

afterEach(cleanup)

const MADE: MadePuzzle = {
  Id: 3_000_000_000,
  Version: 'v1',
  Title: 'Manzanas',
  PuzzleTypeId: 4,
  LevelId: 6,
  State: 'approved',
  IsMine: false,
  Author: { StudentId: 's', Nickname: 'Swift Otter 12' },
  ClassroomId: 'class-1',
  IsAssigned: true,
  IsSolved: true,
  PictureUrl: '/emojigma/made/Puzzle_3000000000.svg',
  Question: { typeId: 4, emoji: [], board: '' },
}

test('a puzzle’s state is in Spanish on a Spanish page', () => {
  renderAt(
    '/es/maker',
    <MadeRow made={MADE} hasFocus={false} onEdit={undefined} onRemove={undefined} onReview={undefined} onPrint={() => {}} />,
  )
  expect(screen.getByText(/de Swift Otter 12/).textContent).toMatch(/ · de Swift Otter 12 · aprobado · en una tarea · resuelto$/)
})

test.each([
  ['a student’s in an assignment', { IsAssigned: true }, ['Imprimir']],
  ['a student’s in none', { IsAssigned: false }, ['Devolver', 'Imprimir', 'Editar', 'Eliminar']],
  ['a student’s that waits in an assignment', { IsAssigned: true, State: 'waiting' }, ['Aprobar', 'Imprimir']],
  ['a teacher’s own in an assignment', { IsAssigned: true, Author: undefined }, ['Imprimir', 'Editar']],
] as const)('what can be done with %s is offered', (_, made, names) => {
  const { Author, ...rest } = { ...MADE, ...made }
  const one = Author ? { ...rest, Author } : rest
  const on = { onEdit: () => {}, onRemove: () => {}, onReview: async () => {}, onPrint: () => {} }
  renderAt('/es/maker', <MadeRow made={one} hasFocus={false} {...on} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})
