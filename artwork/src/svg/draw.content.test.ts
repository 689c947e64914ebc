import type { ClassicQuestion, Expression, GridQuestion, Operand, Puzzle } from '@emojigma/engine/question.ts'
import { withHiddenTile } from '@emojigma/engine/grid/hidden-tile.ts'
import { describe, expect, test } from 'vitest'
import { drawAnswer, drawQuestion } from './draw.ts'
import { EXAMPLE_PUZZLES } from './example-puzzles.ts'
import { GLYPHS } from './glyphs.ts'

/** Artwork that says which emoji it is. */
const named = (emoji: string): string => `<circle class="${emoji}"/>`

const OUTLINES = new Map(Object.entries(GLYPHS).map(([character, { outline }]) => [outline, character]))

interface Drawn {
  readonly x: number
  readonly y: number
  readonly what: string
}

/** The texts of a picture in drawing order. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<g fill="[^"]+">((?:<path transform="[^"]+" d="[^"]+"\/>)+)<\/g>/g)].map(([, paths = '']) =>
    [...paths.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => OUTLINES.get(outline) ?? '¿').join(''),
  )
}

/** The emoji of a picture in drawing order, by name, with their middles. */
function emojiOf(svg: string): Drawn[] {
  const names = new Map(
    [...svg.matchAll(/<symbol id="([^"]+)"[^>]*><circle class="([^"]+)"\/>/g)].map(([, id = '', name = '']) => [id, name]),
  )
  return [...svg.matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"\/>/g)].map(
    ([, id = '', x, y, width, height]) => ({
      what: names.get(id) ?? 'nothing',
      x: Number(x) + Number(width) / 2,
      y: Number(y) + Number(height) / 2,
    }),
  )
}

const namesIn = (svg: string): string[] => emojiOf(svg).map(({ what }) => what)

/** How many circles of a dotted number there are, apart from the artwork's. */
const dotsIn = (svg: string): number => [...svg.matchAll(/<circle cx=/g)].length

const fox: Operand = { kind: 'symbol', symbol: 0, copies: 1 }
const owls: Operand = { kind: 'symbol', symbol: 1, copies: 3 }
const plain = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const dotted = (value: number): Operand => ({ kind: 'number', value, asDots: true })

function classicOf(ask: Expression, right = 7, answer = '12'): Puzzle {
  const left: Expression = { operands: [fox, fox], operators: ['+'] }
  return { levelId: 1, theme: 'Pets', answer, question: { typeId: 1, emoji: ['fox', 'owl'], equations: [{ left, right }], ask } }
}

