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
  /** What the button says; a student, who can only copy it, reads the other. */
  readonly labels: readonly [share: string, copy: string]
  /** Names nobody, and gives no answer away. */
  readonly words: string
  readonly url: string
  readonly picture: ResultPicture
  /** Of the picture's file. */
  readonly fileName: string
}

/** Lets a player tell others: as text by the device's own sheet where there is one, else by copying, or as a picture. Students copy the
 *  text and no more: nothing of a class is sent anywhere from here.
 *  Source: docs/product.md, Sharing */
export function ShareWords({ labels: [shareLabel, copyLabel], words, url, picture, fileName }: ShareWordsProps) {
  const site = useSiteSettings()
  const isStudent = useAccount()?.isStudent === true
  const [said, setSaid] = useState('')
  const text = `${words}\n${url}`
  // There may be no network when it is pressed.
  useEffect(() => void loadPicture(), [])
  const copy = async () => setSaid((await copyText(text)) ? m['share_words.result_copied']() : text)
  const share = () => (isStudent ? copy() : shareOr({ text: words, url }, copy))
  const sharePicture = async () => {
    const code = await loadPicture()
    const drawn = await code?.drawResult(picture, site)
    if (!drawn) return setSaid(m['share_words.no_picture']())
    const file = new File([drawn], fileName, { type: drawn.type })
    try {
      if ('canShare' in navigator && navigator.canShare({ files: [file] })) return await navigator.share({ files: [file] })
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined
    }
    saveFile(file, fileName)
    return setSaid(m['share_words.picture_saved']())
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
      <output className={styles['said']}>{said}</output>
    </div>
  )
}

const loadPicture = () => onDemand(() => import('./result-picture.ts'), 'drawResult')
