import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import styles from './EmojiPicture.module.css'

/** One emoji of the artwork.
 *  @param label what it is called where it stands alone; without one it is skipped, because words beside it say the same */
export function EmojiPicture({
  emoji,
  label,
  isLazy = false,
}: {
  readonly emoji: string
  readonly label?: string
  /** Fetched only when it comes near the visible part of the page. */
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
