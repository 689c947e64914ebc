import { m } from '@emojigma/messages'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { shareText } from './result-table.ts'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { SkillChart } from './SkillChart.tsx'
import styles from './SkillOutcomes.module.css'

const COLUMNS = [
  m['skill_outcomes.skill'](),
  m['classes.puzzles'](),
  m['skill_outcomes.tried'](),
  m['ui.first_try'](),
  m['ui.solved_puzzles'](),
  m['ui.with_hints'](),
]

/** What the class did by skill: as a chart, and the same figures as a table beside it.
 *  Source: docs/product.md, Skills */
export function SkillOutcomes({ skills }: { readonly skills: AssignmentResult['Skills'] }) {
  const tried = skills.filter(({ Attempted }) => Attempted > 0)
  return (
    <div className={styles['outcomes']}>
      {tried.length > 0 && <SkillChart skills={tried} />}
      <div className={styles['table']}>
        <FiguresTable
          caption={m['skill_outcomes.results_by_skill']()}
          columns={COLUMNS}
          empty={m['classes.no_puzzles']()}
          rows={skills.map(({ Skill, Puzzles, Attempted, Solved, FirstTry, Hinted }) => ({
            key: Skill,
            head: skillWords.skills[Skill] ?? Skill,
            cells: [Puzzles, Attempted, shareText(FirstTry, Attempted), shareText(Solved, Attempted), Hinted],
          }))}
        />
        <p className="small muted">{m['skill_outcomes.hint']()}</p>
      </div>
    </div>
  )
}
