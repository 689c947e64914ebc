import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

/** Only for guests who have solved something. Apart from what is loaded to play, which the dialog that shows it has already. */
export const KeepPoints = lazyComponent(() => import('./KeepPoints.tsx'), 'KeepPoints', { missing: () => null })
