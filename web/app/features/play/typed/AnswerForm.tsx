import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useId, type FormEvent, type InputEvent, type KeyboardEvent, type RefObject, type WheelEvent } from 'react'
import { useMedia } from '../../../platform/browser/hooks/use-media.ts'
import { Button } from '../../../ui/Button.tsx'
import { acceptedAnswer, answerInputType, answerPlaceholder, mayBeNegative, type AnswerRules } from './answer-input.ts'
import { answerText } from '../frame/answer-text.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { AnswerMessage } from '../frame/AnswerMessage.tsx'
import { AnswerInput, AnswerRow, HintButton } from '../frame/AnswerRow.tsx'

/** Touch screens, which have an on-screen keyboard. */
export const IS_TOUCH = '(pointer: coarse)'

interface AnswerFormProps {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  readonly typing: Typing
  /** Absent where there are no hints. */
  readonly onHint?: (() => void) | undefined
}

export interface Typing {
  readonly rules: AnswerRules
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onCheck: () => void
  /** The checked text is not a complete answer. */
  readonly isRefused: boolean
  /** The tab's storage key of the draft, before hydration and after the puzzle is left. */
  readonly draftKey: string
  readonly field: RefObject<HTMLInputElement | null>
  /** The keypad is visible, so that a phone's own keyboard is not needed. */
  readonly hasKeypad: boolean
  readonly onFocus: () => void
}

/** The field and button for a number or a word.
 *  Source: docs/product.md, Guesses and canonical form */
export function AnswerForm({ puzzle, guessing, typing, onHint }: AnswerFormProps) {
  const { rules, draft, onDraft, onCheck, isRefused, draftKey, field, hasKeypad, onFocus } = typing
  const id = useId()
  const { status, sitting, answer, mayBeChild } = guessing
  // Here rather than in the parent: it changes after the first frame, and then only this renders again.
  const isTouched = useMedia(IS_TOUCH)
  const isSettled = status === 'solved' || status === 'revealed'
  const isOpen = status === 'open'
  const isShown = sitting.kind === 'wrong' || sitting.kind === 'judging'

  const onInput = ({ currentTarget: target }: InputEvent<HTMLInputElement>) => {
    // For a lone minus sign a number field's value is empty, so React's onChange would not fire.
    if (target.value === '' && target.validity.badInput) return onDraft('-')
    const typed = draft === '-' && /^\d/.test(target.value) ? `-${target.value}` : target.value
    const accepted = acceptedAnswer(rules, typed)
    if (accepted !== undefined) onDraft(accepted)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onCheck()
  }
  const isBareMinus = draft === '-'

  return (
    <AnswerRow state={isSettled ? status : sitting.kind} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {m['ui.your_answer']()}
      </label>
      <AnswerInput
        ref={field}
        id={id}
        data-draft-key={draftKey}
        // The letters of a word are seen in its slots.
        data-in-slots={(isOpen && answerFormOf(puzzle.typeId) === 'word') || undefined}
        onFocus={onFocus}
        type={answerInputType(rules, isSettled)}
        inputMode={hasKeypad && isTouched && isOpen ? 'none' : undefined}
        placeholder={isBareMinus ? '−' : isSettled ? '' : answerPlaceholder(puzzle.typeId, isOpen ? 'open' : status, mayBeChild)}
        value={isSettled ? (answer === undefined ? '' : answerText(puzzle.typeId, answer)) : isBareMinus ? '' : draft}
        required
        disabled={!isOpen && !isSettled}
        readOnly={isSettled || isShown}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={sitting.kind === 'wrong' || isRefused || undefined}
        aria-describedby={`question-${puzzle.id} ${id}-message`}
        onInput={onInput}
        onKeyDown={keepNumber(rules, draft, onDraft)}
        onWheel={blurNumber}
      />
      {/* The placeholder of a locked puzzle takes the whole row. */}
      {(isOpen || isSettled) && (
        <Button type="submit" variant="primary" disabled={!isOpen}>
          {m['ui.check']()}
        </Button>
      )}
      {isOpen && onHint && <HintButton onHint={onHint} />}
      <AnswerMessage id={`${id}-message`} puzzle={puzzle} guessing={guessing} isRefused={isRefused} />
    </AnswerRow>
  )
}

/** Scrolling over a focused number field would change it. */
function blurNumber({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.type === 'number') field.blur()
}

/** Keeps a number field from accepting `e`, `.`, `+` and arrow keys. A minus typed anywhere makes the number negative; a lone minus is only
 *  a draft, so deleting it is handled here too. */
function keepNumber({ typeId, levelId }: AnswerRules, draft: string, onDraft: (draft: string) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (answerFormOf(typeId) === 'word' || event.ctrlKey || event.metaKey || event.altKey) return
    const isStep = key === 'ArrowUp' || key === 'ArrowDown'
    // F, for full screen, is left to the puzzle around the field.
    const isRefused = key.length === 1 && !/[\dfF]/.test(key)
    if (isStep || isRefused) event.preventDefault()
    if (key === '-' && mayBeNegative(levelId) && !draft.startsWith('-')) onDraft(`-${draft}`)
    if (draft === '-' && (key === 'Backspace' || key === 'Delete')) onDraft('')
  }
}
