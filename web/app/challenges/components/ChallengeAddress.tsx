import * as messages from '@emojigma/messages/page/challenges/components/ChallengeAddress.ts'
import { useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { shareOr } from '../../browser/share.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { challengePath } from '../../navigation/later-paths.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ChallengeAddress.module.css'

/** The link of a challenge, to be handed on: by the device's own sheet where there is one, else by copying. */
export function ChallengeAddress({ code }: { readonly code: string }) {
  const { origin } = useSiteSettings()
  const [said, setSaid] = useState('')
  const url = `${origin}${challengePath(code)}`
  const copy = async () => setSaid((await copyText(url)) ? messages.linkCopied : messages.pleaseCopyTheLink)
  return (
    <div className={styles['address']}>
      <label>
        {messages.theLinkForYourFriends}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <Button variant="primary" onClick={() => void shareOr({ text: messages.shallWePlayThe, url }, copy)}>
          {messages.shareTheLink}
        </Button>
        <Button onClick={() => void copy()}>{messages.copyTheLink}</Button>
        <output>{said}</output>
      </div>
    </div>
  )
}
