import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import { useEffect, type ReactNode } from 'react'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { fetchAccount } from '../../../platform/session/fetch-account.ts'
import { useMayBeChild } from '../../../platform/session/likely-child.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/pictures/Icon.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { useDispatch } from '../../../platform/use-store.ts'
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
  /** Further paragraphs. */
  readonly children?: ReactNode
}

/** Says that an action needs a plan. Plans are not mentioned to students, whose class has one or not, or to likely children.
 *  Source: docs/product.md, Play access and the free allowance */
export function SubscriptionBlocker({ action, onClose, children }: SubscriptionBlockerProps) {
  const dispatch = useDispatch()
  const { role, plan } = useVisitor()
  const mayBeChild = useMayBeChild()
  const isPlanStale = plan !== 'none'
  useEffect(() => {
    // The server refused although this device knows of a plan: the plan has ended.
    if (isPlanStale) void fetchAccount(dispatch)
  }, [isPlanStale, dispatch])
  const plate = <Plate icon={ICONS[action]} />
  if (role === 'student' || mayBeChild) {
    const [title, text] =
      role === 'student'
        ? [m['subscription_blocker.class_break_title'](), m['subscription_blocker.class_break_text']()]
        : [m['subscription_blocker.this_part_is_closed'](), m['subscription_blocker.other_puzzles']()]
    return (
      <Modal title={title} onClose={onClose} ornament={plate}>
        <p>{text}</p>
        <ModalActions>
          <Button size="large" variant="primary" onClick={onClose}>
            {m['ui.all_right']()}
          </Button>
        </ModalActions>
      </Modal>
    )
  }
  return (
    <Modal title={m['subscription_blocker.subscribe_to_unlock']()} onClose={onClose} ornament={plate}>
      <p>
        <ParaglideMessage
          message={m['subscription_blocker.part_of_plans']}
          markup={{ action: () => <strong>{m['subscription_blocker.actions']({ action })}</strong> }}
        />
      </p>
      {children}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          {m['ui.not_now']()}
        </Button>
        <ButtonLink size="large" variant="primary" to={PATHS.pricing}>
          {m['ui.see_plans']()}
        </ButtonLink>
      </ModalActions>
    </Modal>
  )
}
