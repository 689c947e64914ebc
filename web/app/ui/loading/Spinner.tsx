import { m } from '@emojigma/messages'
import styles from './Spinner.module.css'

export function Spinner({ text = m['ui.loading']() }: { readonly text?: string }) {
  return (
    <output className={styles['spinner']}>
      <span className={styles['tiles']} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className={styles['text']}>{text}</span>
    </output>
  )
}
