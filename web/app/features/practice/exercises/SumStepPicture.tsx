import { equationOf } from '@emojigma/engine/algebra/sum-equation.ts'
import type { SumStep } from '@emojigma/engine/mistakes/worked.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import { numberText, SIGNS, SmallLines } from '../../play/index.ts'
import styles from './SumStepPicture.module.css'

const MOST_SIDE_BY_SIDE = 4

/** A step with sums in emoji and numbers. */
export function SumStepPicture({ step, emoji }: { readonly step: SumStep; readonly emoji: readonly string[] }) {
  switch (step.kind) {
    case 'put':
      return <SmallLines lines={[step.put]} emoji={emoji} letters={undefined} />
    case 'left':
      return <OfOne symbol={step.symbol} count={step.count} total={step.total} emoji={emoji} />
    case 'share':
      return <OfOne symbol={step.symbol} count={1} total={step.value} emoji={emoji} />
    case 'ask':
      return (
        <p className={styles['numbers']} aria-hidden="true">
          {sumText(step.put)}
        </p>
      )
    case 'answer':
      return (
        <p className={styles['numbers']} aria-hidden="true">
          = {numberText(step.value)}
        </p>
      )
  }
}

interface OfOneProps {
  readonly symbol: number
  readonly count: number
  readonly total: number
  readonly emoji: readonly string[]
}

/** Up to four copies are shown side by side, for those who don't know × yet. */
function OfOne({ symbol, count, total, emoji }: OfOneProps) {
  const line =
    count > MOST_SIDE_BY_SIDE
      ? equationOf({ parts: [{ symbol, count }], total })
      : { left: { operands: [{ kind: 'symbol', symbol, copies: count } as const], operators: [] }, right: total }
  return <SmallLines lines={[line]} emoji={emoji} letters={undefined} />
}

/** 3 + 5 × 2 */
function sumText({ operands, operators }: Expression): string {
  return operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      return `${operator ? `${SIGNS[operator]} ` : ''}${operand.kind === 'number' ? numberText(operand.value) : ''}`
    })
    .join(' ')
}
