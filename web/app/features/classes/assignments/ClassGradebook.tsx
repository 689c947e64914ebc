import { m } from '@emojigma/messages'
import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'
import { Button } from '../../../ui/Button.tsx'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { focusOn } from '../../../ui/focus-recovery.ts'
import { Failed, Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { saveTable } from '../save-table.ts'
import { assignmentsApi } from './api.ts'
import styles from './AssignmentResults.module.css'
import { dueDayText } from './due-day.ts'
import { gradebookLines, gradebookTable } from './gradebook-table.ts'

interface ClassGradebookProps {
  readonly classroomId: string
  readonly onBack: () => void
}

/** A class's gradebook on screen, and as a file.
 *  Source: docs/product.md, Assignments */
export function ClassGradebook({ classroomId, onBack }: ClassGradebookProps) {
  const answer = assignmentsApi.useGetGradebookQuery(classroomId, { refetchOnMountOrArgChange: true })
  return (
    <section ref={focusOn} className={styles['outcome']} aria-label={m['gradebook.title']()}>
      <p>
        <Button variant="quiet" onClick={onBack}>
          <Icon name="arrow-left" /> {m['assignment_outcome.all_assignments']()}
        </Button>
      </p>
      {/* Earlier figures stay below. */}
      {answer.isError && answer.data && <Failed onRetry={answer.refetch} />}
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(gradebook) => (
          <>
            <div className={styles['head']}>
              <div>
                <h2>{m['gradebook.title']()}</h2>
                <p className="muted">{m['gradebook.solved_in_percent']()}</p>
              </div>
              <div className={styles['actions']}>
                <Button onClick={() => saveTable(gradebookTable(gradebook), 'gradebook.csv')}>
                  <Icon name="download" /> {m['assignment_outcome.download_csv']()}
                </Button>
              </div>
            </div>
            <Marks gradebook={gradebook} />
          </>
        )}
      </Fetched>
    </section>
  )
}

function Marks({ gradebook }: { readonly gradebook: Gradebook }) {
  const titles = gradebook.Assignments.map(({ Title, DueDay }) => `${Title} (${dueDayText(DueDay)})`)
  return (
    <FiguresTable
      caption={m['gradebook.title']()}
      columns={[m['classes.student'](), ...titles, m['gradebook.average']()]}
      isCompact
      empty={m['student_outcomes.empty']()}
      rows={gradebookLines(gradebook).map(({ id, name, userName, percents, average }) => ({
        key: id,
        head: (
          <>
            {name} <small>{userName}</small>
          </>
        ),
        cells: [...percents, average].map((percent) => (percent === null ? '–' : m['percent.percent']({ number: percent }))),
        values: [name, ...[...percents, average].map((percent) => percent ?? -1)],
      }))}
    />
  )
}
