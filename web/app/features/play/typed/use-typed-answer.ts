import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject, type SetStateAction } from 'react'
import { useOnHydration } from '../../../platform/browser/hooks/use-on-hydration.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { TYPED } from '../../../platform/session/session-storage.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { acceptedAnswer, type AnswerRules } from './answer-input.ts'
import { IS_TOUCHED, type Typing } from './AnswerForm.tsx'
import type { Press } from './Keypad.tsx'

interface TypedAnswer {
  readonly typing: Omit<Typing, 'hasKeypad'>
  /** A key on screen. */
  readonly press: (pressed: Press) => void
  /** A key of the keyboard, anywhere inside the puzzle but in a field. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** The answer while it is typed: with the field's own keyboard, the keys on screen, or keys that are pressed anywhere inside the puzzle.
 *  @param language as `parseWorkingOut` has it */
export function useTypedAnswer(puzzle: PuzzleView, guessing: Guessing, language: string): TypedAnswer {
  const { sitting, status } = guessing
  const field = useRef<HTMLInputElement>(null)
  const [draft, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const setDraft = (change: SetStateAction<string>) => {
    setText(change)
    setRefused(false)
  }
  const wordLength = puzzle.question?.typeId === 3 ? puzzle.question.spelling.length : undefined
  const rules: AnswerRules = { typeId: puzzle.typeId, levelId: puzzle.levelId, wordLength }

  const draftKey = TYPED + puzzle.id + language
  // Nobody needs the answer once it is found, nor a wrong one, which is about to be cleared.
  const isDone = status === 'solved' || status === 'revealed' || sitting.kind === 'wrong'
  useDraftInTab({ draftKey, text: isDone ? '' : draft, rules, field, onFound: setText })

  // An answer that was not counted stays, or comes back.
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
    wasWrong.current = sitting.kind === 'wrong'
  }, [sitting])

  const press = (pressed: Press) => {
    if (status !== 'open' || sitting.kind === 'judging') return
    if (wasWrong.current) {
      wasWrong.current = false
      setText('')
    }
    // Somebody who clicks a key with the mouse may go on with the keyboard.
    if (document.activeElement === document.body && !matchMedia(IS_TOUCHED).matches) field.current?.focus({ preventScroll: true })
    setDraft((current) => acceptedAnswer(rules, pressedText(current, pressed)) ?? current)
  }
  const check = () => {
    if (guessing.guess(draft)) return
    setRefused(true)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const isPressed = (event.target as Element).matches('a, button') && (event.key === 'Enter' || event.key === ' ')
    if (event.ctrlKey || event.metaKey || isPressed) return
    if (event.key === 'Enter') check()
    else if (event.key === 'Backspace') press({ kind: 'delete' })
    else if (event.key.length === 1 && acceptedAnswer(rules, draft + event.key) !== undefined && event.key.trim() !== '') {
      press({ kind: 'character', character: event.key })
    } else return
    event.preventDefault()
  }
  return { typing: { rules, draft, onDraft: setDraft, onCheck: check, isRefused, draftKey, field }, press, onKey }
}

interface DraftStorage {
  readonly draftKey: string
  /** What is worth keeping, or nothing. */
  readonly text: string
  readonly rules: AnswerRules
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFound: (text: string) => void
}

/** Keeps an answer in the tab when its puzzle is left, and finds it again. What was typed before the script arrived stands in the field
 *  alone. */
function useDraftInTab({ draftKey, text, rules, field, onFound }: DraftStorage): void {
  useOnHydration(() => {
    const typed = acceptedAnswer(rules, field.current?.value || (inTab.read(draftKey) ?? ''))
    // Nothing is not put there: it might come after an answer that was given back.
    if (typed) onFound(typed)
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

function pressedText(current: string, pressed: Press): string {
  switch (pressed.kind) {
    case 'character':
      return current + pressed.character
    case 'delete':
      return current.slice(0, -1)
    case 'sign':
      return current.startsWith('-') ? current.slice(1) : `-${current}`
  }
}
