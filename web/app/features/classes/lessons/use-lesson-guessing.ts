import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '../../../platform/browser/clock.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { INVALID_FLASH_MS, type Guessing, type Sitting } from '../../play/index.ts'

/** `failed`: it could not be sent. `taken`: the answers are not shown yet. */
export type DeviceAnswer = 'right' | 'wrong' | 'taken' | 'failed'

/** Sends answers to a lesson, which judges them. They use no free puzzle and earn no points. */
export function useLessonGuessing({ typeId, levelId }: PuzzleView, send: (answer: string) => Promise<DeviceAnswer>): Guessing {
  const { role, plan } = useVisitor()
  const day = useToday()
  const [sitting, setSitting] = useState<Exclude<Sitting, { kind: 'refused' }>>({ kind: 'ready' })
  const isBusy = useRef(false)
  useEffect(() => {
    if (sitting.kind !== 'wrong') return undefined
    const timer = setTimeout(() => setSitting({ kind: 'ready' }), INVALID_FLASH_MS)
    return () => clearTimeout(timer)
  }, [sitting])
  const report = async (guess: string) => {
    const sent = await send(guess)
    isBusy.current = false
    if (sent === 'wrong') setSitting({ kind: 'wrong', guess })
    else if (sent === 'right') setSitting({ kind: 'right', tries: undefined })
    else setSitting({ kind: 'ready', hasFailed: sent === 'failed' })
  }
  const isRight = sitting.kind === 'right'
  return {
    status: isRight ? 'solved' : 'open',
    sitting,
    played: { visitor: { role, plan }, solved: [], revealed: [], attempted: [] },
    mayBeChild: true,
    answer: undefined,
    day,
    isDayInDoubt: false,
    waitMs: 0,
    isDialogOpen: false,
    isBlocked: false,
    isCelebrating: false,
    accessTo: () => ({ kind: 'refused', why: 'solved' }),
    guess(text) {
      const guess = canonicalGuess(typeId, levelId, text)
      if (guess === undefined) return false
      if (isBusy.current || isRight) return true
      isBusy.current = true
      setSitting({ kind: 'judging' })
      void report(guess)
      return true
    },
    closeDialog: () => {},
  }
}
