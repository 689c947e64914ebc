import { at } from '../bits.ts'
import type { Position, StepFinder } from '../position.ts'
import { cellsAt } from '../units.ts'
import { findSkyscraper, findTwoStringKite, findWWing, findXyChain } from './chains.ts'
import { findColouring } from './colouring.ts'
import { findHiddenSingleInBox, findHiddenSingleInLine, findLastInUnit, findNakedSingle } from './singles.ts'
import { eliminating, type Step, type Technique } from './step.ts'
import { fish, hiddenSubset, nakedSubset } from './subsets.ts'
import { findXyWing, findXyzWing } from './wings.ts'

/** Techniques in order of difficulty. */
export type Ladder = readonly { readonly technique: Technique; readonly find: StepFinder }[]

/** The techniques of a 9×9 board. None assumes a unique solution. */
export const NINE_LADDER: Ladder = [
  { technique: 'hidden single in box', find: findHiddenSingleInBox },
  { technique: 'hidden single in line', find: findHiddenSingleInLine },
  { technique: 'naked single', find: findNakedSingle },
  { technique: 'locked candidates', find: findLockedCandidates },
  { technique: 'naked pair', find: nakedSubset('naked pair', 2) },
  { technique: 'X-wing', find: fish('X-wing', 2) },
  { technique: 'hidden pair', find: hiddenSubset('hidden pair', 2) },
  { technique: 'naked triple', find: nakedSubset('naked triple', 3) },
  { technique: 'swordfish', find: fish('swordfish', 3) },
  { technique: 'hidden triple', find: hiddenSubset('hidden triple', 3) },
  { technique: 'XY-wing', find: findXyWing },
  { technique: 'XYZ-wing', find: findXyzWing },
  { technique: 'naked quad', find: nakedSubset('naked quad', 4) },
  { technique: 'jellyfish', find: fish('jellyfish', 4) },
  { technique: 'colouring', find: findColouring },
  // Beyond the levels: for boards that people make.
  { technique: 'skyscraper', find: findSkyscraper },
  { technique: 'two-string kite', find: findTwoStringKite },
  { technique: 'W-wing', find: findWWing },
  { technique: 'XY-chain', find: findXyChain },
]

/** The techniques of a 4×4 board: these two solve every one that has a single solution. */
export const FOUR_LADDER: Ladder = [
  { technique: 'last in unit', find: findLastInUnit },
  { technique: 'hidden single in box', find: findHiddenSingleInBox },
]

/** Solves as far as the techniques go, with the easiest step each time.
 *  @param position is advanced; `isSolved` then tells whether the techniques sufficed
 *  @returns the steps in order */
export function climb(position: Position, ladder: Ladder): Step[] {
  const steps: Step[] = []
  for (let step = easiestStep(position, ladder); step; step = easiestStep(position, ladder)) {
    position.apply(step)
    steps.push(step)
  }
  return steps
}

/** @returns undefined when the board is full or the techniques find nothing more */
export function easiestStep(position: Position, ladder: Ladder): Step | undefined {
  if (position.isSolved) return undefined
  for (const { find } of ladder) {
    const step = find(position)
    if (step) return step
  }
  return undefined
}

/** Where a box and a line cross: all open cells of a digit in one of them lie in the crossing, so the rest of the other cannot hold it. */
export function findLockedCandidates(position: Position): Step | undefined {
  const { openCells, units } = position
  for (const { box, line, boxCells, lineCells } of units.crossings) {
    for (let digit = 1; digit <= units.side; digit += 1) {
      const inBox = at(openCells, box * units.side + digit - 1)
      const inLine = at(openCells, line * units.side + digit - 1)
      if ((inBox & boxCells) === 0) continue
      const boxRest = inBox & ~boxCells
      const lineRest = inLine & ~lineCells
      if (boxRest === 0 && lineRest !== 0) return locked(position, digit, box, inBox, line, lineRest)
      if (lineRest === 0 && boxRest !== 0) return locked(position, digit, line, inLine, box, boxRest)
    }
  }
  return undefined
}

function locked({ units }: Position, digit: number, unit: number, cells: number, other: number, rest: number): Step | undefined {
  const eliminations = cellsAt(units, other, rest).map((cell) => ({ cell, digit }))
  return eliminating('locked candidates', cellsAt(units, unit, cells), [digit], eliminations)
}
