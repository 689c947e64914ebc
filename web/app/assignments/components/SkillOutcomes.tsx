import * as skillWords from '@emojigma/messages/words/skills.ts'
import * as messages from '@emojigma/messages/page/assignments/components/SkillOutcomes.ts'
import type { AssignmentResult } from '@emojigma/contract/school/assignments.ts'
import { shareText } from '../result-table.ts'
import { FiguresTable } from '../../ui/FiguresTable.tsx'
import { SkillChart } from './SkillChart.tsx'
import styles from './SkillOutcomes.module.css'

const COLUMNS = [messages.skill, messages.puzzles, messages.tried, messages.firstTry, messages.solved, messages.withHints]

/** What the class did by skill: as a chart, and the same figures as a table beside it.
 *  Source: docs/product.md, Skills */
export function SkillOutcomes({ skills }: { readonly skills: AssignmentResult['Skills'] }) {
  const tried = skills.filter(({ Attempted }) => Attempted > 0)
  return (
    <div className={styles['outcomes']}>
      {tried.length > 0 && <SkillChart skills={tried} />}
      <div className={styles['table']}>
        <FiguresTable
          caption={messages.resultsBySkill}
          columns={COLUMNS}
          empty={messages.thisAssignmentHasNoPuzzles}
          rows={skills.map(({ Skill, Puzzles, Attempted, Solved, FirstTry, Hinted }) => ({
            key: Skill,
            head: skillWords.skills[Skill] ?? Skill,
            cells: [Puzzles, Attempted, shareText(FirstTry, Attempted), shareText(Solved, Attempted), Hinted],
          }))}
        />
        <p className="small muted">{messages.aPuzzleCountsFor}</p>
      </div>
    </div>
  )
}
