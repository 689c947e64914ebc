import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './CryptoNotice.module.css'

/** Explains why nothing can be played without the browser's crypto functions; the page stays readable.
 *  Source: docs/product.md, Errors and notices */
export function CryptoNotice() {
  return (
    <div className={styles['notice']}>
      <Notice tone="error">
        <h2>{m['crypto_notice.heading']()}</h2>
        <p>
          {m['crypto_notice.reason']()}{' '}
          {location.protocol === 'http:' && (
            <>
              <ParaglideMessage
                message={m['crypto_notice.try_https']}
                markup={{ link: ({ children }) => <a href={location.href.replace(/^http:/, 'https:')}>{children}</a> }}
              />{' '}
            </>
          )}
          {m['crypto_notice.look_around']()}
        </p>
      </Notice>
    </div>
  )
}
