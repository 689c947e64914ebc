import { fillings } from './board.ts'
import { fixedValues, valueOf, type Equation, type Sum } from './equations.ts'
import { isNothing, minus, type Fraction } from './fraction.ts'

// The checker shares no code with the engine and imports none of it: it parses a displayed question like any reader of its JSON.

interface GridLine {
  readonly line: string
  readonly index: number
}

/** A question as JSON, as far as the checker reads it. */
interface QuestionJson {
  readonly typeId: number
  readonly emoji: readonly string[]
  readonly equations?: readonly Equation[]
  readonly ask?: Sum & GridLine
  readonly equalLines?: readonly GridLine[]
  readonly or?: Sum
  readonly cells?: readonly (readonly number[])[]
  readonly rowTotals?: readonly (number | null)[]
  readonly columnTotals?: readonly (number | null)[]
  readonly spelling?: readonly number[]
  readonly letters?: string
  readonly board?: string
  readonly side?: number
}

export type Verdict = { readonly kind: 'one answer'; readonly answer: string } | { readonly kind: 'refused'; readonly fault: string }

/** Confirms that a displayed question has exactly one answer, and finds it.
 *  @param json the question
 *  @param svg its picture; read for Spot the odd emoji only */
export function check(json: string, svg: string): Verdict {
  const question = JSON.parse(json) as QuestionJson
  if (new Set(question.emoji).size !== question.emoji.length) return refused('an emoji stands for two things')
  switch (question.typeId) {
    case 1:
      return checkSum(question, question.equations ?? [], question.ask, question.or)
    case 2:
      return checkGrid(question)
    case 3:
      return checkWord(question)
    case 4:
      return checkBoard(question)
    case 5: {
      const odd = oddCellIn(svg, question.side ?? 0)
      return 'cell' in odd ? { kind: 'one answer', answer: odd.cell } : refused(odd.fault)
    }
    default:
      return refused(`no type ${question.typeId}`)
  }
}

function checkSum({ emoji }: QuestionJson, equations: readonly Equation[], ask: Sum | undefined, or?: Sum): Verdict {
  const values = fixedValues(equations, emoji.length)
  if (!values || !ask) return refused('the lines contradict each other')
  if (values.includes(undefined)) return refused('an emoji could have any value')
  const [one, other] = [ask, or].map((side) => side && valueOf(side, values))
  if (!or) return wholeAnswer(one)
  if (!one || !other) return refused('a side could have any value')
  const more = minus(one, other)
  if (isNothing(more)) return refused('both sides are as much')
  return wholeAnswer(more.over > 0n ? one : other)
}

function checkGrid(question: QuestionJson): Verdict {
  const { cells = [], rowTotals = [], columnTotals = [], ask, equalLines = [] } = question
  const column = (index: number): number[] => cells.map((row) => row[index] ?? -1)
  const cellsOf = ({ line, index }: GridLine): readonly number[] => (line === 'row' ? (cells[index] ?? []) : column(index))
  const sumOf = (symbols: readonly number[]): Sum => ({
    operands: symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 })),
    operators: symbols.slice(1).map(() => '+'),
  })
  const equationOf = (symbols: readonly number[], total: number | null): Equation[] =>
    total === null ? [] : [{ left: sumOf(symbols), right: total }]
  const rows = rowTotals.flatMap((total, index) => equationOf(cells[index] ?? [], total))
  const columns = columnTotals.flatMap((total, index) => equationOf(column(index), total))
  const [one, other] = equalLines.map((line) => sumOf(cellsOf(line)))
  const equal: Equation[] = one && other ? [{ left: one, right: other }] : []
  const shown = ask && (ask.line === 'row' ? rowTotals : columnTotals)[ask.index]
  if (shown !== null) return refused('the asked total is shown')
  return checkSum(question, [...rows, ...columns, ...equal], ask && sumOf(cellsOf(ask)))
}

function checkWord({ emoji, equations = [], spelling = [], letters = '' }: QuestionJson): Verdict {
  const values = fixedValues(equations, emoji.length)
  if (!values) return refused('the lines contradict each other')
  const spelled = spelling.map((symbol) => values[symbol])
  const word = spelled.map((letter) => (letter?.under === 1n ? String.fromCharCode(64 + Number(letter.over)) : '?')).join('')
  if (!/^[A-Z]+$/.test(word)) return refused(`${word} is no word`)
  return Array.from(word).every((letter) => letters.includes(letter))
    ? { kind: 'one answer', answer: word }
    : refused('a letter is not in the tray')
}

function checkBoard({ board = '', emoji }: QuestionJson): Verdict {
  const [first, second] = fillings(board, 2)
  if (first === undefined || second !== undefined) return refused(first === undefined ? 'no way to fill it' : 'several ways to fill it')
  return emoji.length ** 2 === board.length ? { kind: 'one answer', answer: first } : refused('not an emoji for each digit')
}

function wholeAnswer(value: Fraction | undefined): Verdict {
  return value?.under === 1n ? { kind: 'one answer', answer: String(value.over) } : refused('the answer is no whole number')
}

function refused(fault: string): Verdict {
  return { kind: 'refused', fault }
}

/** Finds the odd cell of a drawn crowd, from the SVG alone.
 *  @returns `row-column` from 1; or why there is none */
function oddCellIn(svg: string, side: number): { readonly cell: string } | { readonly fault: string } {
  const [, left = 0, top = 0, width = 0, height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  const drawings = new Map<string, string>()
  for (const [, id = '', drawing = ''] of svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)) {
    // Ids inside a drawing contain its number; only the rest is compared.
    drawings.set(id, drawing.replaceAll(id, 'this'))
  }
  const shown = new Map<string, string>()
  for (const [, id = '', x, y, w, h] of svg.matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)) {
    const row = Math.floor(((Number(y) + Number(h) / 2 - top) / height) * side) + 1
    const column = Math.floor(((Number(x) + Number(w) / 2 - left) / width) * side) + 1
    const cell = `${row}-${column}`
    const drawing = drawings.get(id)
    if (drawing === undefined || shown.has(cell) || row < 1 || row > side || column < 1 || column > side)
      return { fault: 'a cell is drawn wrongly' }
    shown.set(cell, drawing)
  }
  if (shown.size !== side * side) return { fault: `${shown.size} cells are drawn` }
  const cellsByDrawing = Map.groupBy(shown.keys(), (cell) => shown.get(cell))
  const [one = [], other = [], third] = [...cellsByDrawing.values()].toSorted((a, b) => a.length - b.length)
  const [cell, second] = one
  if (third || other.length === 0 || cell === undefined || second !== undefined)
    return { fault: `${cellsByDrawing.size} pictures, the rarest ${one.length} times` }
  return { cell }
}
