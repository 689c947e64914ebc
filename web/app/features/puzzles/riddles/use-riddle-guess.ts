import type { Riddle } from '@emojigma/content/riddle.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useOnHydration } from '../../../platform/browser/hooks/use-on-hydration.ts'
import { judgeRiddleGuess, type RiddleVerdict } from './riddle-guess.ts'
import { riddleLookedUp, riddleSolved } from './riddle-progress.ts'

export interface RiddleFeedback {
  readonly guess: string
  readonly verdict: RiddleVerdict
  /** Counts the guesses, so that equal words are announced again. */
  readonly attempt: number
}

interface RiddleState {
  readonly isSolved: boolean
  readonly isLookedUp: boolean
}

/** Guessing at a riddle, and looking up its answer.
 *  Source: docs/product.md, Riddles */
export function useRiddleGuess(riddle: Riddle, { isSolved, isLookedUp }: RiddleState) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  useOnHydration(() => {
    // A solved one's field has the answer.
    if (!isSolved) setDraft(field.current?.value ?? '')
  })
  const [last, setLast] = useState<RiddleFeedback>()
  const [wantsAnswer, setWantsAnswer] = useState(false)
  // After starting over, an answer that was open stays closed, or it would count as looked up again.
  const isAnswerOpen = wantsAnswer && (isSolved || isLookedUp)
  const isWrong = !isSolved && last !== undefined && last.verdict !== 'right'

  const check = (event: FormEvent) => {
    event.preventDefault()
    if (isSolved) return
    const verdict = judgeRiddleGuess(draft, riddle)
    setLast({ guess: draft.trim(), verdict, attempt: (last?.attempt ?? 0) + 1 })
    if (verdict === 'right') {
      setDraft('')
      // Stays closed if the player started over while it was open.
      setWantsAnswer(isAnswerOpen)
      riddleSolved(riddle.id)
    } else {
      field.current?.focus()
      field.current?.select()
    }
  }
  const toggleAnswer = () => {
    if (!isAnswerOpen) {
      riddleLookedUp(riddle.id)
      // No "have another go" beside the answer.
      if (isWrong) setLast(undefined)
    }
    setWantsAnswer(!isAnswerOpen)
  }
  return {
    field,
    draft,
    setDraft,
    isWrong,
    isAnswerOpen,
    /** On the last guess; a solved riddle may have been reset since. */
    feedback: last?.verdict === 'right' && !isSolved && !isLookedUp ? undefined : last,
    check,
    toggleAnswer,
  }
}
