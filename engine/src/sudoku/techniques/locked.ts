import { at } from '../bits.ts'
import type { Position } from '../position.ts'
import { eliminating, type Step } from './step.ts'
import { cellsAt } from '../units.ts'

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
