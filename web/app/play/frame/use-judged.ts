import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Refusal } from '../slice.ts'

/** How long a wrong answer stays to be seen. Source: docs/product.md, Guesses and canonical form */
const INVALID_FLASH_MS = 1650
export const SUCCESS_ANIMATION_MS = 3000

/** Where the sitting at one puzzle stands. A guess is canonical. */
export type Sitting =
  /** `hasFailed`: the last guess could not be judged. */
  | { readonly kind: 'ready'; readonly hasFailed?: boolean }
  | { readonly kind: 'judging' }
  | { readonly kind: 'wrong'; readonly guess: string }
  /** `tries`: how many guesses it took; undefined if some were made before the puzzle was opened here. */
  | { readonly kind: 'right'; readonly tries: number | undefined }
  | Refusal

/** What became of the last guess. */
type Judged = Exclude<Sitting, Refusal>

interface LastGuess {
  readonly judged: Judged
  readonly setJudged: (judged: Judged) => void
  /** True from a guess on until another may be made. */
  readonly isBusy: RefObject<boolean>
  /** @returns whether a guess may be made now, which then has begun. The same once more while it is shown to be wrong may not. */
  readonly begins: (guess: string) => boolean
}

/** The last guess at a puzzle, which is seen for a while where it is wrong. */
export function useJudged(): LastGuess {
  const [judged, setJudged] = useState<Judged>(READY)
  const isBusy = useRef(false)
  useEffect(() => {
    if (judged.kind !== 'wrong') return undefined
    const timer = setTimeout(() => {
      isBusy.current = false
      setJudged(READY)
    }, INVALID_FLASH_MS)
    return () => clearTimeout(timer)
  }, [judged])
  const begins = (guess: string) => {
    const isOther = judged.kind === 'wrong' && judged.guess !== guess
    if (isBusy.current && !isOther) return false
    // Else the end of the wrong one's showing could come after the verdict on this one, and hide it.
    if (isOther) setJudged(READY)
    isBusy.current = true
    return true
  }
  return { judged, setJudged, isBusy, begins }
}

const READY: Judged = { kind: 'ready' }
