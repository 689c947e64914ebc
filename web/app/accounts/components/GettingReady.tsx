import * as messages from '@emojigma/messages/page/accounts/components/GettingReady.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import styles from './GettingReady.module.css'

const TITLE = messages.gettingYourAccountReady

/** Lies over the page while someone is signed in; it can't be closed.
 *  Source: docs/product.md, Sign-in and sessions */
export function GettingReady() {
  return (
    <Dialog label={TITLE} className={styles['overlay']} onClose={() => {}}>
      <Spinner text={TITLE} />
      <p className="muted">{messages.pleaseWaitAMoment}</p>
    </Dialog>
  )
}
