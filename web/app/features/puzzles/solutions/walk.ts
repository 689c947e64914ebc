import type { ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import { foundBy } from '@emojigma/engine/explanation/steps-to-take.ts'

/** What each emoji is worth, as far as the steps up to this one have found it, by its index. */
export function valuesAfter(steps: readonly ExplanationStep[], index: number): readonly (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (const step of steps.slice(0, index + 1)) {
    for (const { symbol, value } of foundBy(step)) values[symbol] = value
  }
  return values
}

/** The board of an Emojidoku after the steps up to this one.
 *  @param board row-major, '.' = empty */
export function cellsAfter(board: string, steps: readonly ExplanationStep[], index: number): string {
  const cells = [...board]
  for (const step of steps.slice(0, index + 1)) {
    if ('placement' in step && step.placement) cells[step.placement.cell] = String(step.placement.digit)
  }
  return cells.join('')
}
