import { m } from '@emojigma/messages'
import type { MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { Failed, type Answer } from '../../../ui/loading/Fetched.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './YourNumbers.module.css'
import { useId } from 'react'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import kindChartStyles from './KindChart.module.css'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'

interface Numbers {
  readonly solved: number
  /** With the first guess, and without a hint. */
  readonly firstTry: number
  readonly hinted: number
}

const NONE: Numbers = { solved: 0, firstTry: 0, hinted: 0 }

type Told = MyNumbers['Numbers']

interface KindNumbers extends Numbers {
  readonly typeId: PuzzleTypeId
  readonly name: string
  /** Of each week, the earliest first. */
  readonly weeks: readonly Numbers[]
}

/** The five kinds, each with its weeks, also where nothing was solved. */
function byKind(told: Told): readonly KindNumbers[] {
  return PUZZLE_TYPES.map(({ id }) => {
    const own = told.filter(({ PuzzleTypeId }) => PuzzleTypeId === id)
    const weeks = Array.from({ length: NUMBER_WEEKS }, (_, index) => sumOf(own.filter(({ Week }) => Week === index)))
    return { typeId: id, name: nameWords.kinds[id], weeks, ...sumOf(own) }
  })
}

interface LevelNumbers extends Numbers {
  /** `Classic, Level 2` */
  readonly name: string
}

/** Each kind and level of which something was solved, in the order in which a day has them. */
function byLevel(told: Told): readonly LevelNumbers[] {
  return SLOTS.map(({ typeId, levelId }) => ({
    name: `${nameWords.kinds[typeId]}, ${nameWords.levels[levelId]}`,
    ...sumOf(told.filter(({ PuzzleTypeId, LevelId }) => PuzzleTypeId === typeId && LevelId === levelId)),
  })).filter(({ solved }) => solved > 0)
}

function sumOf(told: Told): Numbers {
  return told.reduce(
    (sum, { Solved, FirstTry, Hinted }) => ({
      solved: sum.solved + Solved,
      firstTry: sum.firstTry + FirstTry,
      hinted: sum.hinted + Hinted,
    }),
    NONE,
  )
}

const STEP = 20
const BAR = 14
const HEIGHT = 60

/** A kind's weeks as bars: what was right at the first try below, the rest of what was solved above it in stripes.
 *  @param most solved in one week of any kind, so that all charts have one scale */
function KindChart({ kind: { typeId, name, solved, weeks }, most }: { readonly kind: KindNumbers; readonly most: number }) {
  const pattern = useId()
  const high = (count: number) => (HEIGHT * count) / Math.max(most, 1)
  return (
    <figure className={kindChartStyles['chart']}>
      <figcaption className={kindChartStyles['name']}>
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
            <rect className={kindChartStyles['bar']} width="2" height="5" />
          </pattern>
        </defs>
        {weeks.map((week, index) => {
          const [first, all] = [high(week.firstTry), high(week.solved)]
          return (
            all > 0 && (
              <g key={index} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
                <rect className={kindChartStyles['bar']} y={HEIGHT - first} width={BAR} height={first} />
                <rect className={kindChartStyles['rest']} fill={`url(#${pattern})`} y={HEIGHT - all} width={BAR} height={all - first} />
              </g>
            )
          )
        })}
        <path className={kindChartStyles['ground']} d={`M0 ${HEIGHT}H${STEP * weeks.length}`} />
      </svg>
    </figure>
  )
}

const NOTHING: MyNumbers['Numbers'] = []

/** What was solved in the last weeks, by kind as charts and by kind and level as a table.
 *  Source: docs/product.md, My days */
export function YourNumbers({ answer: { data, isError, refetch } }: { readonly answer: Answer<MyNumbers> }) {
  const told = data?.Numbers ?? NOTHING
  const [kinds, levels] = [byKind(told), byLevel(told)]
  const most = Math.max(...kinds.flatMap(({ weeks }) => weeks.map(({ solved }) => solved)))
  return (
    <Section id="numbers" title={m['your_numbers.your_numbers']()} text={m['your_numbers.chart_label']({ numberWeeks: NUMBER_WEEKS })}>
      {isError && !data && <Failed onRetry={refetch} />}
      <div className={styles['numbers']} aria-busy={data === undefined && !isError}>
        <div>
          <div className={styles['charts']}>
            {kinds.map((kind) => (
              <KindChart key={kind.typeId} kind={kind} most={most} />
            ))}
          </div>
          <p className={styles['key']}>
            <span data-part="first">{m['ui.first_try_right']()}</span>
            <span data-part="later">{m['your_numbers.later']()}</span>
            <span>{m['your_numbers.chart_hint']()}</span>
          </p>
        </div>
        <div className={styles['wrap']}>
          <table className={styles['table']}>
            <caption className="visually-hidden">{m['your_numbers.by_kind']()}</caption>
            <thead>
              <tr>
                {[m['ui.kind_and_level'](), m['ui.solved_puzzles'](), m['ui.first_try'](), m['ui.with_hints']()].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {levels.map(({ name, solved, firstTry, hinted }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{counted(solved)}</td>
                  <td>{counted(firstTry)}</td>
                  <td>{counted(hinted)}</td>
                </tr>
              ))}
              {levels.length === 0 && (
                <tr>
                  <td colSpan={4}>
                    {data ? m['your_numbers.empty']() : isError ? m['your_numbers.not_known_just_now']() : m['ui.loading']()}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}
