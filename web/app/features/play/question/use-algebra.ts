import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useState } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { onDevice } from '../../../platform/browser/storage.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import type { AlgebraQuestion } from './AlgebraQuestion.tsx'

const KEY = 'emojigma.algebra'

export interface Algebra {
  readonly isOn: boolean
  /** Loaded on first use. */
  readonly Question: typeof AlgebraQuestion | undefined
  readonly isFailed: boolean
  toggle(): void
}

/** The choice between emoji and letters, stored on the device.
 *  @returns undefined for a puzzle without sums, and for a which-is-more question */
export function useAlgebra(puzzle: Pick<PuzzleView, 'typeId' | 'question'> | undefined): Algebra | undefined {
  const wasOn = useInBrowser(() => onDevice.read(KEY) === 'on', false)
  const [chosen, setChosen] = useState<boolean>()
  const [code, setCode] = useState<typeof AlgebraQuestion | 'failed'>()
  const isComparison = puzzle?.question?.typeId === 1 && puzzle.question.or !== undefined
  const isOffered = (puzzle?.typeId === 1 || puzzle?.typeId === 2) && !isComparison
  const isWanted = isOffered && (chosen ?? wasOn)
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
