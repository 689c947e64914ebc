import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { howToPlay } from './how-to-play.ts'
import styles from './puzzle-page.module.css'

/** The numbered steps of how a puzzle is played. */
export function HowToPlay({ puzzle: { typeId, levelId } }: { readonly puzzle: Pick<PuzzleView, 'typeId' | 'levelId'> }) {
  return (
    <ol className={styles['steps']}>
      {howToPlay(typeId, levelId).map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
