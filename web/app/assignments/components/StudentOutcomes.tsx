import type { AssignmentResult } from '@emojigma/contract/assignments.ts'
import { shareText, summariesOf } from '../result-table.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

const COLUMNS = ['Student', 'Solved', 'First try', 'With hints', 'Late']

/** What each student did. */
export function StudentOutcomes({ result }: { readonly result: AssignmentResult }) {
  const count = result.Assignment.Puzzles.length
  return (
    <OutcomeTable
      caption="Results by student"
      columns={COLUMNS}
      empty="Nobody is in this class yet."
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
