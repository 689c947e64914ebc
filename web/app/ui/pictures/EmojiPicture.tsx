import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import styles from './EmojiPicture.module.css'

/** One emoji of the artwork.
 *  @param label its alternative text; without one it is decorative */
export function EmojiPicture({
  emoji,
  label,
  isLazy = false,
}: {
  readonly emoji: string
  readonly label?: string
  readonly isLazy?: boolean
}) {
  const { artVersion } = useSiteSettings()
  return (
    <img
      className={styles['emoji']}
      src={emojiPath(emoji, artVersion)}
      alt={label ?? ''}
      width="32"
      height="32"
      draggable={false}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
    />
  )
}
