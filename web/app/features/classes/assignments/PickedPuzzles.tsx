import { m } from '@emojigma/messages'
import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { useRef } from 'react'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { focusOn } from '../../../ui/focus-recovery.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import styles from './PickedPuzzles.module.css'
import { puzzleName } from './result-table.ts'

interface PickedPuzzlesProps {
  readonly puzzles: readonly AssignedPuzzle[]
  readonly onChange: (puzzles: readonly AssignedPuzzle[]) => void
}

/** The picked puzzles with pictures and remove buttons. */
export function PickedPuzzles({ puzzles, onChange }: PickedPuzzlesProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const remove = (puzzle: AssignedPuzzle, button: HTMLElement) => {
    // The pressed button disappears; focus the next one, so that several can be removed in a row.
    const row = button.closest('li')
    focusOn((row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button') ?? count.current)
    onChange(puzzles.filter((other) => other !== puzzle))
  }
  return (
    <div className={styles['picked']} aria-live="polite">
      <p ref={count} className="small muted">
        {puzzles.length === 0 ? m['picked_puzzles.nothing_picked_yet']() : m['picked_puzzles.picked']({ count: puzzles.length })}
      </p>
      <ol className={styles['list']}>
        {puzzles.map((puzzle) => (
          <li key={puzzle.PuzzleId} className={styles['one']}>
            {isMadePuzzleId(puzzle.PuzzleId) ? (
              <TypeMark typeId={puzzle.PuzzleTypeId} />
            ) : (
              <img src={inLanguage(questionSvgPath(puzzle.PuzzleId, puzzle.LevelId))} alt="" width="100" height="80" loading="lazy" />
            )}
            <span className={styles['name']}>
              {puzzleName(puzzle)}
              <span className="small muted">{m['ui.puzzle_number']({ id: puzzle.PuzzleId })}</span>
            </span>
            <IconButton
              label={m['picked_puzzles.take_out_number']({ puzzle: puzzleName(puzzle), puzzleId: puzzle.PuzzleId })}
              onClick={({ currentTarget }) => remove(puzzle, currentTarget)}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}
