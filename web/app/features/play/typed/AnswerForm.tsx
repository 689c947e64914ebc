import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { TypedGuess } from '@emojigma/engine/guess.ts'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type FormEvent,
  type InputEvent as ReactInputEvent,
  type KeyboardEvent,
  type RefObject,
  type WheelEvent,
} from 'react'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { useMedia } from '../../../platform/browser/hooks/use-media.ts'
import { Button } from '../../../ui/Button.tsx'
import {
  acceptedAnswer,
  answerInputType,
  answerPlaceholder,
  extendedAnswer,
  faultWords,
  type AnswerFault,
  type AnswerRules,
} from './answer-input.ts'
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
  /** The question is written in letters, which its words are not. */
  readonly isInLetters?: boolean
  /** Absent where there are no hints. */
  readonly onHint?: (() => void) | undefined
}

export interface Typing {
  readonly rules: AnswerRules
  readonly draft: string
  /** The draft is the wrong answer, until its moment is over or the next answer is begun. */
  readonly isWrongShown: boolean
  /** Takes the new draft, or shows why it is refused. */
  readonly onTyped: (typed: TypedGuess) => void
  readonly onCheck: () => void
  /** Why the last key, paste or Check was refused. */
  readonly fault: AnswerFault | undefined
  /** The tab's storage key of the draft, before hydration and after the puzzle is left. */
  readonly draftKey: string
  readonly field: RefObject<HTMLInputElement | null>
  /** The keypad is visible, so that a phone's own keyboard is not needed. */
  readonly hasKeypad: boolean
  readonly onFocus: () => void
}

/** The field and button for a number or a word.
 *  Source: docs/product.md, Guesses and canonical form */
export function AnswerForm({ puzzle, guessing, typing, isInLetters = false, onHint }: AnswerFormProps) {
  const { rules, draft, isWrongShown, onTyped, onCheck, fault, draftKey, field, hasKeypad, onFocus } = typing
  const id = useId()
  const { status, sitting, answer, mayBeChild, isDayInDoubt } = guessing
  // Here rather than in the parent: it changes after the first frame, and then only this renders again.
  const isTouched = useMedia(IS_TOUCH)
  const isSettled = status === 'solved' || status === 'revealed'
  const isOpen = status === 'open'

  const isHydrated = useHydrated()
  useInsertions(field, typing)

  const composedOnto = useRef<string>(undefined)
  const onInput = ({ currentTarget: { value, type, validity }, nativeEvent }: ReactInputEvent<HTMLInputElement>) => {
    const base = composedOnto.current
    // While an input method composes text, the value of a number field lacks its signs.
    if (type === 'number' && base !== undefined) return onTyped(extendedAnswer(rules, base, nativeEvent.data ?? ''))
    if (isWrongShown) return onTyped(acceptedAnswer(rules, value.startsWith(draft) ? value.slice(draft.length) : value))
    if (value === '' && validity.badInput) return
    onTyped(acceptedAnswer(rules, draft === '-' && /^\d/.test(value) ? `-${value}` : value))
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
        // A number field drops signs that it does not know, and until hydration nothing would notice.
        type={answerInputType(rules, isSettled || !isHydrated)}
        inputMode={hasKeypad && isTouched && isOpen ? 'none' : undefined}
        placeholder={
          isBareMinus ? '−' : isSettled ? '' : answerPlaceholder(puzzle.typeId, isOpen ? 'open' : status, mayBeChild || isDayInDoubt)
        }
        value={isSettled ? (answer === undefined ? '' : answerText(puzzle.typeId, answer)) : isBareMinus ? '' : draft}
        required
        disabled={!isOpen && !isSettled}
        readOnly={isSettled || sitting.kind === 'judging'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={sitting.kind === 'wrong' || fault !== undefined || undefined}
        aria-describedby={`${isInLetters ? `question-${puzzle.id}` : `${id}-question`} ${id}-message`}
        onInput={onInput}
        onCompositionStart={() => (composedOnto.current = isWrongShown ? '' : draft)}
        onCompositionEnd={() => (composedOnto.current = undefined)}
        onKeyDown={keepNumber(draft, onTyped)}
        onWheel={blurNumber}
      />
      {/* Not the question above: its tiles have buttons, whose names would be read in the middle of each line. */}
      {!isInLetters && (
        <span id={`${id}-question`} hidden>
          {puzzle.text}
        </span>
      )}
      {/* The placeholder of a locked puzzle takes the whole row. */}
      {(isOpen || isSettled) && (
        <Button type="submit" variant="primary" disabled={!isOpen}>
          {m['ui.check']()}
        </Button>
      )}
      {isOpen && onHint && <HintButton onHint={onHint} />}
      <AnswerMessage id={`${id}-message`} puzzle={puzzle} guessing={guessing} fault={fault && faultWords(fault, rules)} />
    </AnswerRow>
  )
}

/** Scrolling over a focused number field would change it. */
function blurNumber({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.type === 'number') field.blur()
}

/** Arrow keys would change a number. A lone minus is only a draft, so deleting it is handled here. */
function keepNumber(draft: string, onTyped: (typed: TypedGuess) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event
    if (field.type === 'number' && (key === 'ArrowUp' || key === 'ArrowDown')) event.preventDefault()
    if (draft === '-' && (key === 'Backspace' || key === 'Delete')) onTyped({ text: '' })
  }
}

/** Reads what is typed, pasted or dropped before the browser does: a number field turns "−30" into 30. */
function useInsertions(
  target: RefObject<HTMLInputElement | null>,
  { rules, draft, isWrongShown, onTyped }: Pick<Typing, 'rules' | 'draft' | 'isWrongShown' | 'onTyped'>,
) {
  /** A number field does not tell where its caret is, so a paste replaces the draft. */
  const typedIntoNumber = (inputType: string, data: string) =>
    inputType === 'insertText' ? extendedAnswer(rules, draft, data) : acceptedAnswer(rules, data)
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { data, inputType, cancelable } = event
    const field = target.current
    if (!field || field.readOnly || !cancelable) return
    if (isWrongShown) {
      event.preventDefault()
      return onTyped(acceptedAnswer(rules, data ?? ''))
    }
    if (data === null) return
    const isNumber = field.type === 'number'
    // It takes digits by itself.
    if (isNumber && /^\d*$/.test(data)) return
    const typed = isNumber ? typedIntoNumber(inputType, data) : acceptedAnswer(rules, withInserted(field, data))
    if (!isNumber && typed.fault === undefined) return
    event.preventDefault()
    onTyped(typed)
  })
  useEffect(() => {
    const field = target.current
    const listener = (event: InputEvent) => onBeforeInput(event)
    field?.addEventListener('beforeinput', listener)
    return () => field?.removeEventListener('beforeinput', listener)
  }, [target])
}

function withInserted({ value, selectionStart, selectionEnd }: HTMLInputElement, data: string): string {
  return value.slice(0, selectionStart ?? value.length) + data + value.slice(selectionEnd ?? value.length)
}
