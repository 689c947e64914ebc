// @vitest-environment jsdom
import type { ClassicQuestion, GridQuestion, Operand } from '@emojigma/engine/question.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AlgebraQuestion } from './AlgebraQuestion.tsx'

afterEach(cleanup)

const emoji = (symbol: number, copies = 1): Operand => ({ kind: 'symbol', symbol, copies })
const FOX = emoji(0)
const FROG = emoji(1)

/** A frog comes first, and so is a. */
const CLASSIC: ClassicQuestion = {
  typeId: 1,
  emoji: ['fox', 'frog'],
  equations: [
    { left: { operands: [FROG, FROG, FOX], operators: ['+', '-'] }, right: 11 },
    { left: { operands: [FOX, FROG], operators: ['/'] }, right: -2 },
  ],
  ask: { operands: [FOX, FOX, FROG], operators: ['*', '*'] },
}
const GRID: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'frog'],
  cells: [
    [0, 1],
    [0, 0],
  ],
  rowTotals: [13, null],
  columnTotals: [10, null],
  ask: { line: 'row', index: 1 },
}

function show(more: Partial<ComponentProps<typeof AlgebraQuestion>> = {}) {
  render(<AlgebraQuestion question={CLASSIC} names={['red fox', 'frog']} answer={undefined} {...more} />)
}

const lines = () => [...document.querySelectorAll('p')]
const heard = () => lines().map((line) => line.querySelector('.visually-hidden')?.textContent)
const seen = () =>
  lines().map((line) => [...line.querySelectorAll(':scope > [aria-hidden]')].map(({ textContent }) => textContent).join(' '))
const key = () =>
  [...screen.getByLabelText('Key to the letters').querySelectorAll('div')].map((entry) => entry.textContent?.replaceAll(/\s+/g, ' ').trim())

test('the lines of a question are written in letters, products side by side, powers raised, ÷ as a fraction', () => {
  show()
  expect(seen()).toEqual(['2a−b = 11', 'ba = −2', 'ab2 = ?'])
  expect(document.querySelectorAll('sup')).toHaveLength(1)
  expect(document.querySelector('sup')?.textContent).toBe('2')
})

test('each line is also a sentence', () => {
  show()
  expect(heard()).toEqual(['2 a minus b equals 11', 'b divided by a equals minus 2', 'a times b squared equals what number?'])
})

test('the key names the emoji of each letter, in the order of the alphabet', () => {
  show()
  expect(key()).toEqual(['a= frog', 'b= red fox'])
  const pictures = [...document.querySelectorAll('dl img')].map((picture) => /fox|frog/.exec((picture as HTMLImageElement).src)?.[0])
  expect(pictures).toEqual(['frog', 'fox'])
})

test('what is known of values stands in the key, nought among it', () => {
  show({ values: [-3, undefined] })
  expect(key()).toEqual(['a= frog', 'b= red fox = −3'])
  cleanup()
  show({ values: [undefined, 0] })
  expect(key()).toEqual(['a= frog = 0', 'b= red fox'])
})

test('the answer takes the place of the question mark alone', () => {
  show({ answer: '-75' })
  expect(seen()).toEqual(['2a−b = 11', 'ba = −2', 'ab2 = −75'])
  expect(heard()[2]).toBe('a times b squared equals minus 75')
  expect(lines().map((line) => line.hasAttribute('data-ask'))).toEqual([false, false, true])
})

test('a grid becomes its named lines, without those whose total is neither shown nor asked for', () => {
  show({ question: GRID })
  expect(seen()).toEqual(['Row 1 a+b = 13', 'Row 2 2a = ?', 'Column 1 2a = 10'])
  expect(heard()).toEqual(['Row 1: a plus b equals 13', 'Row 2: 2 a equals what number?', 'Column 1: 2 a equals 10'])
  expect(within(screen.getByLabelText('Key to the letters')).getByText('a')).toBeDefined()
})

test('a mark of the question is on its line', () => {
  show({
    marks: new Map([
      ['equation 1', 'look'],
      ['ask', 'pattern'],
    ]),
  })
  expect(lines().map(({ dataset }) => dataset['mark'])).toEqual([undefined, 'look', 'pattern'])
  cleanup()
  show({
    question: GRID,
    marks: new Map([
      ['column 0', 'look'],
      ['column 1', 'look'],
    ]),
  })
  expect(lines().map(({ dataset }) => dataset['mark'])).toEqual([undefined, undefined, 'look'])
})

test('numbers stay as they are among the letters', () => {
  const ask = { operands: [{ kind: 'number', value: 4, asDots: false } as const, FOX], operators: ['-'] as const }
  show({ question: { ...CLASSIC, equations: [], ask } })
  expect(seen()).toEqual(['4−a = ?'])
  expect(heard()).toEqual(['4 minus a equals what number?'])
})
