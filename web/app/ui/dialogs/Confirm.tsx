import { m } from '@emojigma/messages'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Modal, ModalActions } from './Modal.tsx'
import { Notice } from '../Notice.tsx'

interface ConfirmProps {
  readonly title: string
  /** The consequence. */
  readonly text: string
  readonly confirm: string
  /** @returns why it failed, for the dialog to show; a caller that reports failures elsewhere closes the dialog first */
  readonly onConfirm: () => Promise<string | undefined>
  readonly onClose: () => void
}

/** Asks for confirmation before an action that affects others. Stays open while the action runs. */
export function Confirm({ title, text, confirm, onConfirm, onClose }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(await onConfirm())
    setBusy(false)
  }
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal title={title} onClose={close}>
      <p>{text}</p>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <ModalActions>
        <Button size="large" aria-disabled={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
        <Button size="large" variant="quiet" aria-disabled={isBusy} onClick={close}>
          {m['ui.leave']()}
        </Button>
      </ModalActions>
    </Modal>
  )
}
