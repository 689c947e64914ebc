import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { hasLetters, lettersOf } from '@emojigma/engine/algebra/symbol-letters.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { EMPTY_CELL, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { isAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { rungAfter, type CellContent, type Hint } from './hint.ts'
import { EqualShares } from './EqualShares.tsx'
import { HintDrawing } from './HintDrawing.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { SmallLines } from '../question/SmallLines.tsx'
import styles from './HintPanel.module.css'

interface HintPanelProps {
  readonly puzzle: PuzzleView
  /** Undefined once its step is done. */
  readonly hint: Hint | undefined
  /** The question is shown in letters. */
  readonly isInLetters: boolean
  readonly onMore: () => void
  readonly onPut: (changes: readonly CellContent[]) => void
  readonly onForget: (symbol: number) => void
  readonly onClose: () => void
}

const BalanceDialog = lazyComponent(() => import('./BalanceDialog.tsx'), 'BalanceDialog')

/** A hint, rung by rung. */
export function HintPanel({ puzzle, hint, isInLetters, onMore, onPut, onForget, onClose }: HintPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    // The pressed button may be gone; keep the focus inside the puzzle, so that its keys still work.
    if (document.activeElement === document.body) [...(panel.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
    if (!hint) return
    const play = panel.current?.closest('[data-setting]')
    play?.querySelector('[data-mark]')?.scrollIntoView({ block: 'nearest' })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [hint])

  const [change] = hint?.changes ?? []
  const symbol = Number(change?.symbol) - 1
  const wrongValue = hint?.wrongValue
  const { question } = puzzle
  const letters = isInLetters && question && hasLetters(question) ? lettersOf(question) : undefined
  const hasMore = !hint || (hint.rung > 0 && (hint.rung < 3 || hint.way.length > 1))
  return (
    <section className={styles['hint']} aria-label={m['play.hint']()} ref={panel}>
      <div className={styles['head']}>
        <Mascot mood="thinking" />
        <strong>{hint?.title ?? m['play.hint']()}</strong>
        {hint && hint.steps.length > 1 && (
          <span className={styles['step']}>{m['ui.step_of']({ index: hint.index + 1, count: hint.steps.length })}</span>
        )}
        <IconButton label={m['hint_panel.close_the_hint']()} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* On a phone longer words are scrolled, with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['words']} aria-label={hint?.title} tabIndex={0}>
        {hint ? hint.words.map((words) => <p key={words}>{words}</p>) : <p>{m['hint_panel.changed']({ typeId: puzzle.typeId })}</p>}
        {hint && hint.lines.length > 0 && <SmallLines lines={hint.lines} emoji={puzzle.emoji} letters={letters} />}
        {hint?.shared && <EqualShares shared={hint.shared} emoji={puzzle.emoji[hint.shared.symbol] ?? ''} />}
      </section>
      <div className={styles['actions']}>
        {hint && change && (
          <Button className={styles['put']} onClick={() => onPut(hint.changes)}>
            {change.symbol === EMPTY_CELL ? (
              takeOutWords(hint)
            ) : (
              <>
                {m['hint_panel.put']()} <EmojiPicture emoji={puzzle.emoji[symbol] ?? ''} label={puzzle.emojiNames[symbol] ?? ''} />{' '}
                {m['hint_panel.there']()}
              </>
            )}
          </Button>
        )}
        {wrongValue !== undefined && <Button onClick={() => onForget(wrongValue)}>{m['hint_panel.take_it_out']()}</Button>}
        {hasMore && <Button onClick={onMore}>{moreWords(hint, puzzle.levelId)}</Button>}
        {question && isAlgebra(question) && hint && hint.rung > 1 && (
          <Button variant="quiet" onClick={() => setMoving(true)}>
            {m['balance.move_the_lines']()}
          </Button>
        )}
      </div>
      {isMoving && <BalanceDialog puzzle={puzzle} onClose={() => setMoving(false)} />}
    </section>
  )
}

/** The drawing of a hint, for over its board. */
export function drawnHint({ drawing, steps, index }: Hint, emoji: readonly string[]): ReactNode {
  const step = steps[index]
  return drawing && step && 'side' in step && <HintDrawing drawing={drawing} side={step.side as BoardSide} emoji={emoji} />
}

function moreWords(hint: Hint | undefined, levelId: LevelId): string {
  if (!hint) return m['hint_panel.next_hint']()
  if (hint.rung < 3) return rungAfter(hint.rung, levelId) === 2 ? m['hint_panel.what_helps']() : m['hint_panel.show_me']()
  return hint.index !== hint.way.at(-1) ? m['hint_panel.next_step']() : m['hint_panel.from_the_start']()
}

function takeOutWords({ steps, index }: Hint): string {
  return steps[index]?.technique === 'wrong notes' ? m['hint_panel.take_them_out']() : m['hint_panel.take_it_out']()
}
