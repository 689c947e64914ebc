// @vitest-environment jsdom
import type { Equation, Expression, Operand, Operator } from '@emojigma/engine/question.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { EquationLines } from './EquationLines.tsx'
import { TilesContext, type Tiles } from './tiles.ts'

beforeEach(() => loadLazyComponents())
afterEach(cleanup)

const emoji = (symbol: number, copies = 1): Operand => ({ kind: 'symbol', symbol, copies })
const number = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const dots = (value: number): Operand => ({ kind: 'number', value, asDots: true })
const of = (...parts: readonly (Operand | Operator)[]): Expression => ({
  operands: parts.filter((part) => typeof part === 'object'),
  operators: parts.filter((part) => typeof part === 'string'),
})
const equation = (left: Expression, right: number): Equation => ({ left, right })

const FOX = emoji(0)
const FROG = emoji(1)

function show(more: Partial<ComponentProps<typeof EquationLines>> = {}, tiles?: Tiles) {
  render(
    <TilesContext value={tiles}>
      <EquationLines emoji={['fox', 'frog']} names={['fox', 'frog']} equations={[equation(of(FOX, '+', FROG), 7)]} {...more} />
    </TilesContext>,
  )
}

const lines = () => [...document.querySelectorAll('p')]
const heard = () => lines().map((line) => line.querySelector('.visually-hidden')?.textContent)
/** The visible text of each line, a picture as its emoji in brackets. */
const seen = () =>
  lines().map((line) => {
    const shown = line.cloneNode(true) as HTMLElement
    shown.querySelector('.visually-hidden')?.remove()
    for (const image of shown.querySelectorAll('img')) image.replaceWith(`[${/(fox|frog)/.exec(image.src)?.[0]}]`)
    return shown.textContent
  })

test('every line is drawn with the signs that people write, and is a sentence to be heard', () => {
  show({
    equations: [
      equation(of(FOX, '+', FROG), 7),
      equation(of(FOX, '-', number(12)), -5),
      equation(of(FOX, '*', FROG), 10),
      equation(of(FOX, '/', FROG), 2),
    ],
  })
  expect(seen()).toEqual(['[fox]+[frog]=7', '[fox]−12=−5', '[fox]×[frog]=10', '[fox]÷[frog]=2'])
  expect(heard()).toEqual([
    'fox plus frog equals 7',
    'fox minus 12 equals minus 5',
    'fox times frog equals 10',
    'fox divided by frog equals 2',
  ])
})

test('a total may stand first, and sums may stand on both sides; each line is then in the middle', () => {
  show({
    equations: [
      { left: 7, right: of(FOX, '+', FROG) },
      { left: of(FOX, '+', number(3)), right: of(FROG, '+', number(1)) },
    ],
  })
  expect(seen()).toEqual(['7=[fox]+[frog]', '[fox]+3=[frog]+1'])
  expect(heard()).toEqual(['7 equals fox plus frog', 'fox plus 3 equals frog plus 1'])
  expect(document.querySelector('[data-centred]')).not.toBeNull()
  cleanup()
  show()
  expect(document.querySelector('[data-centred]')).toBeNull()
})

test('what is drawn is not heard a second time', () => {
  show({ ask: of(FOX) })
  for (const image of document.querySelectorAll('img')) expect(image.alt).toBe('')
  for (const line of lines()) {
    const heard = line.cloneNode(true) as HTMLElement
    for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    expect(heard.textContent).toBe(line.querySelector('.visually-hidden')?.textContent)
  }
})

test('copies of an emoji stand side by side', () => {
  show({ equations: [equation(of(emoji(1, 3), '+', FOX), 14)] })
  expect(seen()).toEqual(['[frog][frog][frog]+[fox]=14'])
  expect(heard()).toEqual(['the three frogs together plus fox equals 14'])
})

test('the question is asked with a question mark until its answer is known', () => {
  show({ ask: of(FOX, '*', FROG) })
  expect(seen()).toEqual(['[fox]+[frog]=7', '[fox]×[frog]=?'])
  expect(heard()[1]).toBe('fox times frog equals what number?')
  expect(lines().map((line) => line.hasAttribute('data-ask'))).toEqual([false, true])
  expect(document.querySelector('[data-filled]')).toBeNull()
  cleanup()
  show({ ask: of(FOX, '*', FROG), answer: '-12' })
  expect(seen()[1]).toBe('[fox]×[frog]=−12')
  expect(heard()[1]).toBe('fox times frog equals minus 12')
  expect(document.querySelector('[data-filled]')?.textContent).toBe('−12')
})

test('where values are known, every copy of the emoji turns over to its number', () => {
  show({ equations: [equation(of(emoji(0, 2), '+', FROG), 7)], ask: of(FROG, '-', FOX) }, { values: ['-4', undefined] })
  expect([...document.querySelectorAll('[data-value]')].map(({ textContent }) => textContent)).toEqual(['−4', '−4', '−4'])
})

