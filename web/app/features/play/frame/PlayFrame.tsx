import { answerFormOf, isBoardType } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import { prepareHashing } from './sha256.ts'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { useIsSpare, useSpareTime } from '../../../platform/browser/hooks/use-spare-time.ts'
import { answerText } from './answer-text.ts'
import type { PlaySetting } from './play-setting.ts'
import { isLocked } from '../play-status.ts'
import type { Guessing } from './use-guessing.ts'
import { loadHintCode, type Hinting } from '../hints/use-hint.tsx'
import { PlanTools, PuzzleTools } from './PuzzleTools.tsx'
import { TileHead } from './TileHead.tsx'
import styles from './PlayFrame.module.css'

const missing = (retry: () => void, props: Omit<MissingDialogProps, 'onRetry'>) => <MissingDialog {...props} onRetry={retry} />

const CompletionModal = lazyComponent(() => import('../dialogs/CompletionModal.tsx'), 'CompletionModal', { missing })

const ActionDialog = lazyComponent(() => import('../dialogs/ActionDialog.tsx'), 'ActionDialog', { missing })

const DeferredTools = lazyComponent(() => import('./DeferredTools.tsx'), 'DeferredTools', { missing: () => null })

interface PlayFrameProps extends PlaySetting {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** The question or board. */
  readonly board: ReactNode
  /** On phones the board runs nearly to the edge of its tile. */
  readonly isBoardWide?: boolean
  /** Levels 1 and 2: few controls, with the hint among the tools. */
  readonly isTapped?: boolean
  /** The answer field and its messages. */
  readonly answer: ReactNode
  readonly aid?: ReactNode
  readonly hinting: Hinting
  /** Keys pressed anywhere inside the puzzle, except in text fields. */
  readonly onKey?: (event: KeyboardEvent) => void
}

/** A puzzle's tile, its solving aid, and its dialogs. */
export function PlayFrame({
  puzzle,
  guessing,
  setting,
  headingLevel,
  board,
  isBoardWide = false,
  isTapped = false,
  answer,
  aid,
  hinting,
  onKey,
  footnote,
  ...next
}: PlayFrameProps) {
  const [requested, setRequested] = useState<BlockedAction>()
  const action = guessing.isBlocked ? 'PLAY PUZZLE' : requested
  const isSpare = useIsSpare()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const isCovered = isLocked(guessing.status)
  useFocusAfter(guessing.isDialogOpen || guessing.isBlocked, heading)
  // Preload, so that the completion dialog needs no network.
  useSpareTime(() => Promise.all([CompletionModal.load(), prepareHashing()]))

  useIdleTime(() => Promise.all([ActionDialog.load(), setting === 'home' || loadHintCode()]))

  /** A second request for the full screen leaves it. */
  const request = (next: BlockedAction) => setRequested(requested === next ? undefined : next)
  const finish = () => {
    setRequested(undefined)
    guessing.closeDialog()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.defaultPrevented || event.altKey || target.closest('dialog') !== event.currentTarget.closest('dialog')) return
    // The footnote is not part of the puzzle, and may have a field of its own.
    if (target.closest(`.${styles['footnote']}`)) return
    // Takes precedence over a dialog around the puzzle.
    if (event.key === 'Escape' && hinting.isOpen) {
      event.preventDefault()
      return hinting.close()
    }
    if (!target.matches('input, textarea, select')) onKey?.(event)
    // A Word puzzle needs every letter for its answer.
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      answerFormOf(puzzle.typeId) === 'word' ||
      setting === 'home' ||
      setting === 'embed'
    )
      return
    if (event.key.toLowerCase() === 'f') {
      event.preventDefault()
      request('FULL SCREEN PUZZLE')
    }
  }

  return (
    <div
      className={styles['play']}
      data-type={TYPE_NAMES[puzzle.typeId]}
      data-setting={setting === 'home' ? undefined : setting}
      data-own-controls={setting === 'home' ? undefined : ''}
      data-locked={isCovered || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <div className={styles['table']}>
        <article
          className={classNames('tile', styles['tile'])}
          aria-labelledby={headingId}
          data-celebrating={guessing.isCelebrating || undefined}
          data-wide={isBoardWide || undefined}
        >
          <TileHead
            typeId={puzzle.typeId}
            levelId={puzzle.levelId}
            puzzleId={setting !== 'home' && puzzle.hasSvg ? puzzle.id : undefined}
            heading={{ level: headingLevel, id: headingId, ref: heading }}
            tools={setting !== 'home' && <PlanTools setting={setting} guessing={guessing} onAction={request} />}
          />
          <div className={styles['question']}>
            <div className={styles['body']} id={`question-${puzzle.id}`} inert={isCovered}>
              {board}
            </div>
            {answer}
            {isCovered && (
              <button
                type="button"
                className={styles['cover']}
                aria-label={guessing.isDayInDoubt ? m['other_day.title']() : m['play_frame.plan_needed']()}
                onClick={() => request('PLAY PUZZLE')}
              />
            )}
          </div>
          {action && <ActionDialog action={action} puzzle={puzzle} guessing={guessing} onDone={finish} />}
          {guessing.isDialogOpen && <CompletionModal puzzle={puzzle} guessing={guessing} setting={setting} {...next} />}
          {setting !== 'home' && (
            <PuzzleTools
              puzzle={puzzle}
              status={guessing.status}
              onHint={isTapped || isBoardType(puzzle.typeId) ? hinting.ask : undefined}
              deferred={isSpare && <DeferredTools puzzle={puzzle} guessing={guessing} setting={setting} {...next} />}
            />
          )}
        </article>
        {footnote && <div className={classNames('small muted', styles['footnote'])}>{footnote}</div>}
      </div>
      {setting !== 'home' && aid}
    </div>
  )
}

/** Focuses the puzzle's heading when the dialog closes, so that a screen reader continues from there. */
function useFocusAfter(isOpen: boolean, target: React.RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, target])
}

interface MissingDialogProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'answer' | 'isDialogOpen' | 'closeDialog'>
  readonly onRetry: () => void
  /** Closes the completion dialog by default. */
  readonly onDone?: () => void
}

/** Replaces a dialog that could not be loaded. A success is still announced. */
export function MissingDialog({ puzzle: { typeId }, guessing, onRetry, onDone = guessing.closeDialog }: MissingDialogProps) {
  const { answer, isDialogOpen } = guessing
  return (
    <Notice
      tone={isDialogOpen ? 'success' : 'error'}
      action={
        <>
          <Button onClick={onRetry}>{m['ui.retry']()}</Button>
          <Button onClick={onDone}>{m['ui.close']()}</Button>
        </>
      }
    >
      <p>
        {isDialogOpen && (
          <strong>
            {answerFormOf(typeId) === 'board'
              ? m['play_frame.every_emoji_is_in']()
              : m['play_frame.is_the_correct_answer']({ answerText: answerText(typeId, answer ?? '') })}
          </strong>
        )}{' '}
        {m['play_frame.could_not_be_loaded']({ isDialogOpen: String(isDialogOpen) })}
      </p>
    </Notice>
  )
}
