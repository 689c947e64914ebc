import { Button } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'

/** Asks once more before something that others notice.
 *  @param text what happens then */
export function ConfirmDialog({
  title,
  text,
  confirm,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}) {
  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <ModalActions>
        <Button size="large" onClick={() => void onConfirm()}>
          {confirm}
        </Button>
        <Button size="large" variant="quiet" onClick={onClose}>
          Leave it as it is
        </Button>
      </ModalActions>
    </Modal>
  )
}
