import type { QuestionPlace, BoardStep, BoardUnit, ExplanationStep, MistakeStep, Source } from '@emojigma/engine/explanation/explanation.ts'
import { coloursOf } from '@emojigma/engine/explanation/colours.ts'
import { boxOf, columnOf, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import type { HintRung } from './hint-rung.ts'
import './step-marks.css'

/** A mark on the question: the cell that is asked for, where to look, the pattern, the alternating half of a pattern, what the step fills,
 *  removes or rules out, the emoji that blocks others; and the digit of a candidate emoji in a pattern's cell. */
export type Mark = 'asked' | 'look' | 'lit' | 'pattern' | 'turn' | 'put' | 'wrong' | 'out' | `shows ${number}`

/** Marks by target: `equation 0`, `row 1`, `column 2`, `ask`, `word`, `cell 12` and `emoji 12` (in that cell), all counted from 0; and
 *  among the notes `value 0`. */
export type Marks = ReadonlyMap<string, Mark>

/** What to mark for one of the steps (by default the line that it looks at), so that a rung shows no more than its words say. */
export function marksOf(steps: readonly ExplanationStep[], index: number, rung: HintRung): Marks {
  const step = steps[index]
  if (!step || rung === 0) return new Map()
  switch (step.technique) {
    case 'put in':
    case 'calculate':
    case 'tidy up':
    case 'one unknown':
    case 'multiply':
    case 'divide':
    case 'isolate':
    case 'take off':
      return marked(linesBehind(steps, step.source))
    case 'combine':
    case 'substitute':
    case 'put line in':
    case 'equate':
      return marked(step.sources.flatMap((source) => linesBehind(steps, source)))
    case 'together':
      return marked(step.lines.flatMap((line) => linesBehind(steps, line)))
    case 'work out':
      return marked(['ask'])
    case 'spell':
      return marked(['word'])
    case 'sweep':
      return marked(['row 0'])
    case 'half':
      return marked(Array.from({ length: step.toRow - step.fromRow + 1 }, (_, row) => `row ${step.fromRow + row}`))
    case 'row':
      return marked([`row ${step.row}`])
    case 'group value': {
      const [sum, less] = step.sums
      const marks = new Map<string, Mark>()
      mark(marks, sum.cells, 'look')
      mark(marks, less?.cells ?? [], 'pattern')
      return marks
    }
    case 'wrong value':
      return new Map([
        ...(rung >= 2 && step.against ? marked(linesBehind(steps, step.against.line)) : []),
        [`value ${step.noted.symbol}`, rung === 3 ? 'wrong' : 'look'],
      ])
    case 'wrong notes':
      return new Map([[`cell ${step.cell}`, rung === 3 ? 'wrong' : 'pattern']])
    case 'repeated':
    case 'wrong':
      return mistakeMarks(step, rung)
    default:
      if ('eliminations' in step) return boardMarks(step, rung)
      return 'line' in step ? marked(linesBehind(steps, step.line)) : new Map()
  }
}

/** The displayed lines behind a sum, through earlier steps; or the question. */
function linesBehind(steps: readonly ExplanationStep[], source: Source | QuestionPlace): string[] {
  if (source.kind === 'question') return ['ask']
  if (source.kind !== 'step') return [`${source.kind} ${source.index}`]
  const earlier = steps[source.index]
  if (!earlier) return []
  const behind = 'sources' in earlier ? earlier.sources : 'source' in earlier && earlier.source ? [earlier.source] : []
  return behind.flatMap((one) => linesBehind(steps, one))
}

function mistakeMarks({ units, side, cells, wrong }: MistakeStep, rung: HintRung): Marks {
  const marks = new Map(unitMarks(units, side))
  if (rung >= 2 || units.length === 0) mark(marks, cells, 'pattern')
  if (rung === 3) mark(marks, wrong, 'wrong')
  return marks
}

function boardMarks(step: BoardStep, rung: HintRung): Marks {
  const { units, side, cells, placement, eliminations, group } = step
  const marks = new Map(unitMarks(units, side))
  if (group) mark(marks, group.cells, 'look')
  // The pattern of a placement is the cell itself, which only the last rung shows.
  if ((units.length === 0 && !group) || (rung >= 2 && !placement)) mark(marks, cells, 'pattern')
  if (rung < 3) return marks
  const gone = eliminations.map(({ cell }) => cell)
  const { shared, turning } = casesOf(step)
  mark(marks, turning, 'turn')
  mark(marks, gone, 'out')
  for (const cell of shared) marks.set(`emoji ${cell}`, `shows ${eliminations[0]?.digit ?? 1}`)
  if (placement) mark(marks, [placement.cell], 'put')
  return marks
}

/** For techniques with two cases: the cells that share the emoji, and those that alternate with them. */
function casesOf({ technique, side, cells, eliminations }: BoardStep): {
  readonly shared: readonly number[]
  readonly turning: readonly number[]
} {
  switch (technique) {
    case 'XY-wing':
      return { shared: cells.slice(1), turning: [] }
    case 'XYZ-wing':
      return { shared: cells, turning: [] }
    case 'skyscraper':
    case 'two-string kite':
      return { shared: cells, turning: cells.slice(1, -1) }
    case 'W-wing':
    case 'XY-chain':
      return { shared: [...cells.slice(0, 1), ...cells.slice(-1)], turning: cells.slice(1, -1) }
    case 'colouring':
      return { shared: cells, turning: coloursOf(cells, side, eliminations)[1] }
    default:
      return { shared: [], turning: [] }
  }
}

function unitMarks(units: readonly BoardUnit[], side: number): [string, Mark][] {
  return Array.from({ length: side * side }, (_, cell) => cell)
    .filter((cell) => units.some((unit) => isInUnit(cell, unit, side as BoardSide)))
    .map((cell) => [`cell ${cell}`, 'look'])
}

function isInUnit(cell: number, { kind, index }: BoardUnit, side: BoardSide): boolean {
  switch (kind) {
    case 'row':
      return rowOf(cell, side) === index
    case 'column':
      return columnOf(cell, side) === index
    case 'box':
      return boxOf(cell, side) === index
  }
}

function mark(marks: Map<string, Mark>, cells: readonly number[], as: Mark): void {
  for (const cell of cells) marks.set(`cell ${cell}`, as)
}

function marked(keys: readonly string[]): Marks {
  return new Map(keys.map((key) => [key, 'look']))
}
