// @vitest-environment jsdom
import type { Equation, Operand, Operator } from '@emojigma/engine/question.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SmallLines } from './SmallLines.tsx'

afterEach(cleanup)

const emoji = (symbol: number, copies = 1): Operand => ({ kind: 'symbol', symbol, copies })
const number = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const line = (operands: readonly Operand[], operators: readonly Operator[], right: number): Equation => ({
  left: { operands, operators },
  right,
})

const LINES = [
  line([emoji(0, 2), emoji(1)], ['-'], -3),
  line([number(4), emoji(0), emoji(0)], ['*', '*'], 36),
  line([emoji(1), emoji(0)], ['/'], 2),
]

function show(letters?: readonly string[]) {
  render(<SmallLines lines={LINES} emoji={['fox', 'frog']} letters={letters} />)
  for (const image of document.querySelectorAll('img')) image.replaceWith(`[${/(fox|frog)/.exec(image.src)?.[0]}]`)
}
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('lines within words are drawn with emoji and the signs that people write', () => {
  show()
  expect(lines()).toEqual(['[fox][fox]−[frog]=−3', '4×[fox]×[fox]=36', '[frog]÷[fox]=2'])
})

test('a total may stand first, and sums may stand on both sides', () => {
  const both = [
    { left: 9, right: { operands: [emoji(0)], operators: [] } },
    { left: { operands: [emoji(0)], operators: [] }, right: { operands: [emoji(1), number(2)], operators: ['+'] as const } },
  ]
  render(<SmallLines lines={both} emoji={['fox', 'frog']} letters={['a', 'b']} />)
  expect(lines()).toEqual(['9=a', 'a=b+2'])
})

test('where letters stand for the emoji, the same lines are in letters, with raised powers', () => {
  show(['b', 'a'])
  expect(lines()).toEqual(['2b−a=−3', '4b2=36', 'a ÷ b=2'])
  expect([...document.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['2'])
})

test('the words around the lines say the same, so that the lines are not read', () => {
  show(['b', 'a'])
  expect(document.querySelectorAll('p')).toHaveLength(3)
  for (const one of document.querySelectorAll('p')) expect(one.closest('[aria-hidden=true]')).not.toBeNull()
})
