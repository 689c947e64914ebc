import { m } from '@emojigma/messages'
import { useEffect, useState } from 'react'
import { copyText } from '../../../platform/browser/copy-text.ts'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { shareOr } from '../../../platform/browser/share.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { ResultPicture } from './result-picture.ts'
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
  const site = useSiteSettings()
  const isStudent = useAccount()?.isStudent === true
  const [status, setStatus] = useState('')
  const text = `${words}\n${url}`
  // Preload: the network may be gone when it is pressed.
  useEffect(() => void loadPicture(), [])
  const copy = async () => setStatus((await copyText(text)) ? m['share_words.result_copied']() : text)
  const share = () => (isStudent ? copy() : shareOr({ text: words, url }, copy))
  const sharePicture = async () => {
    const code = await loadPicture()
    const blob = await code?.drawResult(picture, site)
    if (!blob) return setStatus(m['share_words.no_picture']())
    const file = new File([blob], fileName, { type: blob.type })
    try {
      if ('canShare' in navigator && navigator.canShare({ files: [file] })) return await navigator.share({ files: [file] })
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined
    }
    saveFile(file, fileName)
    return setStatus(m['share_words.picture_saved']())
  }
  return (
    <div className={styles['share']}>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon name="share" /> {isStudent ? copyLabel : shareLabel}
      </Button>
      {!isStudent && (
        <Button variant="quiet" aria-label={m['share_words.picture_of_your_result']()} onClick={() => void sharePicture()}>
          <Icon name="download" /> {m['share_words.picture']()}
        </Button>
      )}
      <output className={styles['status']}>{status}</output>
    </div>
  )
}

const loadPicture = () => onDemand(() => import('./result-picture.ts'), 'drawResult')
