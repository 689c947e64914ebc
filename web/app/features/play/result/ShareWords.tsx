import { m } from '@emojigma/messages'
import { useState } from 'react'
import { copyText } from '../../../platform/browser/copy-text.ts'
import { shareOr } from '../../../platform/browser/share.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { ResultPicture } from './result-picture.ts'
import { SharePicture } from './SharePicture.tsx'
import styles from './ShareWords.module.css'

interface ShareWordsProps {
  /** Labels of the button; students can only copy. */
  readonly labels: readonly [share: string, copy: string]
  /** Without a name or an answer. */
  readonly words: string
  readonly url: string
  readonly picture: ResultPicture
  readonly fileName: string
}

/** Shares a result as text, by the device's share sheet or the clipboard, or as a picture. Students can only copy the text.
 *  Source: docs/product.md, Sharing */
export function ShareWords({ labels: [shareLabel, copyLabel], words, url, picture, fileName }: ShareWordsProps) {
  const isStudent = useAccount()?.isStudent === true
  const [status, setStatus] = useState('')
  const text = `${words}\n${url}`
  const copy = async () => setStatus((await copyText(text)) ? m['share_words.result_copied']() : text)
  const share = () => (isStudent ? copy() : shareOr({ text: words, url }, copy))
  return (
    <div className={styles['share']}>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon name="share" /> {isStudent ? copyLabel : shareLabel}
      </Button>
      {!isStudent && (
        <SharePicture label={m['share_words.picture_of_your_result']()} picture={picture} fileName={fileName} onStatus={setStatus} />
      )}
      <output className={styles['status']}>{status}</output>
    </div>
  )
}
