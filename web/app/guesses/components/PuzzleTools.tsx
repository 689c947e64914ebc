import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './PuzzleTools.module.css'

interface Tool {
  readonly name: string
  readonly icon: IconName
  /** What a plan opens. */
  readonly action: BlockedAction
}

const TOOLS: readonly Tool[] = [
  { name: 'Full screen', icon: 'full-screen', action: 'FULL SCREEN PUZZLE' },
  { name: 'Reveal', icon: 'eye', action: 'ANSWER' },
  { name: 'Download', icon: 'download', action: 'DOWNLOAD' },
  { name: 'Worksheet', icon: 'worksheet', action: 'WORKSHEET' },
]

/** The foot of a puzzle's tile: what a plan opens, and how many solved it. */
export function PuzzleTools({ puzzle, onBlocked }: { readonly puzzle: PuzzleView; readonly onBlocked: (action: BlockedAction) => void }) {
  return (
    <div className={styles['tools']}>
      {TOOLS.map(({ name, icon, action }) => (
        <button key={name} type="button" className={styles['tool']} aria-haspopup="dialog" onClick={() => onBlocked(action)}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
      <p className={styles['score']}>
        Solved <strong>{scoreText(puzzle)}</strong>
      </p>
    </div>
  )
}

/** `412/618 (67%)`
 *  Source: specification §2, Puzzle card contents */
function scoreText({ correct, attempted }: PuzzleView): string {
  const percent = attempted === 0 ? 0 : Math.round((100 * correct) / attempted)
  return `${correct}/${attempted} (${percent}%)`
}
