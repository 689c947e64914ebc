import type { BlockedAction } from '@emojigma/contract/failures.ts'
import { useEffect, type ReactNode } from 'react'
import { PATHS } from '../../navigation/paths.ts'
import { fetchAccount } from '../../session/fetch-account.ts'
import { useVisitor } from '../../session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { useDispatch } from '../../use-store.ts'
import { Plate } from './Plate.tsx'

const ICONS: Readonly<Record<BlockedAction, IconName>> = {
  ANSWER: 'eye',
  WORKSHEET: 'worksheet',
  DOWNLOAD: 'download',
  'PLAY PUZZLE': 'lock',
  'FULL SCREEN PUZZLE': 'full-screen',
}

interface SubscriptionBlockerProps {
  readonly action: BlockedAction
  readonly onClose: () => void
  /** What else there is to say. */
  readonly children?: ReactNode
}

/** Names what a plan opens. A student, whose class has it or has not, is told nothing of plans.
 *  Source: docs/product.md, Play access and the free allowance */
export function SubscriptionBlocker({ action, onClose, children }: SubscriptionBlockerProps) {
  const dispatch = useDispatch()
  const { role, plan } = useVisitor()
  const isPlanStale = plan !== 'none'
  useEffect(() => {
    // The server has refused what the plan on this device opens: it has ended meanwhile.
    if (isPlanStale) void fetchAccount(dispatch)
  }, [isPlanStale, dispatch])
  const plate = <Plate icon={ICONS[action]} />
  if (role === 'student') {
    return (
      <Modal title="Your class is having a break" onClose={onClose} ornament={plate}>
        <p>This is closed until then. Your teacher can tell you more.</p>
        <ModalActions>
          <Button size="large" variant="primary" onClick={onClose}>
            All right
          </Button>
        </ModalActions>
      </Modal>
    )
  }
  return (
    <Modal title="Subscribe to unlock" onClose={onClose} ornament={plate}>
      <p>
        <strong>{action}</strong> is part of every plan.
      </p>
      {children}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink size="large" variant="primary" to={PATHS.pricing}>
          See plans
        </ButtonLink>
      </ModalActions>
    </Modal>
  )
}
