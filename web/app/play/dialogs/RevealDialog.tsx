import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PATHS, puzzlePath, signInPath, solutionPath } from '../../navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountGuessesApi } from '../account-api.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { Plate } from './Plate.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

interface RevealDialogProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'accessTo'>
  readonly onClose: () => void
}

/** What someone is told who asks for the answer: it has a price, which is said before.
 *  Source: docs/product.md, Reveal */
export function RevealDialog(props: RevealDialogProps) {
  const answer = props.guessing.accessTo('ANSWER')
  if (answer.kind === 'open') return <ConfirmDialog {...props} takesFree={answer.takesFree} />
  if (answer.why === 'sign-in-needed') return <VisitorDialog {...props} />
  return <SubscriptionBlocker action="ANSWER" onClose={props.onClose} />
}

function VisitorDialog({ puzzle: { id, typeId, levelId }, onClose }: RevealDialogProps) {
  const here = puzzlePath(id, typeId, levelId)
  return (
    <Modal title="See the answer?" onClose={onClose} ornament={<Plate icon="eye" />}>
      <p>Answers are part of a subscription. Log in or register to carry on.</p>
      <ModalActions>
        <Button onClick={onClose}>Cancel</Button>
        <ButtonLink to={signInPath(PATHS.login, here)}>Login</ButtonLink>
        <ButtonLink variant="primary" to={signInPath(PATHS.register, here)}>
          Register
        </ButtonLink>
      </ModalActions>
    </Modal>
  )
}

function ConfirmDialog({ puzzle: { id }, takesFree, onClose }: RevealDialogProps & { readonly takesFree: boolean }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<FetchBaseQueryError['status']>()

  const reveal = async () => {
    if (isAsking) return
    setIsAsking(true)
    const { error } = await dispatch(accountGuessesApi.endpoints.revealPuzzle.initiate(id))
    setIsAsking(false)
    if (error) return setFailure('status' in error ? error.status : 'CUSTOM_ERROR')
    onClose()
    await navigate(solutionPath(id))
  }

  if (failure === 403) return <SubscriptionBlocker action="ANSWER" onClose={onClose} />
  return (
    <Modal title="See the answer?" onClose={onClose} ornament={<Plate icon="eye" />}>
      <p>You will see the answer and how to get there. After that you can’t guess this puzzle any more, and it brings no points.</p>
      {takesFree && <p>You have not begun it yet, so it counts as one of today’s three free puzzles.</p>}
      <p role="alert">{failure !== undefined && 'The answer could not be fetched. Please try again.'}</p>
      <ModalActions>
        <Button onClick={onClose}>Keep guessing</Button>
        <Button variant="primary" aria-disabled={isAsking || undefined} onClick={() => void reveal()}>
          Show the answer
        </Button>
      </ModalActions>
    </Modal>
  )
}
