import styles from './Icon.module.css'
import type { IconName } from './icon-sprite.ts'

export type { IconName } from './icon-sprite.ts'

/** A decorative icon beside a word. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
