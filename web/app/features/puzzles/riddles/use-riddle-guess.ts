import type { Riddle } from '@emojigma/content/riddle.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useOnHydration } from '../../../platform/browser/hooks/use-on-hydration.ts'
import { judgeRiddleGuess, type RiddleVerdict } from './riddle-guess.ts'
import { riddleLookedUp, riddleSolved } from './riddle-progress.ts'

export interface RiddleFeedback {
  readonly guess: string
  readonly verdict: RiddleVerdict
  /** Counts the guesses, so that the same words are read out again. */
  readonly attempt: number
}

/** What is known of a riddle on this device. */
interface RiddleState {
  readonly isSolved: boolean
  readonly isLookedUp: boolean
}

/** Guessing at one riddle, and looking its answer up.
 *  Source: docs/product.md, Riddles */
export function useRiddleGuess(riddle: Riddle, { isSolved, isLookedUp }: RiddleState) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  useOnHydration(() => {
    // In a solved one the answer stands.
    if (!isSolved) setDraft(field.current?.value ?? '')
  })
  const [sitting, setSitting] = useState<RiddleFeedback>()
  const [wantsAnswer, setWantsAnswer] = useState(false)
  // An answer that stood there when somebody started over would be looked at once more.
  const isAnswerOpen = wantsAnswer && (isSolved || isLookedUp)
  const isWrong = !isSolved && sitting !== undefined && sitting.verdict !== 'right'

  const check = (event: FormEvent) => {
    event.preventDefault()
    if (isSolved) return
    const verdict = judgeRiddleGuess(draft, riddle)
    setSitting({ guess: draft.trim(), verdict, attempt: (sitting?.attempt ?? 0) + 1 })
    if (verdict === 'right') {
      setDraft('')
      // One that was open before somebody started over stays closed.
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
      // Who reads the answer need not have another go.
      if (isWrong) setSitting(undefined)
    }
    setWantsAnswer(!isAnswerOpen)
  }
  return {
    field,
    draft,
    setDraft,
    isWrong,
    isAnswerOpen,
    /** The guess that is spoken of; what was solved may have been started over since. */
    told: sitting?.verdict === 'right' && !isSolved && !isLookedUp ? undefined : sitting,
    check,
    toggleAnswer,
  }
}
