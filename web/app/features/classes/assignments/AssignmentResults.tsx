import { m } from '@emojigma/messages'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { useState } from 'react'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { assignedPath, PATHS } from '../../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ReportFacts, ReportFrame, ReportHead } from '../ReportFrame.tsx'
import { assignmentsApi } from './api.ts'
import { dueDayText } from './due-day.ts'
import { moreLikeMissed, resultCsv, shareText, summariesOf, type AssignmentStart } from './result-table.ts'
import { PuzzleOutcomes } from './PuzzleOutcomes.tsx'
import { SkillOutcomes } from './SkillOutcomes.tsx'
import { StudentResults } from './StudentResults.tsx'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'

const COLUMNS = [m['classes.student'](), m['ui.solved_puzzles'](), m['ui.first_try'](), m['ui.with_hints'](), m['classes.late']()]

function StudentOutcomes({ result }: { readonly result: AssignmentResult }) {
  const [opened, setOpened] = useState<string>()
  const count = result.Assignment.Puzzles.length
  return (
    <>
      {opened !== undefined && <StudentResults result={result} studentId={opened} onClose={() => setOpened(undefined)} />}
      <FiguresTable
        caption={m['student_outcomes.results_by_student']()}
        columns={COLUMNS}
        isCompact
        empty={m['student_outcomes.empty']()}
        rows={summariesOf(result).map(({ id, name, userName, solved, firstTry, hinted, late }) => ({
          key: id,
          head: (
            <>
              <Button variant="quiet" onClick={() => setOpened(id)}>
                {name}
              </Button>
              {name !== userName && <small>{userName}</small>}
            </>
          ),
          cells: [shareText(solved, count), firstTry, hinted, late],
          values: [name, solved, firstTry, hinted, late],
        }))}
      />
    </>
  )
}

const PARTS = [
  { key: 'students', name: m['classes.students']() },
  { key: 'puzzles', name: m['classes.puzzles']() },
  { key: 'skills', name: m['assignment_outcome.skills']() },
] as const
type Part = (typeof PARTS)[number]['key']

interface AssignmentResultsProps {
  readonly assignmentId: string
  readonly onBack: () => void
  /** Begins an assignment with more of what was missed. */
  readonly onMore: (start: AssignmentStart) => void
}

/** An assignment's results by student, puzzle and skill.
 *  Source: docs/product.md, Assignments */
export function AssignmentResults({ assignmentId, onBack, onMore }: AssignmentResultsProps) {
  const answer = assignmentsApi.useGetAssignmentQuery(assignmentId, { refetchOnMountOrArgChange: true })
  return (
    <ReportFrame label={m['assignment_outcome.label']()} back={m['assignment_outcome.all_assignments']()} onBack={onBack} answer={answer}>
      {(result) => <Outcome result={result} onRefresh={() => void answer.refetch()} onMore={onMore} />}
    </ReportFrame>
  )
}

interface OutcomeProps extends Pick<AssignmentResultsProps, 'onMore'> {
  readonly result: AssignmentResult
  readonly onRefresh: () => void
}

function Outcome({ result, onRefresh, onMore }: OutcomeProps) {
  const [part, setPart] = useState<Part>('students')
  const { Assignment, Puzzles } = result
  const more = moreLikeMissed(result)
  const sum = (key: 'Attempted' | 'FirstTry' | 'Hinted') => Puzzles.reduce((total, tally) => total + tally[key], 0)
  const save = () => saveFile(new Blob([resultCsv(result)], { type: 'text/csv' }), `emojigma-assignment-${Assignment.DueDay}.csv`)
  return (
    <>
      <ReportHead
        title={Assignment.Title}
        text={m['assignment_outcome.of_finished']({
          isEnded: String(Assignment.IsEnded),
          shownDay: dueDayText(Assignment.DueDay),
          finishedCount: Assignment.FinishedCount,
          studentCount: Assignment.StudentCount,
        })}
      >
        {more && <Button onClick={() => onMore(more)}>{m['assignment_outcome.give_more']()}</Button>}
        <ButtonLink to={assignedPath(`${PATHS.lessonWall}/${Assignment.ClassroomId}`, Assignment.Id)}>
          {m['lesson_wall.live_lesson']()}
        </ButtonLink>
        <Button onClick={onRefresh}>{m['assignment_outcome.refresh']()}</Button>
        <Button onClick={save}>
          <Icon name="download" /> {m['assignment_outcome.download_csv']()}
        </Button>
      </ReportHead>
      <ReportFacts
        facts={[
          [m['ui.first_try_right'](), shareText(sum('FirstTry'), sum('Attempted'))],
          [m['assignment_outcome.puzzles_begun'](), shareText(sum('Attempted'), Assignment.StudentCount * Assignment.Puzzles.length)],
          [m['ui.with_hints'](), sum('Hinted')],
        ]}
      />
      <Tabs label={m['assignment_outcome.results_by']()} tabs={PARTS} selected={part} onSelect={setPart}>
        {part === 'students' && <StudentOutcomes result={result} />}
        {part === 'puzzles' && <PuzzleOutcomes result={result} />}
        {part === 'skills' && <SkillOutcomes result={result} />}
      </Tabs>
    </>
  )
}