describe('Classic', () => {
  test('shows a total where it stands, and sums on both sides', () => {
    const [left, right] = [fox, owls].map((operand, index) => ({ operands: [operand, plain(index + 3)], operators: ['+'] as const }))
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['fox', 'owl'],
      equations: [
        { left: 10, right: left ?? 0 },
        { left: left ?? 0, right: right ?? 0 },
      ],
      ask: { operands: [fox], operators: [] },
    }
    const svg = drawQuestion(question, named)
    expect(textsOf(svg).join(' ')).toBe('10 = + 3 + 3 = + 4 = ?')
    expect(namesIn(svg)).toEqual(['fox', 'fox', 'owl', 'owl', 'owl', 'fox'])
  })

  test('is read line by line: emoji, operators, numbers, and a question mark at the end', () => {
    const svg = drawQuestion(EXAMPLE_PUZZLES['Classic at its largest'].question, named)
    expect(namesIn(svg).slice(0, 6)).toEqual(['red-apple', 'grapes', 'coconut', 'red-apple', 'grapes', 'coconut'])
    expect(textsOf(svg).join(' ')).toBe('+ + = 15 + − = −3 − + = 10 × = −45 + − ÷ 2 = 120 + × − = ?')
  })

  test('shows the answer where the question mark was, with a minus sign of its own', () => {
    const svg = drawAnswer(EXAMPLE_PUZZLES['Classic at its largest'], named)
    expect(textsOf(svg).at(-1)).toBe('−14')
    expect(textsOf(svg)).not.toContain('?')
  })

  test.each([
    ['+', '+'],
    ['-', '−'],
    ['*', '×'],
    ['/', '÷'],
  ] as const)('writes %s as %s', (operator, sign) => {
    const { question } = classicOf({ operands: [fox, plain(2)], operators: [operator] })
    expect(textsOf(drawQuestion(question, named))).toEqual(['+', '=', '7', sign, '2', '=', '?'])
  })

  test('draws copies side by side, each as large as one alone', () => {
    const svg = drawQuestion(classicOf({ operands: [owls], operators: [] }).question, named)
    const all = emojiOf(svg)
    expect(all.map(({ what }) => what)).toEqual(['fox', 'fox', 'owl', 'owl', 'owl'])
    const [first, second, third] = all.slice(2)
    expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1)
    expect(Number(second?.x) - Number(first?.x)).toBeCloseTo(Number(third?.x) - Number(second?.x), 1)
    expect(Number(second?.x)).toBeGreaterThan(Number(first?.x))
    expect(new Set([...svg.matchAll(/<use [^>]* width="([^"]+)"/g)].map(([, width]) => width)).size).toBe(1)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 10, 11, 20])('draws %i as so many dots in different spots, and writes no figure for it', (value) => {
    const svg = drawQuestion(classicOf({ operands: [fox, dotted(value)], operators: ['+'] }).question, named)
    expect(dotsIn(svg)).toBe(value)
    const spots = [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => `${x} ${y}`)
    expect(new Set(spots).size).toBe(value)
    expect(textsOf(svg)).toEqual(['+', '=', '7', '+', '=', '?'])
  })

  test('draws no dots for numbers that are written', () => {
    expect(dotsIn(drawQuestion(classicOf({ operands: [plain(6)], operators: [] }).question, named))).toBe(0)
  })

  test('asks which is more in the words of a language', () => {
    const puzzle = classicOf({ operands: [fox], operators: [] })
    const question = { ...(puzzle.question as ClassicQuestion), or: { operands: [plain(6)], operators: [] } }
    const reversedMark = GLYPHS['¿']?.outline ?? ''
    const english = drawQuestion(question, named)
    expect([textsOf(english).slice(-3), english.includes(reversedMark)]).toEqual([['or', '6', '?'], false])
    const words = { whichIsMore: '¿Cuál es mayor?', or: 'o' }
    for (const [svg, end] of [
      [drawQuestion(question, named, { words }), '?'],
      [drawAnswer({ ...puzzle, question }, named, { words }), '12'],
    ] as const) {
      expect([textsOf(svg).slice(-3), svg.includes(reversedMark)]).toEqual([['o', '6', end], true])
    }
  })

  test('centres its lines, one below the other', () => {
    const svg = drawQuestion(EXAMPLE_PUZZLES['Classic with copies'].question, named)
    const heights = [...new Set(emojiOf(svg).map(({ y }) => y))]
    expect(heights).toHaveLength(4)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect((Number(heights[0]) + Number(heights[3])) / 2).toBeCloseTo(320, 0)
  })

  test.each([0, 7, -7, 1234])('shows an answer of %i and a total of it alike', (value) => {
    const text = value < 0 ? `−${Math.abs(value)}` : String(value)
    const puzzle = classicOf({ operands: [fox], operators: [] }, value, String(value))
    expect(textsOf(drawAnswer(puzzle, named))).toEqual(['+', '=', text, '=', text])
  })
})

