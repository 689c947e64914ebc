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
import { AnswerInput, AnswerRow } from '../frame/AnswerRow.tsx'

/** A screen that is touched: it brings up a keyboard of its own. */
export const IS_TOUCHED = '(pointer: coarse)'

interface AnswerFormProps {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  readonly typing: Typing
}

export interface Typing {
  readonly rules: AnswerRules
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onCheck: () => void
  /** What was to be checked is no answer yet. */
  readonly isRefused: boolean
  /** Where in the tab's storage the draft waits while no script runs, and after the puzzle is left. */
  readonly keptAs: string
  readonly field: RefObject<HTMLInputElement | null>
  /** The keypad is on screen, so that a phone need not bring up its own keyboard over it. */
  readonly hasKeypad: boolean
}

/** Where a number or a word is typed and checked.
 *  Source: docs/product.md, Guesses and canonical form */
export function AnswerForm({ puzzle, guessing, typing }: AnswerFormProps) {
  const { rules, draft, onDraft, onCheck, isRefused, keptAs, field, hasKeypad } = typing
  const id = useId()
  const { status, sitting, answer, mayBeChild } = guessing
  // Asked here and not around it: the answer comes after the first frame, and then only this is drawn anew.
  const isTouched = useMedia(IS_TOUCHED)
  const isSettled = status === 'solved' || status === 'revealed'
  const isOpen = status === 'open'
  const isShown = sitting.kind === 'wrong' || sitting.kind === 'judging'

  const onInput = ({ currentTarget: target }: InputEvent<HTMLInputElement>) => {
    // A number field shows a minus sign that has no digits yet, and calls its value empty; that is also why this listens to every input
    // and not to changes of the value.
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
        data-kept-as={keptAs}
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
        aria-describedby={`${id}-message`}
        onInput={onInput}
        onKeyDown={keepNumber(rules, draft, onDraft)}
        onWheel={stayAsItIs}
      />
      {/* The words of a field that is closed take the whole row. */}
      {(isOpen || isSettled) && (
        <Button type="submit" variant="primary" disabled={!isOpen}>
          {m['ui.check']()}
        </Button>
      )}
      <AnswerMessage id={`${id}-message`} puzzle={puzzle} guessing={guessing} isRefused={isRefused} />
    </AnswerRow>
  )
}

/** A number field would change under who scrolls over it. */
function stayAsItIs({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.type === 'number') field.blur()
}

/** A number field would take an e, a dot, a plus sign and any number of minus signs, and change its value by arrow keys. Wherever in it the
 *  minus is typed, it makes the number negative; one that stands alone is not in the field, which has nothing to delete then. */
function keepNumber({ typeId, levelId }: AnswerRules, draft: string, onDraft: (draft: string) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (answerFormOf(typeId) === 'word' || event.ctrlKey || event.metaKey || event.altKey) return
    const isStep = key === 'ArrowUp' || key === 'ArrowDown'
    // The letter that asks for the full screen goes on to the puzzle around the field.
    const isRefused = key.length === 1 && !/[\dfF]/.test(key)
    if (isStep || isRefused) event.preventDefault()
    if (key === '-' && mayBeNegative(levelId) && !draft.startsWith('-')) onDraft(`-${draft}`)
    if (draft === '-' && (key === 'Backspace' || key === 'Delete')) onDraft('')
  }
}
