import { m } from '@emojigma/messages'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { formatDay } from './day-format.ts'
import styles from './RemovedList.module.css'

interface RemovedItem {
  readonly id: string
  readonly name: string
  readonly goneAt: string
}

interface RemovedListProps {
  readonly title: string
  readonly removed: readonly RemovedItem[]
  /** @returns why it failed */
  readonly onRestore: (id: string) => Promise<string | undefined>
}

/** Removed items that can still be restored. The focus stays on the list while it has items. */
export function RemovedList({ title, removed, onRestore }: RemovedListProps) {
  const [outcome, setOutcome] = useState<{ readonly failure?: string | undefined; readonly restored?: string }>({})
  const [isRestoring, setRestoring] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const restore = async ({ id, name }: RemovedItem) => {
    if (isRestoring) return
    setRestoring(true)
    const failure = await onRestore(id)
    setRestoring(false)
    setOutcome(failure === undefined ? { restored: m['removed.is_back']({ name }) } : { failure })
    if (failure === undefined && removed.length > 1) summary.current?.focus()
  }
  return (
    <>
      <output className="visually-hidden">{outcome.restored}</output>
      {removed.length > 0 && (
        <details data-control="" className={styles['removed']}>
          <summary ref={summary}>
            {title} ({removed.length})
          </summary>
          {outcome.failure && (
            <Notice tone="error">
              <p>{outcome.failure}</p>
            </Notice>
          )}
          <ul>
            {removed.map((one) => (
              <li key={one.id}>
                <span>
                  {one.name} <span className="small muted">{m['removed.deleted_on']({ day: formatDay(one.goneAt) })}</span>
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
