import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Refusal } from '@emojigma/contract/rules/actions.ts'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { solutionPath } from '../../../platform/navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import type { PlayStatus } from '../play-status.ts'
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

interface PlanToolsProps extends Pick<PlaySetting, 'setting'> {
  readonly guessing: Pick<Guessing, 'status' | 'accessTo'>
  readonly onAction: (action: BlockedAction) => void
}

/** The tools of a plan, in the head of a puzzle's tile: a list below one button. */
export function PlanTools({ setting, guessing, onAction }: PlanToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const id = useId()
  const tools = TOOLS.map((tool) => ({ tool, answer: guessing.accessTo(tool[2]) })).filter(
    ({ answer }) => setting !== 'embed' && (answer.kind === 'open' || !FINAL_REFUSALS.has(answer.why)),
  )
  if (tools.length === 0) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    more.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div className={styles['planTools']} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={more}
        label={m['puzzle_tools.more']()}
        className={styles['more']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </IconButton>
      <div id={id} className={styles['list']} data-open={isOpen || undefined}>
        {tools.map(({ tool: [name, icon, action], answer }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(false)
              // A dialog gives the focus back to where it was.
              more.current?.focus()
              onAction(action)
            }}
          >
            <Icon name={icon} />
            <span>{name}</span>
            {answer.kind === 'refused' && <Icon name="lock" />}
          </button>
        ))}
      </div>
    </div>
  )
}

interface PuzzleToolsProps {
  readonly puzzle: PuzzleView
  readonly status: PlayStatus
  /** Absent where the hint is beside Check. */
  readonly onHint?: (() => void) | undefined
  /** Loaded later. Last, so that no other tool moves while it is pressed. */
  readonly deferred?: ReactNode
}

/** The foot of a puzzle's tile: listening, sounds, and how many players solved it. A made puzzle has no page and no counts. */
export function PuzzleTools({ puzzle, status, onHint, deferred }: PuzzleToolsProps) {
  const isAnswerKnown = status === 'solved' || status === 'revealed'
  return (
    <div className={styles['tools']} data-open={status === 'open' || undefined}>
      {onHint && status === 'open' && (
        <button type="button" className={styles['tool']} onClick={onHint}>
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
      {deferred}
      {puzzle.hasSvg && puzzle.attempted > 0 && <p className={styles['score']}>{scoreWords(puzzle)}</p>}
    </div>
  )
}

/** `Solved 412/618 (67%)`
 *  Source: docs/product.md, Attempts and scores */
function scoreWords({ correct, attempted }: PuzzleView): ReactNode {
  return (
    <ParaglideMessage
      message={m['puzzle_tools.solved']}
      inputs={{ counts: `${correct}/${attempted}`, percent: Math.round((100 * correct) / attempted) }}
      markup={{ strong: ({ children }) => <strong>{children}</strong> }}
    />
  )
}
