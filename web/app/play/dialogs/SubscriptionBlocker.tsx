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

/** Names what a plan opens.
 *  Source: docs/product.md, Play access and the free allowance */
export function SubscriptionBlocker({ action, onClose, children }: SubscriptionBlockerProps) {
  const dispatch = useDispatch()
  const isPlanStale = useVisitor().plan !== 'none'
  useEffect(() => {
    // The server has refused what the plan on this device opens: it has ended meanwhile.
    if (isPlanStale) void fetchAccount(dispatch)
  }, [isPlanStale, dispatch])
  return (
    <Modal title="Subscribe to unlock" onClose={onClose} ornament={<Plate icon={ICONS[action]} />}>
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
