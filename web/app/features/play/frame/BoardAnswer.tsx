import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { answerPlaceholder } from '../typed/answer-input.ts'
import { answerText } from './answer-text.ts'
import type { Guessing } from './use-guessing.ts'
import { AnswerMessage } from './AnswerMessage.tsx'
import { AnswerInput, AnswerRow } from './AnswerRow.tsx'
import styles from './BoardAnswer.module.css'

interface BoardAnswerProps {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** Nothing is filled or selected yet. */
  readonly isUntouched: boolean
  /** Messages of the board while it is played. */
  readonly children?: ReactNode
}

/** Below a board that is its own answer: messages while it is played, or a locked field. */
export function BoardAnswer({ puzzle, guessing, isUntouched, children }: BoardAnswerProps) {
  const { status, sitting, answer, mayBeChild, isDayInDoubt } = guessing
  if (status === 'open') {
    return (
      <div className={styles['words']}>
        {isUntouched && sitting.kind === 'ready' && (
          <p data-control="" className={styles['invitation']}>
            {answerPlaceholder(puzzle.typeId, status, mayBeChild)}
          </p>
        )}
        {children}
        <AnswerMessage puzzle={puzzle} guessing={guessing} />
      </div>
    )
  }
  const isSettled = status === 'solved' || status === 'revealed'
  return (
    <AnswerRow state={status}>
      <AnswerInput
        type="text"
        aria-label={m['ui.your_answer']()}
        readOnly={isSettled}
        disabled={!isSettled}
        value={settledText(puzzle, status, answer)}
        placeholder={isSettled ? '' : answerPlaceholder(puzzle.typeId, status, mayBeChild || isDayInDoubt)}
      />
      {/* The placeholder of a locked puzzle takes the whole row. */}
      {isSettled && (
        <Button variant="primary" disabled>
          {m['ui.check']()}
        </Button>
      )}
      <AnswerMessage puzzle={puzzle} guessing={guessing} />
    </AnswerRow>
  )
}

function settledText({ typeId }: PuzzleView, status: Guessing['status'], answer: string | undefined): string {
  if (status === 'revealed' && answerFormOf(typeId) === 'board') return m['answer_message.revealed_board']()
  return (status === 'solved' || status === 'revealed') && answer !== undefined ? answerText(typeId, answer) : ''
}
