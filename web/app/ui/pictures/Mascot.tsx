import { mascotPath, type Mood } from '@emojigma/contract/puzzles/pictures.ts'
import styles from './Mascot.module.css'

/** The face of the logo; decorative. */
export function Mascot({ mood }: { readonly mood: Mood }) {
  return <img className={styles['mascot']} src={mascotPath(mood)} alt="" loading="lazy" />
}
