import type { TypedGuess } from '@emojigma/engine/guess.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useOnHydration } from '../../../platform/browser/hooks/use-on-hydration.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { TYPED } from '../../../platform/session/session-storage.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { acceptedAnswer, extendedAnswer, type AnswerFault, type AnswerRules } from './answer-input.ts'
import { IS_TOUCH, type Typing } from './AnswerForm.tsx'
import type { Press } from './Keypad.tsx'

interface TypedAnswer {
  readonly typing: Omit<Typing, 'hasKeypad' | 'onFocus'>
  /** Handles an on-screen key. */
  readonly press: (key: Press) => void
  /** Handles a keyboard key outside of text fields. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** The typed answer: from the field, the on-screen keys, or keyboard keys anywhere inside the puzzle.
 *  @param language as in `parseWorkingOut` */
export function useTypedAnswer(puzzle: PuzzleView, guessing: Guessing, language: string): TypedAnswer {
  const { sitting, status } = guessing
  const field = useRef<HTMLInputElement>(null)
  const [draft, setText] = useState('')
  const [fault, setFault] = useState<AnswerFault>()
  /** The wrong verdict during which the next answer was begun. */
  const [typedOver, setTypedOver] = useState<Guessing['sitting']>()
  const isWrongShown = sitting.kind === 'wrong' && sitting !== typedOver
  const base = isWrongShown ? '' : draft
  const onTyped = ({ text, fault }: TypedGuess) => {
    if (text !== undefined) {
      setText(text)
      setTypedOver(sitting)
    }
    setFault(fault)
  }
  const wordLength = puzzle.question?.typeId === 3 ? puzzle.question.spelling.length : undefined
  const rules: AnswerRules = { typeId: puzzle.typeId, levelId: puzzle.levelId, wordLength }

  const draftKey = TYPED + puzzle.id + language
  // Do not store a found answer, or a wrong one, which is about to be cleared.
  const isDone = status === 'solved' || status === 'revealed' || isWrongShown
  useDraftInTab({ draftKey, text: isDone ? '' : draft, rules, field, onRestored: onTyped })

  // A rejected answer stays in the field, or is restored.
  const [refusal, setRefusal] = useState<unknown>()
  if (sitting.kind === 'refused' && sitting !== refusal) {
    setRefusal(sitting)
    if (draft === '') setText(sitting.guess)
  }

  // A wrong answer is cleared when its flash is over, and the field is ready for the next one.
  const wasWrong = useRef(false)
  useEffect(() => {
    if (wasWrong.current && sitting.kind === 'ready') {
      setText('')
      field.current?.focus()
    }
    wasWrong.current = isWrongShown
  }, [sitting, isWrongShown])

  const press = (key: Press) => {
    if (status !== 'open' || sitting.kind === 'judging') return
    // After a mouse click on a key, the player may continue with the keyboard.
    if (document.activeElement === document.body && !matchMedia(IS_TOUCH).matches) field.current?.focus({ preventScroll: true })
    onTyped(answerAfter(rules, base, key))
  }
  const check = () => {
    if (guessing.guess(draft)) return
    setFault('empty')
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const isPressed = (event.target as Element).matches('a, button') && (event.key === 'Enter' || event.key === ' ')
    if (event.ctrlKey || event.metaKey || isPressed) return
    if (event.key === 'Enter') check()
    else if (event.key === 'Backspace') press({ kind: 'delete' })
    else if (event.key.length === 1 && event.key.trim() !== '' && extendedAnswer(rules, base, event.key).fault === undefined) {
      press({ kind: 'character', character: event.key })
    } else return
    event.preventDefault()
  }
  return { typing: { rules, draft, isWrongShown, onTyped, onCheck: check, fault, draftKey, field }, press, onKey }
}

interface DraftStorage {
  readonly draftKey: string
  /** The text to store, or empty. */
  readonly text: string
  readonly rules: AnswerRules
  readonly field: RefObject<HTMLInputElement | null>
  readonly onRestored: (typed: TypedGuess) => void
}

/** Stores the draft in the tab when its puzzle is left, and restores it. Text typed before hydration is only in the field. */
function useDraftInTab({ draftKey, text, rules, field, onRestored }: DraftStorage): void {
  useOnHydration(() => {
    const typed = acceptedAnswer(rules, field.current?.value || (inTab.read(draftKey) ?? ''))
    // An empty text must not replace a restored answer.
    if (typed.text !== '') onRestored(typed)
    inTab.forget(draftKey)
  })
  const leave = useEffectEvent(() => (text ? inTab.keep(draftKey, text) : inTab.forget(draftKey)))
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}

function answerAfter(rules: AnswerRules, current: string, key: Press): TypedGuess {
  return key.kind === 'character' ? extendedAnswer(rules, current, key.character) : { text: textAfter(current, key) }
}

/** A draft after a key of the keypad. */
export function textAfter(current: string, key: Press): string {
  switch (key.kind) {
    case 'character':
      return current + key.character
    case 'delete':
      return current.slice(0, -1)
    case 'sign':
      return current.startsWith('-') ? current.slice(1) : `-${current}`
  }
}
