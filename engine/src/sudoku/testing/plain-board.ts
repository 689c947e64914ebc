import type { BoardStep, BoardUnit } from '../../explanation/explanation.ts'

/** A board with its candidates, from placements and earlier eliminations. Shares no code with the step finders. */
export class PlainBoard {
  readonly side: number
  readonly digits: number[]
  /** Candidates of each cell; empty for a filled one. */
  readonly open: Set<number>[]

  constructor(board: string) {
    this.side = Math.sqrt(board.length)
    this.digits = Array.from(board, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
    this.open = this.digits.map(() => new Set())
    for (const [cell, digit] of this.digits.entries()) {
      if (digit !== 0) continue
      const seen = new Set(this.peers(cell).map((peer) => this.digits[peer]))
      for (let candidate = 1; candidate <= this.side; candidate += 1) if (!seen.has(candidate)) this.open[cell]?.add(candidate)
    }
  }

  take({ placement, eliminations }: BoardStep): void {
    if (placement) {
      this.digits[placement.cell] = placement.digit
      this.open[placement.cell]?.clear()
      for (const peer of this.peers(placement.cell)) this.open[peer]?.delete(placement.digit)
    }
    for (const { cell, digit } of eliminations) this.open[cell]?.delete(digit)
  }

  /** @returns why a step does not follow from this board; undefined if it does */
  faultOf(step: BoardStep): string | undefined {
    const { technique, cells, digits, placement, eliminations, units } = step
    const [digit = 0] = digits
    if (eliminations.some((gone) => !this.may(gone.cell, gone.digit))) return 'rules out what is out already'
    const inUnits = units.map((unit) => this.cellsOf(unit))
    const holders = (within: readonly number[], wanted: number): number[] => within.filter((cell) => this.may(cell, wanted))
    switch (technique) {
      case 'last in unit':
        return inUnits[0]?.filter((cell) => this.digits[cell] === 0).length === 1 && this.may(placement?.cell ?? -1, digit)
          ? undefined
          : 'not the last'
      case 'hidden single in box':
      case 'hidden single in line':
        return holders(inUnits[0] ?? [], digit).join() === String(placement?.cell) ? undefined : 'not hidden'
      case 'naked single':
        return [...(this.open[placement?.cell ?? -1] ?? [])].join() === String(placement?.digit) ? undefined : 'not naked'
      case 'locked candidates':
        return holders(inUnits[0] ?? [], digit).every((cell) => cells.includes(cell)) && this.allSee(step, cells) ? undefined : 'not locked'
      case 'naked pair':
      case 'naked triple':
      case 'naked quad': {
        const held = new Set(cells.flatMap((cell) => [...(this.open[cell] ?? [])]))
        const isInUnit = [...cells, ...eliminations.map(({ cell }) => cell)].every((cell) => inUnits[0]?.includes(cell))
        return held.size <= cells.length && [...held].every((each) => digits.includes(each)) && isInUnit ? undefined : 'no naked subset'
      }
      case 'hidden pair':
      case 'hidden triple': {
        const isHidden = digits.every((each) => holders(inUnits[0] ?? [], each).every((cell) => cells.includes(cell)))
        return isHidden && digits.length === cells.length && eliminations.every(({ cell }) => cells.includes(cell))
          ? undefined
          : 'no hidden subset'
      }
      case 'X-wing':
      case 'swordfish':
      case 'jellyfish': {
        const isRows = units[0]?.kind === 'row'
        const across = new Set(cells.map((cell) => (isRows ? cell % this.side : Math.trunc(cell / this.side))))
        const isFish = inUnits.every((line) => holders(line, digit).every((cell) => cells.includes(cell))) && across.size <= units.length
        const isCovered = eliminations.every(
          ({ cell }) => across.has(isRows ? cell % this.side : Math.trunc(cell / this.side)) && !cells.includes(cell),
        )
        return isFish && isCovered ? undefined : 'no fish'
      }
      default:
        return this.isRefuted(step) ? undefined : 'does not follow from its cells'
    }
  }

  /** Wings and chains: if an eliminated candidate were true, the cells of the pattern could not be filled. */
  private isRefuted({ technique, cells, digits, eliminations }: BoardStep): boolean {
    return eliminations.every(({ cell, digit }) =>
      technique === 'colouring' ? this.isChainBroken(cells, digits[0] ?? 0, cell) : !this.canFill(cells, [{ cell, digit }]),
    )
  }

  private canFill(cells: readonly number[], placed: readonly { cell: number; digit: number }[]): boolean {
    const [cell, ...rest] = cells
    if (cell === undefined) return true
    return [...(this.open[cell] ?? [])].some(
      (digit) =>
        placed.every((other) => other.digit !== digit || (other.cell !== cell && !this.peers(cell).includes(other.cell))) &&
        this.canFill(rest, [...placed, { cell, digit }]),
    )
  }

  /** Says yes to one cell and follows: a cell that sees a yes says no, and the only other cell of a unit says yes. */
  private isChainBroken(chain: readonly number[], digit: number, start: number): boolean {
    const yes = new Set([start])
    for (const cell of yes) {
      if ([...yes].some((other) => this.peers(cell).includes(other))) return true
      for (const unit of this.allUnits()) {
        const rest = unit.filter((other) => this.may(other, digit) && !this.peers(cell).includes(other))
        if (unit.includes(cell)) continue
        const open = unit.filter((other) => this.may(other, digit))
        if (open.length === 2 && rest.length === 1 && chain.includes(rest[0] ?? -1)) yes.add(rest[0] as number)
        if (open.length > 0 && open.every((seen) => [...yes].some((other) => this.peers(other).includes(seen)))) return true
      }
    }
    return false
  }

  private allSee({ eliminations }: BoardStep, cells: readonly number[]): boolean {
    return eliminations.every(({ cell }) => cells.every((other) => this.peers(cell).includes(other)))
  }

  private may(cell: number, digit: number): boolean {
    return this.open[cell]?.has(digit) ?? false
  }

  cellsOf({ kind, index }: BoardUnit): number[] {
    return this.allUnits()[{ row: 0, column: 1, box: 2 }[kind] * this.side + index] ?? []
  }

  private allUnits(): number[][] {
    const all = Array.from({ length: this.side ** 2 }, (_, cell) => cell)
    const keys = [this.rowOf, this.columnOf, this.boxOf]
    return keys.flatMap((key) => Array.from({ length: this.side }, (_, index) => all.filter((cell) => key(cell) === index)))
  }

  private peers(cell: number): number[] {
    const all = Array.from({ length: this.side ** 2 }, (_, other) => other)
    return all.filter((other) => other !== cell && [this.rowOf, this.columnOf, this.boxOf].some((key) => key(other) === key(cell)))
  }

  private readonly rowOf = (cell: number): number => Math.trunc(cell / this.side)
  private readonly columnOf = (cell: number): number => cell % this.side
  private readonly boxOf = (cell: number): number => {
    const box = Math.sqrt(this.side)
    return Math.trunc(this.rowOf(cell) / box) * box + Math.trunc(this.columnOf(cell) / box)
  }
}
