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

/** Guessing at a riddle, and turning its card to the answer.
 *  Source: docs/product.md, Riddles */
export function useRiddleGuess(riddle: Riddle, { isSolved, isLookedUp }: RiddleState) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  useOnHydration(() => setDraft(field.current?.value ?? ''))
  const [last, setLast] = useState<RiddleFeedback>()
  const [wantsAnswer, setWantsAnswer] = useState(false)
  // After starting over, a turned card is turned back, or it would count as looked up again.
  const isTurned = isSolved || (wantsAnswer && isLookedUp)

  const check = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judgeRiddleGuess(draft, riddle)
    setLast({ guess: draft.trim(), verdict, attempt: (last?.attempt ?? 0) + 1 })
    if (verdict === 'right') {
      setDraft('')
      setWantsAnswer(true)
      riddleSolved(riddle.id)
    } else {
      field.current?.focus()
      field.current?.select()
    }
  }
  const showAnswer = () => {
    riddleLookedUp(riddle.id)
    setWantsAnswer(true)
    setLast(undefined)
  }
  return {
    field,
    draft,
    setDraft,
    isTurned,
    /** On the last guess, while the card shows the riddle. */
    feedback: isTurned || last?.verdict === 'right' ? undefined : last,
    /** Whether the answer was guessed after it had been looked up. */
    isGuessedLate: !isSolved && last?.verdict === 'right',
    check,
    showAnswer,
    turnBack: () => {
      setWantsAnswer(false)
      setLast(undefined)
    },
  }
}
