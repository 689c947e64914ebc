import { m } from '@emojigma/messages'
import { spokenEquation, spokenExpression } from '@emojigma/messages/words/spoken.ts'
import { stepsPutRight } from '@emojigma/engine/mistakes/check-sums.ts'
import { withNumber } from '@emojigma/engine/mistakes/numbers.ts'
import { isBoard, type Correction, type WorkedSolution, type WorkedStep } from '@emojigma/engine/mistakes/worked.ts'

/** Cells a side of a board; 0 for sums. */
export function sideOf(worked: WorkedSolution): number {
  return isBoard(worked) ? Math.sqrt(worked.question.board.length) : 0
}

/** The step as it should be; what another mistake made of its other numbers is put right, too. */
export function correctedStep(worked: WorkedSolution, index: number, { position, value }: Correction): WorkedStep | undefined {
  const step = worked.steps[index]
  if (!step) return undefined
  if (step.kind === 'place') return { ...step, digit: value }
  return (isBoard(worked) ? undefined : stepsPutRight(worked)?.[index]) ?? withNumber(step, position, value)
}

/** The board after steps, '.' = empty. */
export function cellsAfterSteps(board: string, steps: readonly WorkedStep[]): string {
  const cells = [...board]
  for (const step of steps) if (step.kind === 'place') cells[step.cell] = `${step.digit}`
  return cells.join('')
}

/** The puzzle for reading aloud; of a board only the size, since its cells can be read one by one. */
export function spokenQuestion(worked: WorkedSolution, names: readonly string[]): string {
  if (isBoard(worked)) return m['worked_view.board']({ side: sideOf(worked) })
  const { equations, ask } = worked.question
  return m['worked_view.sums']({
    equations: equations.map((equation) => `${spokenEquation(equation, names)}.`).join(' '),
    spokenExpression: spokenExpression(ask, names),
  })
}
