import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { lettersOf } from '@emojigma/engine/algebra/symbol-letters.ts'
import { useMemo, useState } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'

const KEY = 'emojigma.algebra'

export interface Algebra {
  readonly isOn: boolean
  /** Of the emoji by index, while they are shown. */
  readonly letters: readonly string[] | undefined
  toggle(): void
}

/** The choice between emoji and letters, stored on the device.
 *  @returns undefined for a puzzle without sums, and for a which-is-more question */
export function useAlgebra(puzzle: Pick<PuzzleView, 'question'> | undefined): Algebra | undefined {
  const wasOn = useInBrowser(() => onDevice.read(KEY) === 'on', false)
  const [chosen, setChosen] = useState<boolean>()
  const question = puzzle?.question
  const isOn = chosen ?? wasOn
  const letters = useMemo(() => {
    const isOffered = question?.typeId === 2 || (question?.typeId === 1 && question.or === undefined)
    return isOffered ? lettersOf(question) : undefined
  }, [question])
  if (!letters) return undefined
  return {
    isOn,
    letters: isOn ? letters : undefined,
    toggle: () => {
      onDevice.keep(KEY, isOn ? 'off' : 'on')
      setChosen(!isOn)
    },
  }
}
