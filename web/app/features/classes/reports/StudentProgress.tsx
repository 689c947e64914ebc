import { m } from '@emojigma/messages'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import * as slipWords from '@emojigma/messages/words/slips.ts'
import type { StudentProgress as Progress, StudentPuzzles } from '@emojigma/contract/classes/reports.ts'
import { SKILL_PUZZLES } from '@emojigma/contract/rules/classrooms.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { isMissing } from '../../../platform/call.ts'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { Failed, Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { answerText } from '../../play/index.ts'
import { dueDayText } from '../assignments/due-day.ts'
import { puzzleName, shareText, STATE_WORDS } from '../assignments/result-table.ts'
import { classPath } from '../menu.ts'
import { PercentTable } from '../PercentTable.tsx'
import { ReportFacts, ReportFrame, ReportHead } from '../ReportFrame.tsx'
import { nameOf } from '../student-list.ts'
import { reportsApi } from './api.ts'
import { PrintReports } from './PrintReports.tsx'
import { skillsByWeek } from './skills-by-week.ts'

interface StudentProgressProps {
  readonly studentId: string
  readonly onBack: () => void
}

/** One student's last twelve weeks: assignments, skills by week, slips and puzzles.
 *  Source: docs/product.md, A student opened */
export function StudentProgress({ studentId, onBack }: StudentProgressProps) {
  const answer = reportsApi.useGetStudentProgressQuery(studentId, { refetchOnMountOrArgChange: true })
  const frame = { label: m['student_progress.label'](), back: m['student_progress.all_students'](), onBack }
  if (isMissing(answer.error)) {
    return (
      <ReportFrame {...frame} answer={{ ...answer, isError: false, data: null }}>
        {() => (
          <EmptyState mood="puzzled" title={m['student_progress.missing_title']()} headingLevel={2}>
            {m['student_progress.missing']()}
          </EmptyState>
        )}
      </ReportFrame>
    )
  }
  return (
    <ReportFrame {...frame} answer={answer}>
      {(progress) => <Term progress={progress} />}
    </ReportFrame>
  )
}

function Term({ progress }: { readonly progress: Progress }) {
  const { Id, UserName, Days, Solved, FirstTry, Skills } = progress
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <ReportHead title={nameOf(progress)} text={m['student_progress.term']({ userName: UserName, weeks: NUMBER_WEEKS })}>
        <Button onClick={() => setPrinting(true)}>{m['term_reports.print_one']()}</Button>
      </ReportHead>
      {isPrinting && <PrintReports selection={{ StudentIds: [Id] }} onClose={() => setPrinting(false)} />}
      <ReportFacts
        facts={[
          [m['student_progress.days_played'](), counted(Days)],
          [m['student_progress.puzzles_solved'](), counted(Solved)],
          [m['ui.first_try_right'](), shareText(FirstTry, Solved)],
        ]}
      />
      <AssignmentsDone progress={progress} />
      {Skills.length > 0 && <SkillWeeks progress={progress} />}
      <Slips slips={progress.Slips} />
      <PuzzleList studentId={Id} />
    </>
  )
}

function AssignmentsDone({ progress: { ClassroomId, Assignments } }: { readonly progress: Progress }) {
  return (
    <>
      <h3>{m['ui.assignments']()}</h3>
      <FiguresTable
        caption={m['ui.assignments']()}
        columns={[m['student_progress.assignment'](), m['student_progress.due'](), m['student_progress.done'](), m['ui.first_try']()]}
        isCompact
        empty={m['student_progress.no_assignments']()}
        rows={Assignments.map(({ Id, Title, DueDay, Puzzles, Done, Tried, FirstTry }) => ({
          key: Id,
          head: <Link to={`${classPath(ClassroomId, 'assignments')}?results=${Id}`}>{Title}</Link>,
          cells: [dueDayText(DueDay), m['student_progress.of']({ part: Done, whole: Puzzles }), shareText(FirstTry, Tried)],
          values: [Title, DueDay, Done / Math.max(1, Puzzles), FirstTry / Math.max(1, Tried)],
        }))}
      />
    </>
  )
}

