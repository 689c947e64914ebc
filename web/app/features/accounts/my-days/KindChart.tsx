import { m } from '@emojigma/messages'
import { useId } from 'react'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import type { KindNumbers } from './numbers.ts'
import styles from './KindChart.module.css'

const STEP = 20
const BAR = 14
const HEIGHT = 60

/** A kind's weeks as bars: what was right at the first try below, the rest of what was solved above it in stripes.
 *  @param most solved in one week of any kind, so that all charts have one scale */
export function KindChart({ kind: { typeId, name, solved, weeks }, most }: { readonly kind: KindNumbers; readonly most: number }) {
  const pattern = useId()
  const high = (count: number) => (HEIGHT * count) / Math.max(most, 1)
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['name']}>
        <TypeMark typeId={typeId} />
        <span>
          {name}: <strong>{solved}</strong>
        </span>
      </figcaption>
      <svg
        viewBox={`0 -1 ${STEP * weeks.length} ${HEIGHT + 2}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and takes the page's colours
        role="img"
        aria-label={m['kind_chart.bar']({ name, solved, count: weeks.length })}
      >
        <defs>
          <pattern id={pattern} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles['bar']} width="2" height="5" />
          </pattern>
        </defs>
        {weeks.map((week, index) => {
          const [first, all] = [high(week.firstTry), high(week.solved)]
          return (
            all > 0 && (
              <g key={index} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
                <rect className={styles['bar']} y={HEIGHT - first} width={BAR} height={first} />
                <rect className={styles['rest']} fill={`url(#${pattern})`} y={HEIGHT - all} width={BAR} height={all - first} />
              </g>
            )
          )
        })}
        <path className={styles['ground']} d={`M0 ${HEIGHT}H${STEP * weeks.length}`} />
      </svg>
    </figure>
  )
}
