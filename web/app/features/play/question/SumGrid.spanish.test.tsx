// @vitest-environment jsdom
import type { GridQuestion } from '@emojigma/engine/question.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { SumGrid } = await import('./SumGrid.tsx')

afterEach(cleanup)

const GRID: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'frog'],
  cells: [
    [0, 1, 1],
    [1, 0, 1],
  ],
  rowTotals: [9, null],
  columnTotals: [null, 4, 6],
  ask: { line: 'row', index: 1 },
}

test('a grid says its size and its lines in the words of the language', () => {
  render(<SumGrid question={GRID} names={['zorro', 'rana']} answer={undefined} />)
  expect(document.querySelector('caption')?.textContent).toBe(
    'Puzle: 2 filas y 3 columnas de emojis con sus totales. La pregunta es el total de la fila 2.',
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'total de la fila 1 9',
    'total de la fila 2 la pregunta?',
  ])
  expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe('total de la columna 2 4')
})
