import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { ReactNode } from 'react'
import { usedOn, type Played } from '../play/index.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

interface DailyLimitProps {
  /** The day's. */
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly played: Played | undefined
  readonly day: Day
  /** Stands here for everybody else. */
  readonly children?: ReactNode
}

/** Its room is there at once, so that nothing moves when it comes. */
const LimitReached = lazyComponent(() => import('./LimitReached.tsx'), 'LimitReached', {
  placeholder: <div style={{ minHeight: '19rem' }} />,
  missing: () => null,
})

/** Where those who have begun the free puzzles of a day are told what else there is to do, unless they have a plan.
 *  Source: docs/product.md, Play access and the free allowance */
export function DailyLimit({ puzzles, played, day, children }: DailyLimitProps) {
  const isReached = played?.visitor.plan === 'none' && freePuzzlesLeft(usedOn(played, day)) === 0
  return isReached ? <LimitReached puzzles={puzzles} played={played} /> : children
}
