import * as messages from '@emojigma/messages/page/assignments/components/PickedPuzzles.ts'
import type { AssignedPuzzle } from '@emojigma/contract/school/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { questionSvgPath } from '@emojigma/contract/pictures.ts'
import { inLanguage } from '../../browser/language-address.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { puzzleName } from '../result-table.ts'
import styles from './PickedPuzzles.module.css'

interface PickedPuzzlesProps {
  readonly puzzles: readonly AssignedPuzzle[]
  readonly onChange: (puzzles: readonly AssignedPuzzle[]) => void
}

/** What was picked so far, each with its picture, to be taken out again. */
export function PickedPuzzles({ puzzles, onChange }: PickedPuzzlesProps) {
  return (
    <div className={styles['picked']} aria-live="polite">
      <p className="small muted">{puzzles.length === 0 ? messages.nothingPickedYet : messages.picked(puzzles.length)}</p>
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
              <span className="small muted">{messages.no(puzzle.PuzzleId)}</span>
            </span>
            <IconButton
              label={messages.takeOutNumber(puzzleName(puzzle), puzzle.PuzzleId)}
              onClick={() => onChange(puzzles.filter((other) => other !== puzzle))}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}
