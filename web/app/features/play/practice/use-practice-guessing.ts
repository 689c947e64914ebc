import { ownPuzzleId } from '@emojigma/contract/rules/play-again.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '../../../platform/browser/clock.ts'
import { pageBroke } from '../../../platform/browser/breakage.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { isRightGuess } from '../frame/digest.ts'
import { INVALID_FLASH_MS, SUCCESS_ANIMATION_MS, type Guessing, type Sitting } from '../frame/use-guessing.ts'
import { furthestRung } from '../hints/hint-rung.ts'
import type { Played } from '../play-status.ts'

export interface PracticeEnd {
  readonly tries: number
  readonly hasHints: boolean
}

/** Judges guesses on the device only; they use no free puzzle and earn no points.
 *  @param onSolved called once the puzzle is solved
 *  Source: docs/product.md, Practise */
export function usePracticeGuessing(puzzle: PuzzleView, onSolved: (end: PracticeEnd) => void): Guessing {
  const { id, typeId, levelId, answerDigest, answerCell } = puzzle
  const { role, plan } = useVisitor()
  const day = useToday()
  const [sitting, setSitting] = useState<Exclude<Sitting, { kind: 'refused' }>>({ kind: 'ready' })
  const [answer, setAnswer] = useState<string>()
  const [isCelebrationOver, setCelebrationOver] = useState(false)
  const isBusy = useRef(false)
  const tries = useRef(0)

  useEffect(() => {
    if (sitting.kind !== 'wrong') return undefined
    const timer = setTimeout(() => {
      isBusy.current = false
      setSitting({ kind: 'ready' })
    }, INVALID_FLASH_MS)
    return () => clearTimeout(timer)
  }, [sitting])

  const isRight = sitting.kind === 'right'
  useEffect(() => {
    if (!isRight) return undefined
    const timer = setTimeout(() => setCelebrationOver(true), SUCCESS_ANIMATION_MS)
    return () => clearTimeout(timer)
  }, [isRight])

  const judge = async (guess: string) => {
    const isAnswer = await isRightGuess({ id: ownPuzzleId(id), answerDigest }, guess).catch(pageBroke)
    if (isAnswer === undefined) {
      isBusy.current = false
      return setSitting({ kind: 'ready', hasFailed: true })
    }
    tries.current += 1
    if (!isAnswer) return setSitting({ kind: 'wrong', guess })
    setSitting({ kind: 'right', tries: tries.current })
    setAnswer(guess)
    onSolved({ tries: tries.current, hasHints: furthestRung(id) > 0 })
  }

  const visitor: Played['visitor'] = { role, plan }
  return {
    status: isRight ? 'solved' : 'open',
    sitting,
    played: { visitor, solved: [], revealed: [], attempted: [] },
    mayBeChild: false,
    answer,
    day,
    isDayInDoubt: false,
    waitMs: 0,
    isDialogOpen: false,
    isBlocked: false,
    isCelebrating: isRight && !isCelebrationOver,
    accessTo: () => ({ kind: 'refused', why: 'solved' }),
    guess(text) {
      const guess = answerCell === undefined ? canonicalGuess(typeId, levelId, text) : text
      if (guess === undefined) return false
      const isOther = sitting.kind === 'wrong' && sitting.guess !== guess
      if ((isBusy.current && !isOther) || isRight) return true
      // Or the end of the wrong one's flash could hide the verdict on this one.
      if (isOther) setSitting({ kind: 'ready' })
      isBusy.current = true
      void judge(guess)
      return true
    },
    closeDialog: () => {},
  }
}
