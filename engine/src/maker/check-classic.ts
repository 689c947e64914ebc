import { deduce, valuesIn } from '../algebra/deduction.ts'
import { picturesIn, MOST_ON_BOTH_SIDES, MOST_PICTURES } from '../algebra/composition.ts'
import { UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { readEquations } from '../algebra/reading.ts'
import { deduceClassic } from '../classic/solve.ts'
import { rateDeduced } from '../classic/rate.ts'
import { asTotal, isTrueWith, sideWithin, sumsOf, symbolsOf } from '../algebra/sides.ts'
import type { ClassicQuestion } from '../question.ts'
import type { MadeCheck, MadeFault } from './faults.ts'
import { twoWays } from './two-ways.ts'

const LARGEST_ANSWER = 9999

/** Checks a Classic with compatible emoji. */
export function checkClassic(question: ClassicQuestion): MadeCheck {
  const faults = formFaults(question)
  const [first, ...others] = faults
  if (first) return { kind: 'faulty', faults: [first, ...others] }
  const deduction = deduceClassic(question)
  const rating = rateDeduced(question, deduction)
  if (rating.kind !== 'rated') return faulty(rating.kind === 'impossible' ? contradiction(question) : openness(question))
  const values = valuesIn(deduction, question.emoji.length) ?? []
  const answer = valueWithin(question.ask, values, UNBOUNDED)
  const inexact = question.equations.findIndex((equation) => !isTrueWith(equation, values, UNBOUNDED))
  if (inexact >= 0) return faulty({ kind: 'division leaves something', line: inexact })
  if (answer === undefined) return faulty({ kind: 'division leaves something', line: 'ask' })
  if (Math.abs(answer) > LARGEST_ANSWER) return faulty({ kind: 'number too large', answer })
  return { kind: 'good', answer: `${answer}`, levelId: rating.band }
}

function faulty(fault: MadeFault): MadeCheck {
  return { kind: 'faulty', faults: [fault] }
}

function formFaults({ emoji, equations, ask }: ClassicQuestion): readonly MadeFault[] {
  const faults: MadeFault[] = []
  const lines = [...equations.map((equation, line) => ({ sums: sumsOf(equation), line })), { sums: [ask], line: 'ask' as const }]
  for (const { sums, line } of lines) {
    const operands = sums.flatMap((sum) => sum.operands)
    if (picturesIn(operands) > (sums.length > 1 ? MOST_ON_BOTH_SIDES : MOST_PICTURES)) faults.push({ kind: 'line too long', line })
    if (operands.every(({ kind }) => kind === 'number')) faults.push({ kind: 'line without emoji', line })
  }
  const shown = new Set(equations.flatMap((equation) => [...symbolsOf(equation)]))
  for (const [symbol, one] of emoji.entries()) if (!shown.has(symbol)) faults.push({ kind: 'emoji unused', emoji: one })
  return faults
}

/** Why no integers satisfy the lines, or make the asked expression an integer. */
function contradiction(question: ClassicQuestion): MadeFault {
  const all = question.equations.map((_, line) => line)
  // The lines agree, so the asked expression is not an integer.
  if (!isImpossible(question, all)) return { kind: 'division leaves something', line: 'ask' }
  const lines = all.reduce((kept, line) => {
    const fewer = kept.filter((other) => other !== line)
    return isImpossible(question, fewer) ? fewer : kept
  }, all)
  for (const line of lines.toReversed()) {
    const from = lines.filter((other) => other !== line)
    const fault = missedBy(question, from, line)
    if (fault) return fault
  }
  return { kind: 'lines contradict', lines }
}

/** @returns a fault if the line contradicts what follows from the others; undefined where that does not determine all of its values */
function missedBy(question: ClassicQuestion, from: readonly number[], line: number): MadeFault | undefined {
  const deduction = deduceLinesOf(question, from)
  const equation = question.equations[line]
  if (deduction === 'impossible' || !equation) return undefined
  const { emoji } = question
  const used = [...symbolsOf(equation)]
  const values = used.flatMap((symbol) => {
    const [name, value] = [emoji[symbol], deduction.values[symbol]]
    return name === undefined || value === undefined ? [] : [{ emoji: name, value }]
  })
  if (values.length < used.length) return undefined
  const { left, right } = asTotal(equation) ?? equation
  const [comesTo, says] = [left, right].map((side) =>
    sideWithin(
      side,
      emoji.map((_, symbol) => deduction.values[symbol] ?? 0),
      UNBOUNDED,
    ),
  )
  if (comesTo === undefined || says === undefined) return { kind: 'division leaves something', line }
  return { kind: 'line comes to more or less', line, from, values, comesTo, says }
}

/** Why the lines do not lead to one answer. */
function openness(question: ClassicQuestion): MadeFault {
  const deduction = deduceClassic(question)
  const known = deduction === 'impossible' ? [] : deduction.values
  const ways = twoWays(question, known.slice(0, question.emoji.length))
  if (ways) return { kind: 'two answers', ways }
  const open = question.emoji.filter((_, symbol) => known[symbol] === undefined)
  if (known[question.emoji.length] !== undefined && open.length > 0) return { kind: 'emoji stay open', emoji: open }
  return { kind: 'needs guessing' }
}

function isImpossible(question: ClassicQuestion, lines: readonly number[]): boolean {
  return deduceLinesOf(question, lines) === 'impossible'
}

function deduceLinesOf({ emoji, equations }: ClassicQuestion, lines: readonly number[]) {
  const relations = readEquations(
    lines.flatMap((line) => equations[line] ?? []),
    emoji.length,
  )
  return relations ? deduce(relations, emoji.length) : 'impossible'
}
