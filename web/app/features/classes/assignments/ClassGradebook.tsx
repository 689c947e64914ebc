import { m } from '@emojigma/messages'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import type { Gradebook } from '@emojigma/contract/classes/assignments.ts'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { currentMs } from '../../../platform/browser/clock.ts'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { studentPath } from '../menu.ts'
import { ReportFrame, ReportHead } from '../ReportFrame.tsx'
import { saveTable } from '../save-table.ts'
import { assignmentsApi } from './api.ts'
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
    <ReportFrame label={m['gradebook.title']()} back={m['assignment_outcome.all_assignments']()} onBack={onBack} answer={answer}>
      {(gradebook) => (
        <>
          <ReportHead title={m['gradebook.title']()} text={m['gradebook.solved_in_percent']()}>
            <Button onClick={() => saveTable(gradebookTable(gradebook), 'gradebook.csv')}>
              <Icon name="download" /> {m['assignment_outcome.download_csv']()}
            </Button>
            {gradebook.Students.some(({ RosterId }) => RosterId) && (
              <Button onClick={() => void saveResults(gradebook, classroomId)}>
                <Icon name="download" /> {m['gradebook.one_roster']()}
              </Button>
            )}
          </ReportHead>
          <LeftOut gradebook={gradebook} />
          <Marks classroomId={classroomId} gradebook={gradebook} />
        </>
      )}
    </ReportFrame>
  )
}

async function saveResults(gradebook: Gradebook, classroomId: string): Promise<void> {
  const code = await onDemand(() => import('./one-roster-results.ts'), 'oneRosterZip')
  if (code) saveFile(code.oneRosterZip(gradebook, classroomId, dayDate(dayAt(currentMs()))), 'emojigma-oneroster.zip')
}

/** Students whom a school's system would not find. */
function LeftOut({ gradebook: { Students } }: { readonly gradebook: Gradebook }) {
  const count = Students.filter(({ RosterId }) => !RosterId).length
  if (count === 0 || count === Students.length) return null
  return <p className="small muted">{m['gradebook.one_roster_left_out']({ count })}</p>
}

function Marks({ classroomId, gradebook }: { readonly classroomId: string; readonly gradebook: Gradebook }) {
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
            <Link to={studentPath(classroomId, id)}>{name}</Link> <small>{userName}</small>
          </>
        ),
        cells: [...percents, average].map((percent) => (percent === null ? '–' : m['percent.percent']({ number: percent }))),
        values: [name, ...[...percents, average].map((percent) => percent ?? -1)],
      }))}
    />
  )
}
