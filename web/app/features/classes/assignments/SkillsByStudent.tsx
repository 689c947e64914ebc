import { m } from '@emojigma/messages'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { Link } from 'react-router'
import { studentPath } from '../menu.ts'
import { PercentTable } from '../PercentTable.tsx'
import { skillsByStudent } from './result-table.ts'

/** First tries of each student in each skill: thirty students on one screen. */
export function SkillsByStudent({ result }: { readonly result: AssignmentResult }) {
  const { skills, rows } = skillsByStudent(result)
  if (skills.length === 0) return null
  return (
    <PercentTable
      caption={m['skills_by_student.caption']()}
      columns={[m['classes.student'](), ...skills.map((skill) => skillWords.skills[skill] ?? skill)]}
      rows={rows.map(({ id, name, percents }) => ({
        id,
        head: <Link to={studentPath(result.Assignment.ClassroomId, id)}>{name}</Link>,
        percents,
      }))}
    />
  )
}
