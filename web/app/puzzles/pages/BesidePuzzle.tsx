import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { ShareBar } from '../../sharing/components/ShareBar.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { WhenUsed } from '../../ui/loading/WhenUsed.tsx'

/** Apart from sharing, so that the page need not name the files that it takes. */
const KeepPuzzle = lazyComponent(() => import('./KeepPuzzle.tsx'), 'KeepPuzzle', { missing: () => null })

/** What stands beside a puzzle: ways to hand it on, and to keep it. */
export function BesidePuzzle({ puzzle }: { readonly puzzle: PuzzleView }) {
  return (
    <ShareBar puzzle={puzzle}>
      <WhenUsed>
        <KeepPuzzle puzzleId={puzzle.id} />
      </WhenUsed>
    </ShareBar>
  )
}
