import { m } from '@emojigma/messages'
import { UNBOUNDED } from '@emojigma/engine/algebra/evaluation.ts'
import { isTrueWith, symbolsOf } from '@emojigma/engine/algebra/sides.ts'
import type { QuestionLine } from '@emojigma/engine/question.ts'
import { useContext } from 'react'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { TilesContext, type Tiles } from './tiles.ts'
import styles from './LineTruth.module.css'

/** Whether a line is true with the numbers on its tiles; undefined as long as one of them has none. */
function truthOf(line: QuestionLine, values: Tiles['values']): boolean | undefined {
  const symbols = [...symbolsOf(line)]
  const isTurned = symbols.length > 0 && symbols.every((symbol) => /\d/.test(values[symbol] ?? ''))
  return isTurned ? isTrueWith(line, values.map(Number), UNBOUNDED) : undefined
}

/** A tick beside a line that has become true, and a quiet mark beside one that has not. */
export function LineTruth({ equation }: { readonly equation: QuestionLine }) {
  const tiles = useContext(TilesContext)
  const isTrue = tiles?.onTap && truthOf(equation, tiles.values)
  if (isTrue === undefined) return undefined
  return (
    <span className={styles['truth']} data-true={isTrue}>
      <span className="visually-hidden">{m['line_truth.label']({ isTrue: String(isTrue) })}</span>
      <Icon name={isTrue ? 'check' : 'cross'} />
    </span>
  )
}
