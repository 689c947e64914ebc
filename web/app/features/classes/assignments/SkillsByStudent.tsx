import { m } from '@emojigma/messages'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { skillsByStudent } from './result-table.ts'
import styles from './SkillsByStudent.module.css'

/** First tries of each student in each skill: thirty students on one screen. */
export function SkillsByStudent({ result }: { readonly result: AssignmentResult }) {
  const { skills, rows } = skillsByStudent(result)
  if (skills.length === 0) return null
  return (
    // Wider than a phone, it is scrolled with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={m['skills_by_student.caption']()} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{m['skills_by_student.caption']()}</caption>
        <thead>
          <tr>
            <th scope="col">{m['classes.student']()}</th>
            {skills.map((skill) => (
              <th key={skill} scope="col">
                {skillWords.skills[skill] ?? skill}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, percents }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {percents.map((percent, index) => (
                <td
                  key={skills[index]}
                  data-level={percent === undefined ? undefined : percent < 50 ? 'low' : percent < 80 ? 'middle' : 'high'}
                >
                  {percent === undefined ? '–' : m['percent.percent']({ number: percent })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
