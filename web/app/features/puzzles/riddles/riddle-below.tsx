import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'

const RiddleOfTheDay = lazyComponent(() => import('./RiddleOfTheDay.tsx'), 'RiddleOfTheDay', { missing: () => null })

/** The riddle of the day below a heading of level 2, loaded when it is shown. */
export const RIDDLE_BELOW = <RiddleOfTheDay headingLevel={3} />
