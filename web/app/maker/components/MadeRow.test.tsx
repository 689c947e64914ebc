// @vitest-environment jsdom
import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/test-site.tsx'
import { MadeRow } from './MadeRow.tsx'

vi.mock('@emojigma/messages/page/maker/components/MadeRow.ts', () => import('../../../../messages/src/es/page/maker/components/MadeRow.ts'))

afterEach(cleanup)

const MADE: MadePuzzle = {
  Id: 3_000_000_000,
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

test('what became of a puzzle is said in Spanish on a Spanish page', () => {
  renderAt(
    '/es/maker',
    <MadeRow made={MADE} isBackAt={false} onEdit={undefined} onRemove={undefined} onReview={undefined} onPrint={() => {}} />,
  )
  expect(screen.getByText(/de Swift Otter 12/).textContent).toMatch(/ · de Swift Otter 12 · aprobado · en una tarea · resuelto$/)
})
