import { lazyComponent, loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { loadHintCode } from '../hints/use-hint.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'

/** A puzzle on a page where none is played at first. */
export const LazyPuzzlePlay = lazyComponent(() => import('./PuzzlePlay.tsx'), 'PuzzlePlay', { placeholder: <Spinner /> })

/** Only for who asks for an answer. */
export const RevealDialog = lazyComponent(() => import('../dialogs/RevealDialog.tsx'), 'RevealDialog')

/** Only for guests who have solved something. */
export const KeepPoints = lazyComponent(() => import('../dialogs/KeepPoints.tsx'), 'KeepPoints', { missing: () => null })

/** What a puzzle with an answer to be typed is drawn with, as most are. */
const FIRST_MODULES = ['typed/TypedPlay', 'typed/TypedAid', 'question/EquationLines', 'question/SumGrid', 'question/WordSockets'].map(
  (name) => `app/features/play/${name}.`,
)

/** Loads what it takes to open most puzzles; what else one needs it loads itself. */
export async function loadFirstPlay(): Promise<void> {
  await LazyPuzzlePlay.load()
  await loadLazyComponents(FIRST_MODULES)
}

/** Loads everything that a puzzle may need while it is played, hints too. */
export async function loadPlay(): Promise<void> {
  await loadLazyComponents(['app/features/play/'])
  await loadHintCode()
}
