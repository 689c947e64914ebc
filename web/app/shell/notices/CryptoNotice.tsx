import * as messages from '@emojigma/messages/page/shell/notices/CryptoNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './CryptoNotice.module.css'

/** Says why nothing can be played where the browser's crypto facility is missing; the rest of the page stays readable.
 *  Source: docs/product.md, Errors and notices */
export function CryptoNotice() {
  return (
    <div className={styles['notice']}>
      <Notice tone="error">
        <h2>{messages.heading}</h2>
        <p>
          {messages.reason}{' '}
          {location.protocol === 'http:' && (
            <>
              {messages.tryHttps((text) => (
                <a href={location.href.replace(/^http:/, 'https:')}>{text}</a>
              ))}{' '}
            </>
          )}
          {messages.lookAround}
        </p>
      </Notice>
    </div>
  )
}
