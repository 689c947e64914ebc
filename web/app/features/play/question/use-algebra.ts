import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useState } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import type { AlgebraQuestion } from './AlgebraQuestion.tsx'

const KEY = 'emojigma.algebra'

/** Whether questions are shown in letters, and how to change that. */
export interface Algebra {
  readonly isOn: boolean
  /** What draws them; its code is loaded when it is first wanted. */
  readonly Question: typeof AlgebraQuestion | undefined
  readonly isFailed: boolean
  toggle(): void
}

/** The choice between emoji and letters, which the device remembers.
 *  @returns undefined for a puzzle that has no sums, and for one that asks which of two is more */
export function useAlgebra(puzzle: Pick<PuzzleView, 'typeId' | 'question'> | undefined): Algebra | undefined {
  const isKept = useInBrowser(() => onDevice.read(KEY) === 'on', false)
  const [chosen, setChosen] = useState<boolean>()
  const [code, setCode] = useState<typeof AlgebraQuestion | 'failed'>()
  const isComparison = puzzle?.question?.typeId === 1 && puzzle.question.or !== undefined
  const isOffered = (puzzle?.typeId === 1 || puzzle?.typeId === 2) && !isComparison
  const isWanted = isOffered && (chosen ?? isKept)
  useEffect(() => {
    if (!isWanted || code) return
    const load = async () => {
      const module = await onDemand(() => import('./AlgebraQuestion.tsx'), 'AlgebraQuestion')
      setCode(() => module?.AlgebraQuestion ?? 'failed')
    }
    void load()
  }, [isWanted, code])
  if (!isOffered) return undefined
  const Question = isWanted && code !== 'failed' ? code : undefined
  const isFailed = isWanted && code === 'failed'
  return {
    isOn: Question !== undefined,
    Question,
    isFailed,
    toggle: () => {
      if (isFailed) return setCode(undefined)
      onDevice.keep(KEY, isWanted ? 'off' : 'on')
      setChosen(!isWanted)
    },
  }
}
