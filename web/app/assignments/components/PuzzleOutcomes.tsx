import * as messages from '@emojigma/messages/page/assignments/components/PuzzleOutcomes.tsx'
import type { AssignmentResult } from '@emojigma/contract/school/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../navigation/paths.ts'
import { missedMost, puzzleName, shareText } from '../result-table.ts'
import { FiguresTable } from '../../ui/FiguresTable.tsx'
import styles from './PuzzleOutcomes.module.css'

const COLUMNS = [messages.puzzle, messages.triedBy, messages.solved, messages.firstTry, messages.withHints]
const MOST_NAMED = 3

/** What the class did with each puzzle, beginning with those that it missed most. */
export function PuzzleOutcomes({ result }: { readonly result: AssignmentResult }) {
  const missed = missedMost(result).slice(0, MOST_NAMED)
  const byId = new Map(result.Assignment.Puzzles.map((puzzle) => [puzzle.PuzzleId, puzzle]))
  return (
    <div className={styles['outcomes']}>
      {missed.length > 0 && (
        <div>
          <h3>{messages.missedMost}</h3>
          <p className="small muted">{messages.worthALookTogether}</p>
          <ol className={styles['missed']}>
            {missed.map(({ puzzle, missed: count, Attempted }) => (
              <li key={puzzle.PuzzleId}>
                {messages.notAtTheFirst(<Link to={pathOf(puzzle.PuzzleId)}>{puzzleName(puzzle)}</Link>, count, Attempted)}
              </li>
            ))}
          </ol>
        </div>
      )}
      <FiguresTable
        caption={messages.resultsByPuzzle}
        columns={COLUMNS}
        empty={messages.thisAssignmentHasNoPuzzles}
        rows={result.Puzzles.map(({ PuzzleId, Attempted, Solved, FirstTry, Hinted }) => {
          const puzzle = byId.get(PuzzleId)
          return {
            key: PuzzleId,
            head: (
              <>
                <Link to={pathOf(PuzzleId)}>{puzzle ? puzzleName(puzzle) : PuzzleId}</Link>
                <small>{messages.no(PuzzleId)}</small>
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
