import { m } from '@emojigma/messages'
import { UNBOUNDED, valueWithin } from '@emojigma/engine/algebra/evaluation.ts'
import type { Equation } from '@emojigma/engine/question.ts'
import { useContext } from 'react'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { TilesContext, type Tiles } from './tiles.ts'
import styles from './LineTruth.module.css'

/** Whether a line is true with the numbers on its tiles; undefined as long as one of them has none. */
function truthOf({ left, right }: Equation, values: Tiles['values']): boolean | undefined {
  const isTurned = left.operands.every((operand) => operand.kind === 'number' || /\d/.test(values[operand.symbol] ?? ''))
  const hasTile = left.operands.some(({ kind }) => kind === 'symbol')
  return isTurned && hasTile ? valueWithin(left, values.map(Number), UNBOUNDED) === right : undefined
}

/** A tick beside a line that has become true, and a quiet mark beside one that has not. */
export function LineTruth({ equation }: { readonly equation: Equation }) {
  const tiles = useContext(TilesContext)
  const isTrue = tiles?.onTap && truthOf(equation, tiles.values)
  if (isTrue === undefined) return undefined
  return (
    <span className={styles['truth']} data-true={isTrue}>
      <span className="visually-hidden">{m['line_truth.label']({ isTrue: String(isTrue) })}</span>
      {isTrue ? <Icon name="check" /> : <span aria-hidden="true">≠</span>}
    </span>
  )
}
