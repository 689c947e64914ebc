import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../../platform/navigation/paths.ts'
import { missedMost, puzzleName, shareText } from './result-table.ts'
import { FiguresTable } from '../../../ui/FiguresTable.tsx'
import styles from './PuzzleOutcomes.module.css'

const COLUMNS = [m['ui.puzzle'](), m['puzzle_outcomes.tried_by'](), m['ui.solved_puzzles'](), m['ui.first_try'](), m['ui.with_hints']()]
const MOST_NAMED = 3

/** The class's results by puzzle, most missed first. */
export function PuzzleOutcomes({ result }: { readonly result: AssignmentResult }) {
  const missed = missedMost(result).slice(0, MOST_NAMED)
  const byId = new Map(result.Assignment.Puzzles.map((puzzle) => [puzzle.PuzzleId, puzzle]))
  return (
    <div className={styles['outcomes']}>
      {missed.length > 0 && (
        <div>
          <h3>{m['puzzle_outcomes.missed_most']()}</h3>
          <p className="small muted">{m['puzzle_outcomes.missed_hint']()}</p>
          <ol className={styles['missed']}>
            {missed.map(({ puzzle, missed: count, Attempted }) => (
              <li key={puzzle.PuzzleId}>
                <ParaglideMessage
                  message={m['puzzle_outcomes.missed_by']}
                  inputs={{ count, attempted: Attempted }}
                  markup={{ puzzle: () => <Link to={pathOf(puzzle.PuzzleId)}>{puzzleName(puzzle)}</Link> }}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
      <FiguresTable
        caption={m['puzzle_outcomes.results_by_puzzle']()}
        columns={COLUMNS}
        empty={m['classes.no_puzzles']()}
        rows={result.Puzzles.map(({ PuzzleId, Attempted, Solved, FirstTry, Hinted }) => {
          const puzzle = byId.get(PuzzleId)
          return {
            key: PuzzleId,
            head: (
              <>
                <Link to={pathOf(PuzzleId)}>{puzzle ? puzzleName(puzzle) : PuzzleId}</Link>
                <small>{m['ui.puzzle_number']({ id: PuzzleId })}</small>
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
