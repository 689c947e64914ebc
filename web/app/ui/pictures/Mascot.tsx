import styles from './Mascot.module.css'

/** What the face of the logo can do; each is drawn in `web/public/mascot`. */
export const MOODS = ['hello', 'thinking', 'sleeping', 'cheering', 'puzzled'] as const
export type Mood = (typeof MOODS)[number]

/** The face of the logo. It keeps people company where words say all that there is to say, so assistive technology skips it. */
export function Mascot({ mood }: { readonly mood: Mood }) {
  return <img className={styles['mascot']} src={`/mascot/${mood}.svg`} alt="" loading="lazy" />
}
