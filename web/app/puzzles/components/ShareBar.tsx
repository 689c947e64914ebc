import { useState } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ShareBar.module.css'

interface ShareBarProps {
  /** What is shared, such as "Classic puzzle 104882, Medium". */
  readonly title: string
  /** Its whole address. */
  readonly url: string
}

/** Ways to hand a puzzle on. */
export function ShareBar({ title, url }: ShareBarProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Link copied')
    } catch {
      setSaid(url)
    }
  }
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ title, url })
    } catch {
      // The sharing sheet was closed again.
    }
  }
  return (
    <aside className={styles['share']} aria-label="Share this puzzle">
      <span>Share</span>
      <IconButton label="Share" onClick={() => void share()}>
        <Icon name="share" />
      </IconButton>
      <IconButton label="Copy link" onClick={() => void copy()}>
        <Icon name="link" />
      </IconButton>
      <a
        className={styles['mail']}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        aria-label="Share by e-mail"
      >
        <Icon name="mail" />
      </a>
      <output className={styles['said']}>{said}</output>
    </aside>
  )
}