function SkillWeeks({ progress }: { readonly progress: Progress }) {
  const { weeks, rows } = skillsByWeek(progress)
  return (
    <>
      <h3>{m['assignment_outcome.skills']()}</h3>
      <PercentTable
        caption={m['student_progress.skills_by_week']()}
        columns={[m['skill_outcomes.skill'](), m['student_progress.tries'](), ...weeks]}
        rows={rows.map(({ skill, share, percents }) => ({ id: skill, head: skillWords.skills[skill] ?? skill, cells: [share], percents }))}
      />
      <p className="small muted">
        {m['student_progress.skills_hint']()} {progress.IsCut && m['student_progress.cut']({ count: counted(SKILL_PUZZLES) })}
      </p>
    </>
  )
}

function Slips({ slips }: { readonly slips: Progress['Slips'] }) {
  if (slips.length === 0) return null
  return (
    <div>
      <h3>{m['skill_outcomes.slips']()}</h3>
      <ul>
        {slips.map(({ Slip, Puzzles }) => (
          <li key={Slip}>{m['your_numbers.slip_at']({ slip: slipWords.slips[Slip], count: Puzzles })}</li>
        ))}
      </ul>
      <p className="small muted">{m['your_numbers.slips_hint']()}</p>
    </div>
  )
}

function WrongAnswers({ puzzle: { PuzzleTypeId, WrongGuesses, WrongAnswers } }: { readonly puzzle: StudentPuzzles['Puzzles'][number] }) {
  if (WrongAnswers.length === 0) return WrongGuesses
  const first = WrongAnswers.map((answer) => answerText(PuzzleTypeId, answer)).join(', ')
  return (
    <>
      {WrongGuesses} <small>{first}</small>
    </>
  )
}

function PuzzleList({ studentId }: { readonly studentId: string }) {
  const answer = reportsApi.useGetStudentPuzzlesInfiniteQuery(studentId, { refetchOnMountOrArgChange: true })
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } = answer
  return (
    <>
      <h3>{m['classes.puzzles']()}</h3>
      <Fetched answer={answer} placeholder={<Spinner />}>
        {({ pages }) => (
          <FiguresTable
            caption={m['student_results.puzzle_by_puzzle']()}
            columns={[
              m['ui.puzzle'](),
              m['student_progress.begun_on'](),
              m['result_table.state'](),
              m['student_progress.wrong_answers'](),
              m['result_table.hints'](),
              m['student_results.slip'](),
            ]}
            isCompact
            empty={m['student_progress.no_puzzles']()}
            rows={pages
              .flatMap(({ Puzzles }) => Puzzles)
              .map((puzzle) => ({
                key: puzzle.PuzzleId,
                head: (
                  <>
                    <Link to={puzzlePath(puzzle.PuzzleId)}>{puzzleName(puzzle)}</Link>
                    <small>{m['ui.puzzle_number']({ id: puzzle.PuzzleId })}</small>
                  </>
                ),
                cells: [
                  dueDayText(puzzle.Begun),
                  STATE_WORDS[puzzle.State],
                  <WrongAnswers key="wrong" puzzle={puzzle} />,
                  puzzle.HintRung,
                  puzzle.Slip === undefined ? '–' : slipWords.slips[puzzle.Slip],
                ],
              }))}
          />
        )}
      </Fetched>
      {isError && answer.data && <Failed onRetry={refetch} />}
      {hasNextPage && (
        <p>
          <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void fetchNextPage()}>
            {isFetchingNextPage ? m['ui.loading']() : m['ui.show_more']()}
          </Button>
        </p>
      )}
      <p className="small muted">{m['student_progress.puzzles_hint']({ weeks: NUMBER_WEEKS })}</p>
    </>
  )
}
