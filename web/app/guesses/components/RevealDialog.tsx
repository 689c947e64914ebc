import { PATHS } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { Plate } from './SubscriptionBlocker.tsx'

/** What a visitor is told who asks for the answer.
 *  Source: specification §4, Reveal answer */
export function RevealDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="See the answer?" onClose={onClose} ornament={<Plate icon="eye" />}>
      <p>Answers are part of a subscription. Log in or register to carry on.</p>
      <ModalActions>
        <Button onClick={onClose}>Cancel</Button>
        <ButtonLink to={PATHS.login}>Login</ButtonLink>
        <ButtonLink look="primary" to={PATHS.register}>
          Register
        </ButtonLink>
      </ModalActions>
    </Modal>
  )
}
