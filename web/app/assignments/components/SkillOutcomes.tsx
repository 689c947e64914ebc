import type { AssignmentResult } from '@emojigma/contract/assignments.ts'
import { shareText } from '../result-table.ts'
import { OutcomeTable } from './OutcomeTable.tsx'
import { SkillChart } from './SkillChart.tsx'
import styles from './SkillOutcomes.module.css'

const COLUMNS = ['Skill', 'Puzzles', 'Tried', 'First try', 'Solved', 'With hints']

/** What the class did by skill: as a chart, and the same figures as a table beside it.
 *  Source: docs/product.md, Skills */
export function SkillOutcomes({ skills }: { readonly skills: AssignmentResult['Skills'] }) {
  const tried = skills.filter(({ Attempted }) => Attempted > 0)
  return (
    <div className={styles['outcomes']}>
      {tried.length > 0 && <SkillChart skills={tried} />}
      <div className={styles['table']}>
        <OutcomeTable
          caption="Results by skill"
          columns={COLUMNS}
          empty="This assignment has no puzzles."
          rows={skills.map(({ Skill, Puzzles, Attempted, Solved, FirstTry, Hinted }) => ({
            key: Skill,
            head: Skill,
            cells: [Puzzles, Attempted, shareText(FirstTry, Attempted), shareText(Solved, Attempted), Hinted],
          }))}
        />
        <p className="small muted">A puzzle counts for each of its skills.</p>
      </div>
    </div>
  )
}
