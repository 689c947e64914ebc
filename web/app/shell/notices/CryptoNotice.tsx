import { Notice } from '../../ui/Notice.tsx'
import styles from './CryptoNotice.module.css'

/** Says why nothing can be played where the browser's crypto facility is missing; the rest of the page stays readable.
 *  Source: docs/product.md, Errors and notices */
export function CryptoNotice() {
  return (
    <div className={styles['notice']}>
      <Notice tone="error">
        <h2>Puzzles can’t be played on this page</h2>
        <p>
          Your browser has switched off the part that makes random numbers, which playing takes.{' '}
          {location.protocol === 'http:' && (
            <>
              Try <a href={location.href.replace(/^http:/, 'https:')}>the same page by https</a>.{' '}
            </>
          )}
          You can still look around.
        </p>
      </Notice>
    </div>
  )
}