test('a value of nought is a value', () => {
  show({}, { values: ['0'] })
  expect(document.querySelector('[data-value]')?.textContent).toBe('0')
})

const truths = () => lines().map((line) => line.querySelector('[data-true] > :first-child')?.textContent)

test('a line is marked true or not once all of its tiles are turned, the asked line never', () => {
  const equations = [equation(of(FOX, '+', FROG), 7), equation(of(FOX, '*', emoji(1, 2)), 24), equation(of(FOX), 3), equation(of(FROG), 9)]
  show({ equations, ask: of(FOX) }, { values: ['3', '4'], onTap: () => {} })
  expect(truths()).toEqual(['This line is true', 'This line is true', 'This line is true', 'This line is not true yet', undefined])
  cleanup()
  show({ equations, ask: of(FOX) }, { values: ['3', ''], onTap: () => {} })
  expect(truths()).toEqual([undefined, undefined, 'This line is true', undefined, undefined])
  cleanup()
  show({ equations: [equation(of(FOX, '/', FROG), 2)] }, { values: ['7', '3'], onTap: () => {} })
  expect(truths()).toEqual(['This line is not true yet'])
})

test('each emoji is reached by keys once, and every copy can be tapped', async () => {
  const tapped: number[] = []
  show({ equations: [equation(of(FOX, '+', FOX, '+', FROG), 7)], ask: of(FROG) }, { values: ['3'], onTap: (symbol) => tapped.push(symbol) })
  expect(screen.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual(['fox, worth 3', 'frog, give it a number'])
  for (const tile of document.querySelectorAll('button')) await userEvent.click(tile)
  expect(tapped).toEqual([0, 0, 1, 1])
})

test('a letter is on the tile of its emoji until that has a number', () => {
  show({ ask: of(FROG) }, { values: ['3'], letters: ['a', 'b'], onTap: () => {} })
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['3', 'b', 'b'])
  expect(screen.getByRole('button', { name: 'frog, give it a number' })).toBeDefined()
})

test('a mark is on the line that it is about', () => {
  const equations = [equation(of(FOX), 1), equation(of(FROG), 2)]
  show({
    equations,
    ask: of(FOX, '+', FROG),
    marks: new Map([
      ['equation 1', 'look'],
      ['ask', 'pattern'],
    ]),
  })
  expect(lines().map(({ dataset }) => dataset['mark'])).toEqual([undefined, 'look', 'pattern'])
})

test('instead of a question there may be something else below the lines', () => {
  show({ children: <strong>the word</strong> })
  expect(seen()).toEqual(['[fox]+[frog]=7'])
  expect(screen.getByText('the word')).toBeDefined()
  expect(lines()[0]?.parentElement?.lastElementChild?.textContent).toBe('the word')
})

test.each([
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 7],
  [10, 10],
  [13, 13],
])('a number to be counted has as many dots, and each is to be seen: %i', (value, count) => {
  show({ equations: [equation(of(dots(value), '+', FOX), 20)] })
  const circles = [...document.querySelectorAll('circle')].map(
    (dot) => [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))] as const,
  )
  expect(circles).toHaveLength(count)
  expect(new Set(circles.map(String)).size).toBe(count)
  const [left = 0, top = 0, width = 0, height = 0] = document.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  for (const [x, y] of circles) {
    expect(x - 8.5).toBeGreaterThan(left)
    expect(x + 8.5).toBeLessThan(left + width)
    expect(y - 8.5).toBeGreaterThan(top)
    expect(y + 8.5).toBeLessThan(top + height)
  }
  expect(heard()).toEqual([`${value === 1 ? '1 dot' : `${value} dots`} plus fox equals 20`])
})

test('more than six dots lie in rows of five', () => {
  show({ equations: [equation(of(dots(8), '+', FOX), 20)] })
  const rows = Map.groupBy([...document.querySelectorAll('circle')], (dot) => dot.getAttribute('cy'))
  expect([...rows.values()].map(({ length }) => length)).toEqual([5, 3])
})

test('a question which of two is more shows both, and says so', () => {
  show({ equations: [equation(of(FOX), 3)], ask: of(FOX, '+', FOX), or: of(number(5)) })
  expect(screen.getByRole('group', { name: 'Which is more?' }).textContent).toContain('Which is more: fox plus fox, or 5?')
  cleanup()
  show({ equations: [equation(of(FOX), 3)], ask: of(FOX, '+', FOX), or: of(number(5)), answer: '6' })
  expect(screen.getByRole('group', { name: 'Which is more?' }).textContent).toContain('The greater number is 6.')
})
