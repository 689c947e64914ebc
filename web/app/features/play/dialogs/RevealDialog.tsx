import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { statusOf } from '../../../platform/call.ts'
import { PATHS, puzzlePath, signInPath, solutionPath } from '../../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { useDispatch } from '../../../platform/use-store.ts'
import { accountGuessesApi } from '../account-api.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { OtherDay } from './OtherDay.tsx'
import { Plate } from './Plate.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

interface RevealDialogProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'accessTo' | 'isDayInDoubt'>
  readonly onClose: () => void
}

/** Asks for confirmation before the answer is revealed, since that has a price.
 *  Source: docs/product.md, Reveal */
export function RevealDialog(props: RevealDialogProps) {
  const { puzzle, guessing, onClose } = props
  const today = useToday()
  const [refused, setRefused] = useState<{ readonly tookFree: boolean }>()
  const answer = guessing.accessTo('ANSWER')
  // It was free by this device's clock alone, until the refusal corrected it.
  const isOtherDay = refused?.tookFree && dayOfPuzzle(puzzle.id) !== today
  if (guessing.isDayInDoubt || isOtherDay) return <OtherDay puzzle={puzzle} onClose={onClose} />
  if (refused) return <SubscriptionBlocker action="ANSWER" onClose={onClose} />
  if (answer.kind === 'open') {
    return <ConfirmDialog {...props} takesFree={answer.takesFree} onRefused={() => setRefused({ tookFree: answer.takesFree })} />
  }
  if (answer.why === 'sign-in-needed') return <VisitorDialog {...props} />
  return <SubscriptionBlocker action="ANSWER" onClose={onClose} />
}

function VisitorDialog({ puzzle: { id, typeId, levelId }, onClose }: RevealDialogProps) {
  const here = puzzlePath(id, typeId, levelId)
  return (
    <Modal title={m['reveal_dialog.see_the_answer']()} onClose={onClose} ornament={<Plate icon="eye" />}>
      <p>{m['reveal_dialog.subscription_needed']()}</p>
      <ModalActions>
        <Button onClick={onClose}>{m['ui.cancel']()}</Button>
        <ButtonLink to={signInPath(PATHS.login, here)}>{m['ui.login']()}</ButtonLink>
        <ButtonLink variant="primary" to={signInPath(PATHS.register, here)}>
          {m['ui.register']()}
        </ButtonLink>
      </ModalActions>
    </Modal>
  )
}

interface ConfirmDialogProps extends RevealDialogProps {
  readonly takesFree: boolean
  readonly onRefused: () => void
}

function ConfirmDialog({ puzzle: { id }, takesFree, onRefused, onClose }: ConfirmDialogProps) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isRevealing, setIsRevealing] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const reveal = async () => {
    if (isRevealing) return
    setIsRevealing(true)
    const { error } = await dispatch(accountGuessesApi.endpoints.revealPuzzle.initiate(id))
    setIsRevealing(false)
    if (error) return statusOf(error) === 403 ? onRefused() : setHasFailed(true)
    onClose()
    navigate(solutionPath(id))
  }

  return (
    <Modal title={m['reveal_dialog.see_the_answer']()} onClose={onClose} ornament={<Plate icon="eye" />}>
      <p>{m['reveal_dialog.warning']()}</p>
      {takesFree && <p>{m['reveal_dialog.free_puzzle_note']()}</p>}
      <p role="alert">{hasFailed && m['reveal_dialog.failed']()}</p>
      <ModalActions>
        <Button onClick={onClose}>{m['reveal_dialog.keep_guessing']()}</Button>
        <Button variant="primary" aria-disabled={isRevealing || undefined} onClick={() => void reveal()}>
          {m['reveal_dialog.show_the_answer']()}
        </Button>
      </ModalActions>
    </Modal>
  )
}
