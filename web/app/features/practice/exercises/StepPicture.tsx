import type { WorkedStep } from '@emojigma/engine/mistakes/worked.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './StepPicture.module.css'

/** Boards need none of it. The words beside a picture say the same. */
const SumStepPicture = lazyComponent(() => import('./SumStepPicture.tsx'), 'SumStepPicture', { missing: () => null })

/** A step in emoji and numbers, beside the words that say the same. */
export function StepPicture({ step, emoji }: { readonly step: WorkedStep; readonly emoji: readonly string[] }) {
  if (step.kind !== 'place') return <SumStepPicture step={step} emoji={emoji} />
  return (
    <span className={styles['emoji']}>
      <EmojiPicture emoji={emoji[step.digit - 1] ?? ''} />
    </span>
  )
}
