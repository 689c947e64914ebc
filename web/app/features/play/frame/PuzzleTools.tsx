import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Refusal } from '@emojigma/contract/rules/access.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { solutionPath } from '../../../platform/navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import type { Hinting } from '../hints/use-hint.tsx'
import type { PlaySetting } from './play-setting.ts'
import type { Guessing } from './use-guessing.ts'
import styles from '../puzzle-tools.module.css'

/** Need a plan. */
const TOOLS: readonly (readonly [name: string, icon: IconName, action: BlockedAction])[] = [
  [m['ui.full_screen'](), 'full-screen', 'FULL SCREEN PUZZLE'],
  [m['puzzle_tools.reveal'](), 'eye', 'ANSWER'],
  [m['puzzle_tools.download'](), 'download', 'DOWNLOAD'],
  [m['play.worksheet'](), 'worksheet', 'WORKSHEET'],
]

/** Refusals that no plan lifts. */
const FINAL_REFUSALS: ReadonlySet<Refusal> = new Set<Refusal>(['solved', 'revealed', 'students-never'])

interface PuzzleToolsProps extends Pick<PlaySetting, 'setting'> {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'status' | 'accessTo'>
  readonly hinting: Hinting
  readonly onAction: (action: BlockedAction) => void
  /** Loaded later. Last, so that no other tool moves while it is pressed. */
  readonly deferred?: ReactNode
}

/** The foot of a puzzle's tile: hint, tools of a plan, and how many players solved it. A made puzzle has no picture, page or counts. */
export function PuzzleTools({ puzzle, setting, guessing, hinting, onAction, deferred }: PuzzleToolsProps) {
  const { status } = guessing
  const isAnswerKnown = status === 'solved' || status === 'revealed'
  const tools = TOOLS.filter(([, , action]) => {
    const answer = guessing.accessTo(action)
    return setting !== 'embed' && (answer.kind === 'open' || !FINAL_REFUSALS.has(answer.why))
  })
  return (
    <div className={styles['tools']}>
      {status === 'open' && (
        <button type="button" className={styles['tool']} onClick={hinting.ask}>
          <Icon name="bulb" />
          {m['play.hint']()}
        </button>
      )}
      {isAnswerKnown && puzzle.hasSvg && (
        <Link className={styles['tool']} to={solutionPath(puzzle.id)}>
          <Icon name="bulb" />
          {m['play.see_how_it_works']()}
        </Link>
      )}
      {tools.map(([name, icon, action]) => (
        <button key={name} type="button" className={styles['tool']} aria-haspopup="dialog" onClick={() => onAction(action)}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
      {deferred}
      {puzzle.hasSvg && <p className={styles['score']}>{scoreWords(puzzle)}</p>}
    </div>
  )
}

/** `Solved 412/618 (67%)`
 *  Source: docs/product.md, Attempts and scores */
function scoreWords({ correct, attempted }: PuzzleView): ReactNode {
  return (
    <ParaglideMessage
      message={m['puzzle_tools.solved']}
      inputs={{ counts: `${correct}/${attempted}`, percent: Math.round((100 * correct) / (attempted || 1)) }}
      markup={{ strong: ({ children }) => <strong>{children}</strong> }}
    />
  )
}
