import * as messages from '@emojigma/messages/page/assignments/components/StudentOutcomes.ts'
import type { AssignmentResult } from '@emojigma/contract/school/assignments.ts'
import { shareText, summariesOf } from '../result-table.ts'
import { FiguresTable } from '../../ui/FiguresTable.tsx'

const COLUMNS = [messages.student, messages.solved, messages.firstTry, messages.withHints, messages.late]

/** What each student did. */
export function StudentOutcomes({ result }: { readonly result: AssignmentResult }) {
  const count = result.Assignment.Puzzles.length
  return (
    <FiguresTable
      caption={messages.resultsByStudent}
      columns={COLUMNS}
      empty={messages.nobodyIsInThis}
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
