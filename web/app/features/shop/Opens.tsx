import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './Opens.module.css'

/** What a plan opens, line by line. */
export function Opens({ what }: { readonly what: readonly string[] }) {
  return (
    <ul className={styles['opens']}>
      {what.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
