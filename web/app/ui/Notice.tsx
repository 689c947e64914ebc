import type { ReactNode, Ref } from 'react'
import { Icon } from './pictures/Icon.tsx'
import styles from './Notice.module.css'

const ICONS = { error: 'alert', blocked: 'alert', offline: 'offline', note: 'bulb', success: 'check' } as const

/** A message in the flow of the page: tone by colour, icon and words together.
 *  Errors interrupt a screen reader; the other tones wait for a pause. */
export function Notice({
  tone,
  children,
  action,
  ref,
}: {
  readonly tone: keyof typeof ICONS
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}) {
  const isUrgent = tone === 'error' || tone === 'blocked'
  return (
    <div ref={ref} className={styles['notice']} data-tone={tone} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={styles['words']}>{children}</div>
      {action}
    </div>
  )
}
