import type { Expression, Operand, Operator } from '../question.ts'
import type { SlipRule } from './slip.ts'

/** An expression as someone reads it who makes a slip. */
export interface Misread {
  readonly rule: SlipRule
  readonly expression: Expression
}

/** Slips that can be made in the question and in a line alike. */
export function misreadings(expression: Expression): readonly Misread[] {
  return [
    ...fromLeft(expression),
    ...otherSigns(expression, '-', '+', 'minus-as-plus'),
    ...otherSigns(expression, '*', '+', 'times-as-plus'),
    ...otherSigns(expression, '/', '*', 'divide-as-times'),
    ...otherSigns(expression, '/', '-', 'divide-as-minus'),
    ...copiesForgotten(expression),
    ...numbersLeftOut(expression),
  ]
}

/** From left to right: each factor takes all before it. */
function fromLeft({ operands, operators }: Expression): readonly Misread[] {
  let terms: Term[] = []
  for (const [index, operand] of operands.entries()) {
    const operator = operators[index - 1]
    if (operator === '*' || operator === '/')
      terms = terms.map(({ sign, factors }) => ({ sign, factors: [...factors, { operator, operand }] }))
    else terms.push({ sign: operator === '-' ? '-' : '+', factors: [{ operator: '*', operand }] })
  }
  const isOther = operators.some(
    (operator, index) => (operator === '*' || operator === '/') && index > 0 && /[+-]/.test(operators[index - 1] ?? ''),
  )
  return isOther ? [{ rule: 'order', expression: joined(terms) }] : []
}

/** Adding and subtracting first: each factor takes all beside it. */
export function sumsFirst({ operands, operators }: Expression): readonly Misread[] {
  const isMixed = operators.includes('*') && operators.some((operator) => operator === '+' || operator === '-')
  if (!isMixed || operators.includes('/')) return []
  const groups: Term[][] = [[]]
  for (const [index, operand] of operands.entries()) {
    const operator = operators[index - 1]
    if (operator === '*') groups.push([])
    groups.at(-1)?.push({ sign: operator === '-' ? '-' : '+', factors: [{ operator: '*', operand }] })
  }
  const product = groups.reduce((all, group) =>
    all.flatMap((one) =>
      group.map((other) => ({
        sign: one.sign === other.sign ? ('+' as const) : ('-' as const),
        factors: [...one.factors, ...other.factors],
      })),
    ),
  )
  return [{ rule: 'order', expression: joined(product) }]
}

export function otherSigns(expression: Expression, from: Operator, to: Operator, rule: SlipRule): readonly Misread[] {
  return expression.operators.flatMap((operator, index) =>
    operator === from ? [{ rule, expression: { ...expression, operators: expression.operators.with(index, to) } }] : [],
  )
}

function copiesForgotten(expression: Expression): readonly Misread[] {
  return expression.operands.flatMap((operand, index) =>
    operand.kind === 'symbol' && operand.copies > 1
      ? [{ rule: 'copies' as const, expression: { ...expression, operands: expression.operands.with(index, { ...operand, copies: 1 }) } }]
      : [],
  )
}

function numbersLeftOut(expression: Expression): readonly Misread[] {
  return without(expression, ({ factors }) => factors.length === 1 && factors[0]?.operand.kind === 'number').map((left) => ({
    rule: 'number-left-out',
    expression: left,
  }))
}

/** The expression without one of its terms, for each that is meant.
 *  @returns [] for an expression of a single term */
export function without(expression: Expression, isMeant: (term: Term) => boolean): readonly Expression[] {
  const terms = termsIn(expression)
  if (terms.length < 2) return []
  return terms.flatMap((term, index) => {
    const others = terms.toSpliced(index, 1)
    return isMeant(term) && others[0]?.sign === '+' ? [joined(others)] : []
  })
}

/** Factors between + and −. */
export interface Term {
  readonly sign: '+' | '-'
  readonly factors: readonly { readonly operator: '*' | '/'; readonly operand: Operand }[]
}

export function termsIn({ operands, operators }: Expression): readonly Term[] {
  const terms: { sign: '+' | '-'; factors: { operator: '*' | '/'; operand: Operand }[] }[] = []
  for (const [index, operand] of operands.entries()) {
    const operator = operators[index - 1]
    if (operator === '*' || operator === '/') terms.at(-1)?.factors.push({ operator, operand })
    else terms.push({ sign: operator === '-' ? '-' : '+', factors: [{ operator: '*', operand }] })
  }
  return terms
}

function joined(terms: readonly Term[]): Expression {
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const [index, { sign, factors }] of terms.entries()) {
    for (const [at, { operator, operand }] of factors.entries()) {
      if (index > 0 || at > 0) operators.push(at > 0 ? operator : sign)
      operands.push(operand)
    }
  }
  return { operands, operators }
}
