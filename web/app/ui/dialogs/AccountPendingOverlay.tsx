import { m } from '@emojigma/messages'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import styles from './GettingReady.module.css'

const TITLE = m['ui.account_pending']()

/** Lies over the page while someone is signed in; it can't be closed.
 *  Source: docs/product.md, Sign-in and sessions */
export function GettingReady() {
  return (
    <Dialog label={TITLE} className={styles['overlay']} onClose={() => {}}>
      <Spinner text={TITLE} />
      <p className="muted">{m['ui.wait']()}</p>
    </Dialog>
  )
}
