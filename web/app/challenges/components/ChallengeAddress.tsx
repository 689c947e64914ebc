import { useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { challengePath } from '../../navigation/later-paths.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ChallengeAddress.module.css'

/** The link of a challenge, to be handed on: by the device's own sheet where there is one, else by copying. */
export function ChallengeAddress({ code }: { readonly code: string }) {
  const { origin } = useSiteSettings()
  const [said, setSaid] = useState('')
  const url = `${origin}${challengePath(code)}`
  const copy = async () => setSaid((await copyText(url)) ? 'Link copied' : 'Please copy the link by hand')
  const share = async () => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ text: 'Shall we play the same emoji puzzles?', url })
    } catch (error) {
      // Closed again is not failed.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }
  return (
    <div className={styles['address']}>
      <label>
        The link for your friends
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <Button variant="primary" onClick={() => void share()}>
          Share the link
        </Button>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <output>{said}</output>
      </div>
    </div>
  )
}
