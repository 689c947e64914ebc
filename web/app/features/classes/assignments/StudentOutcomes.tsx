import { m } from '@emojigma/messages'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { shareText, summariesOf } from './result-table.ts'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'

const COLUMNS = [m['classes.student'](), m['ui.solved_puzzles'](), m['ui.first_try'](), m['ui.with_hints'](), m['classes.late']()]

/** What each student did. */
export function StudentOutcomes({ result }: { readonly result: AssignmentResult }) {
  const count = result.Assignment.Puzzles.length
  return (
    <FiguresTable
      caption={m['student_outcomes.results_by_student']()}
      columns={COLUMNS}
      empty={m['student_outcomes.empty']()}
      rows={summariesOf(result).map(({ id, name, userName, solved, firstTry, hinted, late }) => ({
        key: id,
        head: (
          <>
            {name}
            {name !== userName && <small>{userName}</small>}
          </>
        ),
        cells: [shareText(solved, count), firstTry, hinted, late],
      }))}
    />
  )
}
