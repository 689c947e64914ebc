import { m } from '@emojigma/messages'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { dayWritten } from './written-day.ts'
import styles from './RemovedList.module.css'

interface Removed {
  readonly id: string
  readonly name: string
  readonly goneAt: string
}

interface RemovedListProps {
  readonly title: string
  readonly removed: readonly Removed[]
  /** @returns why it failed */
  readonly onRestore: (id: string) => Promise<string | undefined>
}

/** What was removed and can still be brought back. The focus stays at the list as long as there is one. */
export function RemovedList({ title, removed, onRestore }: RemovedListProps) {
  const [told, setTold] = useState<{ readonly failure?: string | undefined; readonly isBack?: string }>({})
  const [isRestoring, setRestoring] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const restore = async ({ id, name }: Removed) => {
    if (isRestoring) return
    setRestoring(true)
    const failure = await onRestore(id)
    setRestoring(false)
    setTold(failure === undefined ? { isBack: m['removed.is_back']({ name }) } : { failure })
    if (failure === undefined && removed.length > 1) summary.current?.focus()
  }
  return (
    <>
      <output className="visually-hidden">{told.isBack}</output>
      {removed.length > 0 && (
        <details className={styles['removed']}>
          <summary ref={summary}>
            {title} ({removed.length})
          </summary>
          {told.failure && (
            <Notice tone="error">
              <p>{told.failure}</p>
            </Notice>
          )}
          <ul>
            {removed.map((one) => (
              <li key={one.id}>
                <span>
                  {one.name} <span className="small muted">{m['removed.deleted_on']({ day: dayWritten(one.goneAt) })}</span>
                </span>
                <Button
                  aria-label={m['removed.bring_back_one']({ name: one.name })}
                  aria-disabled={isRestoring || undefined}
                  onClick={() => void restore(one)}
                >
                  {m['removed.bring_back']()}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
