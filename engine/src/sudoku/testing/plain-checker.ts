// A checker for tests, from the displayed board. Shares no code with the engine on purpose, and is plain rather than fast.

/** Number of set bits of a mask. */
const BITS = Uint8Array.from({ length: 2 ** 10 }, (_, mask) => mask.toString(2).replaceAll('0', '').length)

/** Solutions by backtracking over the cell with the fewest digits left.
 *  @param board 16 or 81 characters, '.' = empty */
export function plainSolutions(board: string, limit: number): string[] {
  const side = Math.sqrt(board.length)
  const boxSide = Math.sqrt(side)
  const cells = Array.from(board, (content) => (content === '.' ? 0 : Number(content)))
  const empty = [...cells.keys()].filter((cell) => cells[cell] === 0)
  const row = cells.map((_, cell) => Math.floor(cell / side))
  const column = cells.map((_, cell) => side + (cell % side))
  const box = cells.map((_, cell) => 2 * side + Math.floor(cell / side / boxSide) * boxSide + Math.floor((cell % side) / boxSide))
  /** A bit for each digit used in a row, column or box. */
  const taken = new Int32Array(3 * side)
  const found: string[] = []

  const takenFor = (cell: number): number => (taken[row[cell] ?? 0] ?? 0) | (taken[column[cell] ?? 0] ?? 0) | (taken[box[cell] ?? 0] ?? 0)
  const toggle = (cell: number, digit: number): void => {
    for (const unit of [row[cell], column[cell], box[cell]]) taken[unit ?? 0] = (taken[unit ?? 0] ?? 0) ^ (1 << digit)
  }
  const go = (): void => {
    let best = -1
    let most = -1
    for (const cell of empty) {
      const count = cells[cell] === 0 ? (BITS[takenFor(cell)] ?? 0) : -1
      if (count > most) {
        best = cell
        most = count
      }
      // With one digit left, or none, there is no better cell.
      if (count >= side - 1) break
    }
    if (best < 0) {
      found.push(cells.join(''))
      return
    }
    const closed = takenFor(best)
    for (let digit = 1; digit <= side && found.length < limit; digit += 1) {
      if ((closed >> digit) & 1) continue
      cells[best] = digit
      toggle(best, digit)
      go()
      toggle(best, digit)
      cells[best] = 0
    }
  }

  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue
    if ((takenFor(cell) >> digit) & 1) return []
    toggle(cell, digit)
  }
  go()
  return found
}

/** For each cell of a 9×9 board the digits that are still possible. */
type Options = Set<number>[]
export type PlainTechnique = (options: Options) => boolean

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ROWS = NINE.map((row) => NINE.map((column) => row * 9 + column))
const COLUMNS = NINE.map((column) => NINE.map((row) => row * 9 + column))
const BOXES = NINE.map((box) => NINE.map((index) => (Math.floor(box / 3) * 3 + Math.floor(index / 3)) * 9 + (box % 3) * 3 + (index % 3)))
const LINES = [...ROWS, ...COLUMNS]
const UNITS = [...LINES, ...BOXES]
const NEIGHBOURS = Array.from({ length: 81 }, (_, cell) =>
  [...new Set(UNITS.filter((unit) => unit.includes(cell)).flat())].filter((other) => other !== cell),
)

export function isSolvedBy(board: string, techniques: readonly PlainTechnique[]): boolean {
  const options: Options = Array.from(board, () => new Set(DIGITS))
  for (const [cell, content] of [...board].entries()) if (content !== '.') put(options, cell, Number(content))
  while (techniques.some((technique) => technique(options))) {
    // Each round removes at least one option.
  }
  return options.every(({ size }) => size === 0)
}

/** A filled cell has no options left. */
function put(options: Options, cell: number, digit: number): void {
  options[cell]?.clear()
  for (const other of NEIGHBOURS[cell] ?? []) options[other]?.delete(digit)
}

function cellsFor(options: Options, unit: readonly number[], digit: number): number[] {
  return unit.filter((cell) => options[cell]?.has(digit))
}

function hiddenSingle(options: Options, units: readonly number[][]): boolean {
  let isFound = false
  for (const unit of units) {
    for (const digit of DIGITS) {
      const [only, ...others] = cellsFor(options, unit, digit)
      if (only === undefined || others.length > 0) continue
      put(options, only, digit)
      isFound = true
    }
  }
  return isFound
}

export function inBox(options: Options): boolean {
  return hiddenSingle(options, BOXES)
}

export function inLine(options: Options): boolean {
  return hiddenSingle(options, LINES)
}

export function naked(options: Options): boolean {
  let isFound = false
  for (const [cell, digits] of options.entries()) {
    const [only] = digits
    if (digits.size !== 1 || only === undefined) continue
    put(options, cell, only)
    isFound = true
  }
  return isFound
}

function strike(options: Options, cells: readonly number[], digits: readonly number[]): boolean {
  let struck = false
  for (const cell of cells) for (const digit of digits) struck = options[cell]?.delete(digit) === true || struck
  return struck
}

function without(unit: readonly number[], cells: readonly number[]): number[] {
  return unit.filter((cell) => !cells.includes(cell))
}

export function locked(options: Options): boolean {
  for (const unit of UNITS) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const cells = cellsFor(options, unit, digit)
      if (cells.length < 2) continue
      for (const other of UNITS) {
        if (other !== unit && cells.every((cell) => other.includes(cell)) && strike(options, without(other, cells), [digit])) return true
      }
    }
  }
  return false
}

function pairsOf<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const))
}

export function nakedPair(options: Options): boolean {
  for (const unit of UNITS) {
    for (const [one, other] of pairsOf(unit.filter((cell) => options[cell]?.size === 2))) {
      const digits = [...(options[one] ?? [])]
      if (digits.every((digit) => options[other]?.has(digit)) && strike(options, without(unit, [one, other]), digits)) return true
    }
  }
  return false
}

export function hiddenPair(options: Options): boolean {
  for (const unit of UNITS) {
    const twice = DIGITS.filter((digit) => cellsFor(options, unit, digit).length === 2)
    for (const [one, other] of pairsOf(twice)) {
      const cells = cellsFor(options, unit, one)
      const others = DIGITS.filter((digit) => digit !== one && digit !== other)
      if (String(cells) === String(cellsFor(options, unit, other)) && strike(options, cells, others)) return true
    }
  }
  return false
}

export function xWing(options: Options): boolean {
  for (const [lines, crossings] of [
    [ROWS, COLUMNS],
    [COLUMNS, ROWS],
  ] as const) {
    for (let digit = 1; digit <= 9; digit += 1) {
      for (const [one, other] of pairsOf(lines.filter((line) => cellsFor(options, line, digit).length === 2))) {
        const corners = [...cellsFor(options, one, digit), ...cellsFor(options, other, digit)]
        const crossed = crossings.filter((crossing) => crossing.some((cell) => corners.includes(cell)))
        if (crossed.length === 2 && strike(options, without(crossed.flat(), corners), [digit])) return true
      }
    }
  }
  return false
}
