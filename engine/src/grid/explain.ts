import { answerIn } from '../algebra/deduction.ts'
import { explainLines } from '../algebra/explain-lines.ts'
import { knownIn, withNumbers, type Values } from '../algebra/tidy.ts'
import type { AlgebraExplanation, AlgebraStep, DisplayedLine } from '../explanation/explanation.ts'
import { explainedBy, foundBy } from '../explanation/steps-to-take.ts'
import type { GridQuestion } from '../question.ts'
import { hiddenTileOf } from './hidden-tile.ts'
import { askedLine, linesOf } from './lines.ts'
import { displayed, displayedLines, equatedLines } from './displayed-lines.ts'
import { deduceGrid } from './solve.ts'

/** The steps of {@link solveGrid} as a person takes them; the last adds up the asked line.
 *  @param noted values that a player has found, all correct */
export function explainGrid(question: GridQuestion, noted: Values = []): AlgebraExplanation {
  const deduction = deduceGrid(question)
  if (deduction === 'impossible') return { kind: 'impossible' }
  const { emoji, cells, ask } = question
  const solution = answerIn(deduction, emoji.length)
  if (solution.kind !== 'unique') return solution
  const lines = displayedLines(question)
  const equal = equatedLines(question)
  const { steps, values } = explainLines([...lines, ...equal], emoji.length, noted)
  const asked = askedLine(question)
  const counts = linesOf(cells, emoji.length)[asked] ?? []
  const parts = counts.flatMap((count, symbol) => (count > 0 ? [{ symbol, count, value: values[symbol] }] : []))
  const line: DisplayedLine = { kind: ask.line, index: ask.index }
  const answer = Number(solution.answer)
  const { left } = displayed(question, asked, null).equation
  const put = {
    technique: 'put in',
    source: line,
    known: knownIn(left, values),
    left: withNumbers(left, values),
    right: undefined,
  } as const
  const final: AlgebraStep[] = parts.every((part): part is typeof part & { value: number } => part.value !== undefined)
    ? [put, { technique: 'add up', line, parts, answer }]
    : [
        {
          technique: 'together',
          lines: [...lines.map((shown) => shown.line), ...equal.flatMap(({ line: { lines: pair } }) => pair)],
          put: [],
          found: [],
          answer,
        },
      ]
  const explained = explainedBy([...steps, ...final], values, solution.answer)
  const tile = hiddenTileOf(question)
  return tile === undefined || explained.kind !== 'explained'
    ? explained
    : { ...explained, steps: recognised(explained.steps, tile, noted) }
}

/** The steps with the emoji that the hidden tile is, where its value is found after that emoji's: different emoji have different values. */
function recognised(steps: readonly AlgebraStep[], tile: number, noted: Values): readonly AlgebraStep[] {
  const known = noted.slice(0, tile)
  return steps.map((step) => {
    for (const { symbol, value } of foundBy(step)) if (symbol !== tile) known[symbol] = value
    const same = step.technique === 'one unknown' && step.found.symbol === tile ? known.indexOf(step.found.value) : -1
    return same < 0 ? step : { ...step, sameAs: same }
  })
}
