import { m } from '@emojigma/messages'
import { Dialog } from './Dialog.tsx'
import { Spinner } from '../loading/Spinner.tsx'
import styles from './AccountPendingOverlay.module.css'

const TITLE = m['ui.account_pending']()

/** Lies over the page while someone is signed in; it can't be closed.
 *  Source: docs/product.md, Sign-in and sessions */
export function AccountPendingOverlay() {
  return (
    <Dialog label={TITLE} className={styles['overlay']} onClose={() => {}}>
      <Spinner text={TITLE} />
      <p className="muted">{m['ui.wait']()}</p>
    </Dialog>
  )
}
