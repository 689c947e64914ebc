import { answerIn } from '../algebra/deduction.ts'
import { explainStages } from '../algebra/explain-stages.ts'
import type { AlgebraExplanation, AlgebraStep, DisplayedLine } from '../explanation/explanation.ts'
import { explainedBy } from '../explanation/steps-to-take.ts'
import type { GridQuestion } from '../question.ts'
import { askedLine, linesOf } from './lines.ts'
import { displayed } from './displayed-lines.ts'
import { deduceGrid } from './solve.ts'

/** The steps of {@link solveGrid} as a person takes them; the last adds up the asked line. */
export function explainGrid(question: GridQuestion): AlgebraExplanation {
  const deduction = deduceGrid(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, cells, rowTotals, columnTotals, ask } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const totals = [...rowTotals, ...columnTotals]
  const lines = totals.map((total, index) => displayed(question, index, total))
  const stages = deduction.stages.filter(({ symbols }) => !symbols.includes(emoji.length))
  const { steps, values } = explainStages(stages, lines, emoji.length)
  const counts = linesOf(cells, emoji.length)[askedLine(question)] ?? []
  const parts = counts.flatMap((count, symbol) => (count > 0 ? [{ symbol, count, value: values[symbol] }] : []))
  const line: DisplayedLine = { kind: ask.line, index: ask.index }
  const answer = Number(solution.answer)
  const final: AlgebraStep = parts.every((part): part is typeof part & { value: number } => part.value !== undefined)
    ? { technique: 'add up', line, parts, answer }
    : { technique: 'together', lines: lines.filter((_, index) => totals[index] !== null).map((shown) => shown.line), found: [], answer }
  return explainedBy([...steps, final], values, solution.answer)
}
