import { m } from '@emojigma/messages'
import { useState } from 'react'
import { copyText } from '../platform/browser/copy-text.ts'
import { shareOr } from '../platform/browser/share.ts'
import { Button } from './Button.tsx'
import styles from './LinkAddress.module.css'

interface LinkAddressProps {
  /** Of the field. */
  readonly label: string
  readonly url: string
  /** Handed on with it. */
  readonly invitation: string
}

/** A link to hand on, by the device's share sheet or by copying. */
export function LinkAddress({ label, url, invitation }: LinkAddressProps) {
  const [status, setStatus] = useState('')
  const copy = async () => setStatus((await copyText(url)) ? m['ui.link_copied']() : m['link_address.copy_by_hand']())
  return (
    <div className={styles['address']}>
      <label>
        {label}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <Button variant="primary" onClick={() => void shareOr({ text: invitation, url }, copy)}>
          {m['link_address.share_the_link']()}
        </Button>
        <Button onClick={() => void copy()}>{m['link_address.copy_the_link']()}</Button>
        <output>{status}</output>
      </div>
    </div>
  )
}