describe('Grid', () => {
  const { question, answer } = EXAMPLE_PUZZLES['Grid with hidden totals']

  test('has every emoji in its cell, row by row', () => {
    const all = emojiOf(drawQuestion(question, named))
    const wanted = question.cells.flat().map((symbol) => question.emoji[symbol])
    expect(all.map(({ what }) => what)).toEqual(wanted)
    const columns = [...new Set(all.map(({ x }) => x))]
    const rows = [...new Set(all.map(({ y }) => y))]
    expect([rows.length, columns.length]).toEqual([4, 5])
    expect(all.map(({ x, y }) => [rows.indexOf(y), columns.indexOf(x)])).toEqual(
      Array.from({ length: 20 }, (_, index) => [Math.floor(index / 5), index % 5]),
    )
  })

  test('has a hidden tile in its cell, before and after it is solved', () => {
    const turned = withHiddenTile(question, 1, 2)
    const wanted = question.cells.flat().map((symbol): string => question.emoji[symbol] ?? '')
    for (const svg of [drawQuestion(turned, named), drawAnswer({ levelId: 5, theme: 'Space', answer, question: turned }, named)])
      expect(namesIn(svg)).toEqual(wanted.with(7, 'hidden-tile'))
  })

  test('has the totals of rows, then of columns; a hidden one is not written', () => {
    expect(textsOf(drawQuestion(question, named))).toEqual(['7', '?', '10', '−104', '10', '9', '20', '31'])
    expect(textsOf(drawAnswer({ levelId: 5, theme: 'Space', answer, question }, named))).toEqual([
      '7',
      '112',
      '10',
      '−104',
      '10',
      '9',
      '20',
      '31',
    ])
  })

  test('has the same sign in a ring of its own for the totals of two equal lines, before and after it is solved', () => {
    const equal: GridQuestion = {
      ...question,
      rowTotals: [null, null, 10, -104],
      columnTotals: [10, null, 9, 20, 31],
      equalLines: [
        { line: 'row', index: 0 },
        { line: 'column', index: 1 },
      ],
    }
    const solved = drawAnswer({ levelId: 5, theme: 'Space', answer, question: equal }, named)
    for (const [svg, asked] of [
      [drawQuestion(equal, named), '?'],
      [solved, '112'],
    ] as const) {
      expect(textsOf(svg)).toEqual(['=', asked, '10', '−104', '10', '=', '9', '20', '31'])
      expect(dotsIn(svg)).toBe(2)
    }
  })

  test('asks for one line alone, a row or a column', () => {
    const asking = (line: 'row' | 'column', index: number): GridQuestion => ({
      typeId: 2,
      emoji: ['fox', 'owl'],
      cells: [
        [0, 1],
        [1, 1],
      ],
      rowTotals: [3, 4],
      columnTotals: [5, 6],
      ask: { line, index },
    })
    expect(textsOf(drawQuestion(asking('row', 0), named))).toEqual(['?', '4', '5', '6'])
    expect(textsOf(drawQuestion(asking('row', 1), named))).toEqual(['3', '?', '5', '6'])
    expect(textsOf(drawQuestion(asking('column', 0), named))).toEqual(['3', '4', '?', '6'])
    expect(textsOf(drawQuestion(asking('column', 1), named))).toEqual(['3', '4', '5', '?'])
  })
})

describe('Word', () => {
  const puzzle = EXAMPLE_PUZZLES['Word of seven letters']

  test('has the equations, and below them the emoji that spell the word from left to right', () => {
    const all = emojiOf(drawQuestion(puzzle.question, named))
    const spelling = all.slice(-7)
    expect(spelling.map(({ what }) => what)).toEqual(['rocket', 'fish', 'crown', 'crown', 'frog', 'frog', 'bell'])
    expect(new Set(spelling.map(({ y }) => y)).size).toBe(1)
    expect(spelling.map(({ x }) => x)).toEqual(spelling.map(({ x }) => x).toSorted((one, other) => one - other))
    expect(Math.max(...all.slice(0, -7).map(({ y }) => y))).toBeLessThan(Number(spelling[0]?.y))
  })

  test('has an empty dashed socket for each letter, and no letter', () => {
    const svg = drawQuestion(puzzle.question, named)
    expect([...svg.matchAll(/<rect [^>]*stroke-dasharray/g)]).toHaveLength(7)
    expect(textsOf(svg).filter((text) => /[A-Z?]/.test(text))).toEqual([])
  })

  test('has the letters of the answer in the sockets', () => {
    const svg = drawAnswer(puzzle, named)
    expect(svg).not.toMatch(/<rect [^>]*stroke-dasharray/)
    expect(textsOf(svg).slice(-7)).toEqual(['B', 'A', 'L', 'L', 'O', 'O', 'N'])
  })

  test('leaves the sockets empty for which an answer has no letter', () => {
    const svg = drawAnswer({ ...puzzle, answer: 'BALL' }, named)
    expect([...svg.matchAll(/<rect [^>]*stroke-dasharray/g)]).toHaveLength(3)
    expect(textsOf(svg).slice(-4)).toEqual(['B', 'A', 'L', 'L'])
  })
})

