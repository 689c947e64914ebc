import { m } from '@emojigma/messages'
import { PlanFeatures } from './PlanFeatures.tsx'
import styles from './ForFamilies.module.css'

/** Puzzles of an example's weeks: right at the first try, and later. */
const WEEKS: readonly (readonly [firstTry: number, later: number])[] = [
  [2, 4],
  [3, 4],
  [5, 3],
  [6, 3],
  [8, 3],
  [10, 2],
]
const [STEP, BAR, UNIT] = [24, 16, 6]
const HEIGHT = UNIT * Math.max(...WEEKS.map(([firstTry, later]) => firstTry + later))

const LEARNS = [m['for_families.learns_sums'](), m['for_families.learns_unknowns'](), m['for_families.learns_steps']()]
const FACTS = [m['for_families.one_account'](), m['for_families.cancel'](), m['for_families.safe']()]

/** Answers to parents who choose a plan.
 *  Source: docs/product.md, Plans and orders */
export function ForFamilies() {
  return (
    <div className={styles['families']}>
      <section aria-labelledby="learns">
        <h2 id="learns">{m['for_families.learns']()}</h2>
        <PlanFeatures features={LEARNS} />
      </section>
      <section aria-labelledby="progress">
        <h2 id="progress">{m['for_families.progress']()}</h2>
        <figure>
          <svg
            viewBox={`0 -1 ${STEP * WEEKS.length} ${HEIGHT + 3}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that it uses the page's colours
            role="img"
            aria-label={m['for_families.picture']()}
          >
            {WEEKS.map(([firstTry, later], week) => (
              <g key={week} transform={`translate(${week * STEP + (STEP - BAR) / 2} ${HEIGHT})`}>
                <rect className={styles['first']} y={-UNIT * firstTry} width={BAR} height={UNIT * firstTry} />
                <rect className={styles['later']} y={-UNIT * (firstTry + later)} width={BAR} height={UNIT * later} />
              </g>
            ))}
            <path className={styles['ground']} d={`M0 ${HEIGHT + 1}H${STEP * WEEKS.length}`} />
          </svg>
          <figcaption className="small muted">{m['for_families.caption']()}</figcaption>
        </figure>
      </section>
      <section aria-labelledby="good-to-know">
        <h2 id="good-to-know">{m['for_families.good_to_know']()}</h2>
        <PlanFeatures features={FACTS} />
      </section>
    </div>
  )
}
