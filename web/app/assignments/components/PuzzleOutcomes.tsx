import type { AssignmentResult } from '@emojigma/contract/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../navigation/paths.ts'
import { missedMost, puzzleName, shareText } from '../result-table.ts'
import { OutcomeTable } from './OutcomeTable.tsx'
import styles from './PuzzleOutcomes.module.css'

const COLUMNS = ['Puzzle', 'Tried by', 'Solved', 'First try', 'With hints']
const MOST_NAMED = 3

/** What the class did with each puzzle, beginning with those that it missed most. */
export function PuzzleOutcomes({ result }: { readonly result: AssignmentResult }) {
  const missed = missedMost(result).slice(0, MOST_NAMED)
  const byId = new Map(result.Assignment.Puzzles.map((puzzle) => [puzzle.PuzzleId, puzzle]))
  return (
    <div className={styles['outcomes']}>
      {missed.length > 0 && (
        <div>
          <h3>Missed most</h3>
          <p className="small muted">Worth a look together: few solved these at the first try.</p>
          <ol className={styles['missed']}>
            {missed.map(({ puzzle, missed: count, Attempted }) => (
              <li key={puzzle.PuzzleId}>
                <Link to={pathOf(puzzle.PuzzleId)}>{puzzleName(puzzle)}</Link>: not at the first try for {count} of {Attempted}
              </li>
            ))}
          </ol>
        </div>
      )}
      <OutcomeTable
        caption="Results by puzzle"
        columns={COLUMNS}
        empty="This assignment has no puzzles."
        rows={result.Puzzles.map(({ PuzzleId, Attempted, Solved, FirstTry, Hinted }) => {
          const puzzle = byId.get(PuzzleId)
          return {
            key: PuzzleId,
            head: (
              <>
                <Link to={pathOf(PuzzleId)}>{puzzle ? puzzleName(puzzle) : PuzzleId}</Link>
                <small>No. {PuzzleId}</small>
              </>
            ),
            cells: [Attempted, shareText(Solved, Attempted), shareText(FirstTry, Attempted), Hinted],
          }
        })}
      />
    </div>
  )
}

function pathOf(puzzleId: number): string {
  return isMadePuzzleId(puzzleId) ? madePuzzlePath(puzzleId) : puzzlePath(puzzleId)
}
