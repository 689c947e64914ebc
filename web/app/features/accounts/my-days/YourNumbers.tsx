import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { Failed, type Answer } from '../../../ui/loading/Fetched.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './YourNumbers.module.css'
import { useId } from 'react'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import chartStyles from './KindChart.module.css'
import * as nameWords from '@emojigma/messages/words/names.ts'
import * as slipWords from '@emojigma/messages/words/slips.ts'
import { SLOTS } from '@emojigma/engine/day.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'

interface Numbers {
  readonly solved: number
  /** Right at the first guess and without a hint. */
  readonly firstTry: number
  readonly hinted: number
}

const NONE: Numbers = { solved: 0, firstTry: 0, hinted: 0 }

type MyNumberRows = MyNumbers['Numbers']

interface KindNumbers extends Numbers {
  readonly typeId: PuzzleTypeId
  readonly name: string
  /** By week, earliest first. */
  readonly weeks: readonly Numbers[]
}

/** All five kinds with their weeks, even where nothing was solved. */
function byKind(rows: MyNumberRows): readonly KindNumbers[] {
  return PUZZLE_TYPES.map(({ id }) => {
    const own = rows.filter(({ PuzzleTypeId }) => PuzzleTypeId === id)
    const weeks = Array.from({ length: NUMBER_WEEKS }, (_, index) => sumOf(own.filter(({ Week }) => Week === index)))
    return { typeId: id, name: nameWords.kinds[id], weeks, ...sumOf(own) }
  })
}

interface LevelNumbers extends Numbers {
  /** `Classic, Level 2` */
  readonly name: string
}

/** Each kind and level with solved puzzles, in the order of a day's set. */
function byLevel(rows: MyNumberRows): readonly LevelNumbers[] {
  return SLOTS.map(({ typeId, levelId }) => ({
    name: `${nameWords.kinds[typeId]}, ${nameWords.levels[levelId]}`,
    ...sumOf(rows.filter(({ PuzzleTypeId, LevelId }) => PuzzleTypeId === typeId && LevelId === levelId)),
  })).filter(({ solved }) => solved > 0)
}

function sumOf(rows: MyNumberRows): Numbers {
  return rows.reduce(
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

/** A kind's weeks as bars: first-try solves below, all other solves striped above.
 *  @param most the highest weekly count of any kind, so that all charts share a scale */
function KindChart({ kind: { typeId, name, solved, weeks }, most }: { readonly kind: KindNumbers; readonly most: number }) {
  const pattern = useId()
  const high = (count: number) => (HEIGHT * count) / Math.max(most, 1)
  return (
    <figure className={chartStyles['chart']}>
      <figcaption className={chartStyles['name']}>
        <TypeMark typeId={typeId} />
        <span>
          <ParaglideMessage message={m['kind_chart.total']} inputs={{ name }} markup={{ solved: () => <strong>{solved}</strong> }} />
        </span>
      </figcaption>
      <svg
        viewBox={`0 -1 ${STEP * weeks.length} ${HEIGHT + 2}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that it uses the page's colours
        role="img"
        aria-label={m['kind_chart.bar']({ name, solved, count: weeks.length })}
      >
        <defs>
          <pattern id={pattern} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={chartStyles['bar']} width="2" height="5" />
          </pattern>
        </defs>
        {weeks.map((week, index) => {
          const [first, all] = [high(week.firstTry), high(week.solved)]
          return (
            all > 0 && (
              <g key={index} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
                <rect className={chartStyles['bar']} y={HEIGHT - first} width={BAR} height={first} />
                <rect className={chartStyles['rest']} fill={`url(#${pattern})`} y={HEIGHT - all} width={BAR} height={all - first} />
              </g>
            )
          )
        })}
        <path className={chartStyles['ground']} d={`M0 ${HEIGHT}H${STEP * weeks.length}`} />
      </svg>
    </figure>
  )
}

const NOTHING: MyNumbers['Numbers'] = []

const MOST_SLIPS = 5

/** Solved puzzles of the last weeks, as a chart per kind and a table by kind and level; and the slips behind wrong answers.
 *  Source: docs/product.md, My days */
export function YourNumbers({ answer: { data, isError, refetch } }: { readonly answer: Answer<MyNumbers> }) {
  const rows = data?.Numbers ?? NOTHING
  const [kinds, levels] = [byKind(rows), byLevel(rows)]
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
      {data && data.Slips.length > 0 && (
        <div>
          <h3>{m['your_numbers.slips']()}</h3>
          <p className="small muted">{m['your_numbers.slips_hint']()}</p>
          <ul>
            {data.Slips.slice(0, MOST_SLIPS).map(({ Slip, Puzzles }) => (
              <li key={Slip}>{m['your_numbers.slip_at']({ slip: slipWords.slips[Slip], count: Puzzles })}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
