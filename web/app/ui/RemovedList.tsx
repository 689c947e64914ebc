import { locale } from '@emojigma/messages/language.ts'
import * as messages from '@emojigma/messages/page/ui/removed.ts'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import styles from './RemovedList.module.css'

interface RemovedListProps {
  readonly title: string
  readonly removed: readonly { readonly id: string; readonly name: string; readonly goneAt: string }[]
  /** @returns why it failed */
  readonly onRestore: (id: string) => Promise<string | undefined>
}

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What was removed and can still be brought back. */
export function RemovedList({ title, removed, onRestore }: RemovedListProps) {
  const [failure, setFailure] = useState<string>()
  if (removed.length === 0) return null
  return (
    <details className={styles['removed']}>
      <summary>
        {title} ({removed.length})
      </summary>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <ul>
        {removed.map(({ id, name, goneAt }) => (
          <li key={id}>
            <span>
              {name} <span className="small muted">{messages.isDeletedForGoodOn(DAY.format(new Date(goneAt)))}</span>
            </span>
            <Button aria-label={messages.bringBackOne(name)} onClick={() => void onRestore(id).then(setFailure)}>
              {messages.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
