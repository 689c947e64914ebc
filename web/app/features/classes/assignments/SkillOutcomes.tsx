import { m } from '@emojigma/messages'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import * as slipWords from '@emojigma/messages/words/slips.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { shareText } from './result-table.ts'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { SkillsByStudent } from './SkillsByStudent.tsx'
import styles from './SkillOutcomes.module.css'
import { useId } from 'react'
import skillChartStyles from './SkillChart.module.css'

const ROW = 44
const WIDTH = 320
const BAR_TOP = 20
const BAR_HEIGHT = 16

/** A bar per skill: right at the first try, solved later, not solved. The three differ in shade and pattern; the table beside it has
 *  the figures. */
function SkillChart({ skills }: { readonly skills: AssignmentResult['Skills'] }) {
  const pattern = useId()
  return (
    <figure className={skillChartStyles['chart']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that it uses the page's colours */}
      <svg viewBox={`0 0 ${WIDTH} ${skills.length * ROW}`} role="img" aria-label={m['skill_chart.label']()}>
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={skillChartStyles['stripe']} width="2.5" height="6" />
          </pattern>
        </defs>
        {skills.map(({ Skill, Attempted, Solved, FirstTry }, index) => {
          const first = (WIDTH * FirstTry) / Attempted
          const solved = (WIDTH * Solved) / Attempted
          const percentage = Math.round((100 * FirstTry) / Attempted)
          return (
            <g key={Skill} transform={`translate(0 ${index * ROW})`}>
              <text className={skillChartStyles['name']} x="0" y="14">
                {skillWords.skills[Skill] ?? Skill}
              </text>
              <text className={skillChartStyles['share']} x={WIDTH} y="14">
                {m['percent.percent']({ number: percentage })}
              </text>
              <rect className={skillChartStyles['first']} y={BAR_TOP} width={first} height={BAR_HEIGHT} />
              <rect fill={`url(#${pattern})`} x={first} y={BAR_TOP} width={solved - first} height={BAR_HEIGHT} />
              <rect className={skillChartStyles['frame']} x="0.75" y={BAR_TOP} width={WIDTH - 1.5} height={BAR_HEIGHT} rx="3" />
            </g>
          )
        })}
      </svg>
      <figcaption className={skillChartStyles['key']}>
        <span data-part="first">{m['ui.first_try_right']()}</span>
        <span data-part="later">{m['skill_chart.solved_later']()}</span>
        <span data-part="open">{m['skill_chart.not_solved_yet']()}</span>
      </figcaption>
    </figure>
  )
}

const COLUMNS = [
  m['skill_outcomes.skill'](),
  m['classes.puzzles'](),
  m['skill_outcomes.tried'](),
  m['ui.first_try'](),
  m['ui.solved_puzzles'](),
  m['ui.with_hints'](),
]

const MOST_SLIPS = 6

/** The class's results by skill, as a chart and a table, and the slips behind wrong answers.
 *  Source: docs/product.md, Skills */
export function SkillOutcomes({ result }: { readonly result: AssignmentResult }) {
  const { Assignment, Skills: skills, Slips } = result
  const tried = skills.filter(({ Attempted }) => Attempted > 0)
  return (
    <div className={styles['outcomes']}>
      <SkillsByStudent result={result} />
      {tried.length > 0 && <SkillChart skills={tried} />}
      <div className={styles['table']}>
        <FiguresTable
          caption={m['skill_outcomes.results_by_skill']()}
          columns={COLUMNS}
          isCompact
          empty={m['classes.no_puzzles']()}
          rows={skills.map(({ Skill, Puzzles, Attempted, Solved, FirstTry, Hinted }) => ({
            key: Skill,
            head: skillWords.skills[Skill] ?? Skill,
            cells: [Puzzles, Attempted, shareText(FirstTry, Attempted), shareText(Solved, Attempted), Hinted],
            values: [
              skillWords.skills[Skill] ?? Skill,
              Puzzles,
              Attempted,
              FirstTry / Math.max(1, Attempted),
              Solved / Math.max(1, Attempted),
              Hinted,
            ],
          }))}
        />
        <p className="small muted">{m['skill_outcomes.hint']()}</p>
        {Slips.length > 0 && (
          <>
            <h3>{m['skill_outcomes.slips']()}</h3>
            <ul>
              {Slips.slice(0, MOST_SLIPS).map(({ Slip, Students }) => (
                <li key={Slip}>
                  {m['skill_outcomes.slip_of']({ count: Students, students: Assignment.StudentCount, slip: slipWords.slips[Slip] })}
                </li>
              ))}
            </ul>
            <p className="small muted">{m['skill_outcomes.slips_hint']()}</p>
          </>
        )}
      </div>
    </div>
  )
}