describe.each(['Emojidoku 4 × 4', 'Emojidoku 9 × 9'] as const)('%s', (name) => {
  const puzzle = EXAMPLE_PUZZLES[name]
  const { emoji, board } = puzzle.question
  const side = Math.sqrt(board.length)

  test('shows the givens in their cells, and nothing in the others', () => {
    const all = emojiOf(drawQuestion(puzzle.question, named))
    expect(all.map(({ what }) => what)).toEqual([...board].filter((digit) => digit !== '.').map((digit) => emoji[Number(digit) - 1]))
    const cells = all.map(({ x, y }) => Math.floor((y - 20) / (600 / side)) * side + Math.floor((x - 100) / (600 / side)))
    expect(cells).toEqual([...board].flatMap((digit, index) => (digit === '.' ? [] : [index])))
  })

  test('has all its emoji in a row below a board that lacks one, so that it can be solved on paper', () => {
    const lacking = { ...puzzle.question, board: board.replaceAll('1', '.') }
    const all = emojiOf(drawQuestion(lacking, named))
    const legend = all.slice(-emoji.length)
    expect(legend.map(({ what }) => what)).toEqual(emoji)
    expect(new Set(legend.map(({ y }) => y)).size).toBe(1)
    expect(Math.max(...all.slice(0, -emoji.length).map(({ y }) => y))).toBeLessThan(legend[0]?.y ?? 0)
    expect(namesIn(drawAnswer({ ...puzzle, question: lacking }, named))).toHaveLength(board.length)
  })

  test('shows every cell of the answer', () => {
    expect(namesIn(drawAnswer(puzzle, named))).toEqual([...puzzle.answer].map((digit) => emoji[Number(digit) - 1]))
  })

  test('sinks the givens, and lights the other cells in the answer alone', () => {
    const cellsIn = (svg: string, fill: string) =>
      [...svg.matchAll(/<path d="([^"]*)" fill="([^"]+)"\/>/g)]
        .filter(([, , paint]) => paint === fill)
        .flatMap(([, d = '']) => d.match(/M/g) ?? [])
    const givens = [...board].filter((digit) => digit !== '.').length
    const question = drawQuestion(puzzle.question, named)
    const answer = drawAnswer(puzzle, named)
    expect(cellsIn(question, '#f6eee4')).toHaveLength(givens)
    expect(cellsIn(question, '#fffdf9')).toHaveLength(board.length - givens)
    expect(cellsIn(answer, '#f6eee4')).toHaveLength(givens)
    expect(cellsIn(answer, '#ffffff')).toHaveLength(board.length - givens)
  })
})

describe('Spot the odd emoji', () => {
  const puzzle = EXAMPLE_PUZZLES['Spot the odd emoji 6 × 6']

  test('marks nothing while it is asked', () => {
    const svg = drawQuestion(puzzle.question, named)
    expect(svg).not.toMatch(/<rect|opacity|stroke/)
    expect(namesIn(svg).flatMap((name, index) => (name === 'turtle' ? [index] : []))).toEqual([8])
  })

  test('fades the crowd and rings the odd one in the answer', () => {
    const svg = drawAnswer(puzzle, named)
    const crowd = /<g opacity="\.4">(?<crowd>.*?)<\/g>/s.exec(svg)?.groups?.['crowd'] ?? ''
    expect(crowd.match(/<use /g)).toHaveLength(35)
    const [ring] = [...svg.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)"/g)]
    const [, x, y, width] = (ring ?? []).map(Number)
    expect(Number(x) + Number(width) / 2).toBeCloseTo((2.5 * 800) / 6, 1)
    expect(Number(y) + Number(width) / 2).toBeCloseTo((1.5 * 800) / 6, 1)
    expect(emojiOf(svg).at(-1)).toMatchObject({ what: 'turtle', x: expect.closeTo(333.33, 1), y: expect.closeTo(200, 1) })
  })
})

describe.each(Object.entries<Puzzle>(EXAMPLE_PUZZLES))('every drawing in %s', (_, puzzle) => {
  test('is in the picture once, however often it is used, under an id of its own', () => {
    for (const svg of [drawQuestion(puzzle.question, named, { idPrefix: 'p' }), drawAnswer(puzzle, named, { idPrefix: 'p' })]) {
      const symbols = [...svg.matchAll(/<symbol id="([^"]+)" viewBox="0 0 32 32"><circle class="([^"]+)"\/><\/symbol>/g)]
      expect(symbols.map(([, id]) => id)).toEqual(symbols.map((_symbol, index) => `p-${index + 1}`))
      const names = symbols.map(([, , name]) => name)
      expect(names.toSorted()).toEqual([...new Set(namesIn(svg))].toSorted())
      expect(names.filter((name) => !(puzzle.question.emoji as readonly unknown[]).includes(name))).toEqual([])
    }
  })
})
