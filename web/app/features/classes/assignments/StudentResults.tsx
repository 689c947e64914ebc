import { m } from '@emojigma/messages'
import * as slipWords from '@emojigma/messages/words/slips.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { FormModal } from '../../../ui/dialogs/FormModal.tsx'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import { studentPath } from '../menu.ts'
import { puzzleName, STATE_WORDS } from './result-table.ts'

const COLUMNS = [
  m['ui.puzzle'](),
  m['result_table.state'](),
  m['result_table.guesses'](),
  m['result_table.hints'](),
  m['student_results.slip'](),
]

interface StudentResultsProps {
  readonly result: AssignmentResult
  readonly studentId: string
  readonly onClose: () => void
}

/** One student's results, puzzle by puzzle, with the slip behind a wrong guess. */
export function StudentResults({ result: { Assignment, Students }, studentId, onClose }: StudentResultsProps) {
  const student = Students.find(({ Id }) => Id === studentId)
  if (!student) return null
  return (
    <FormModal title={student.RealName ?? student.UserName} onClose={onClose}>
      <FiguresTable
        caption={m['student_results.puzzle_by_puzzle']()}
        columns={COLUMNS}
        isCompact
        empty={m['classes.no_puzzles']()}
        rows={Assignment.Puzzles.map((puzzle, index) => {
          const result = student.Results.find(({ PuzzleId }) => PuzzleId === puzzle.PuzzleId)
          return {
            key: puzzle.PuzzleId,
            head: `${index + 1}. ${puzzleName(puzzle)}`,
            cells: result
              ? [STATE_WORDS[result.State], result.Guesses, result.HintRung, result.Slip === undefined ? '' : slipWords.slips[result.Slip]]
              : [m['result_table.not_begun'](), 0, 0, ''],
          }
        })}
      />
      <p>
        <ButtonLink to={studentPath(Assignment.ClassroomId, student.Id)}>{m['student_results.all']()}</ButtonLink>
      </p>
    </FormModal>
  )
}
