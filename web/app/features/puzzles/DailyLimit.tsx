import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { ReactNode } from 'react'
import { usedOn, type Played } from '../play/index.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

interface DailyLimitProps {
  /** Of the day. */
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly played: Played | undefined
  readonly day: Day
  /** Shown otherwise. */
  readonly children?: ReactNode
}

/** Reserves its space, so that nothing shifts when it loads. */
const LimitReached = lazyComponent(() => import('./LimitReached.tsx'), 'LimitReached', {
  placeholder: <div style={{ minHeight: '19rem' }} />,
  missing: () => null,
})

/** Shows other things to do once a visitor without a plan has begun the day's free puzzles.
 *  Source: docs/product.md, Play access and the free allowance */
export function DailyLimit({ puzzles, played, day, children }: DailyLimitProps) {
  const isReached = played?.visitor.plan === 'none' && freePuzzlesLeft(usedOn(played, day)) === 0
  return isReached ? <LimitReached puzzles={puzzles} played={played} /> : children
}
