import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useMemo } from 'react'
import { whatWasDone } from './what-was-done.ts'

/** One line about how a puzzle was solved. */
export function WhatWasDone({ puzzle }: { readonly puzzle: PuzzleView }) {
  return useMemo(() => whatWasDone(puzzle), [puzzle])
}
