import { m } from '@emojigma/messages'
import { useState } from 'react'
import { copyText } from '../../platform/browser/copy-text.ts'
import { shareOr } from '../../platform/browser/share.ts'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { challengePath } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ChallengeAddress.module.css'

/** A challenge's link, handed on by the device's share sheet or by copying. */
export function ChallengeAddress({ code }: { readonly code: string }) {
  const { origin } = useSiteSettings()
  const [status, setStatus] = useState('')
  const url = `${origin}${challengePath(code)}`
  const copy = async () => setStatus((await copyText(url)) ? m['ui.link_copied']() : m['challenge_address.copy_by_hand']())
  return (
    <div className={styles['address']}>
      <label>
        {m['challenge_address.link']()}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <Button variant="primary" onClick={() => void shareOr({ text: m['challenge_address.invitation'](), url }, copy)}>
          {m['challenge_address.share_the_link']()}
        </Button>
        <Button onClick={() => void copy()}>{m['challenge_address.copy_the_link']()}</Button>
        <output>{status}</output>
      </div>
    </div>
  )
}
