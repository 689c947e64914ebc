import { lazyComponent, loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { loadHintCode } from '../hints/use-hint.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'

/** For pages that show no puzzle at first. */
export const LazyPuzzlePlay = lazyComponent(() => import('./PuzzlePlay.tsx'), 'PuzzlePlay', { placeholder: <Spinner /> })

export const RevealDialog = lazyComponent(() => import('../dialogs/RevealDialog.tsx'), 'RevealDialog')

/** For pages where a board comes later, or none. */
export const StaticBoard = lazyComponent(() => import('../emojidoku/StaticBoard.tsx'), 'StaticBoard', { placeholder: <Spinner /> })

export const Listen = lazyComponent(() => import('../aloud/Listen.tsx'), 'Listen', { missing: () => null })
export const DayPill = lazyComponent(() => import('../day/DayPill.tsx'), 'DayPill', { missing: () => null })
export const KeepPoints = lazyComponent(() => import('../dialogs/KeepPoints.tsx'), 'KeepPoints', { missing: () => null })

/** The modules of puzzles with typed answers, as most are. */
const FIRST_MODULES = ['typed/TypedPlay', 'typed/TypedAid', 'question/EquationLines', 'question/SumGrid', 'question/WordSockets'].map(
  (name) => `app/features/play/${name}.`,
)

/** Loads the code of most puzzles; the others load theirs on demand. */
export async function loadFirstPlay(): Promise<void> {
  await LazyPuzzlePlay.load()
  await loadLazyComponents(FIRST_MODULES)
}

/** Loads all code of playing, hints too. */
export async function loadPlay(): Promise<void> {
  await loadLazyComponents(['app/features/play/'])
  await loadHintCode()
}
