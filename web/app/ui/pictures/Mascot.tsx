import styles from './Mascot.module.css'

/** Each has a picture in `web/public/mascot`. */
export const MOODS = ['hello', 'thinking', 'sleeping', 'cheering', 'puzzled'] as const
export type Mood = (typeof MOODS)[number]

/** The face of the logo; decorative. */
export function Mascot({ mood }: { readonly mood: Mood }) {
  return <img className={styles['mascot']} src={`/mascot/${mood}.svg`} alt="" loading="lazy" />
}
