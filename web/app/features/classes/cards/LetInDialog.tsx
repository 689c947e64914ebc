import { m } from '@emojigma/messages'
import { Button } from '../../../ui/Button.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { cardsApi } from './api.ts'
import styles from './LetInDialog.module.css'
import { PrintCards } from './PrintCards.tsx'
import { StudentCard } from './StudentCard.tsx'

/** Enlarges a student's card on the teacher's screen, to scan or type from: a student who forgot everything gets in within seconds.
 *  Creates the card if there is none.
 *  Source: docs/product.md, Login cards */
export function LetInDialog({
  studentId,
  name,
  onClose,
}: {
  readonly studentId: string
  readonly name: string
  readonly onClose: () => void
}) {
  const answer = cardsApi.useGetCardOfQuery(studentId)
  const [issue, { isLoading, error }] = cardsApi.useIssueCardsMutation()
  return (
    <Modal title={m['let_in_dialog.let_in']({ name })} onClose={onClose} className={styles['dialog']}>
      <Fetched answer={answer} placeholder={<Spinner text={m['let_in_dialog.getting_the_card']()} />}>
        {(card) => card && <StudentCard card={card} size="large" />}
      </Fetched>
      <p className="small muted">{m['let_in_dialog.how_to']()}</p>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      <ModalActions>
        <Button size="large" variant="primary" onClick={onClose}>
          {m['classes.done']()}
        </Button>
        <Button disabled={isLoading} onClick={() => void issue({ selection: { StudentIds: [studentId] }, isNew: true })}>
          {m['let_in_dialog.lost']()}
        </Button>
      </ModalActions>
      <p className="small muted">{m['let_in_dialog.lost_warning']({ name })}</p>
      {answer.data && <PrintCards selection={{ StudentIds: [studentId] }} count={1} />}
    </Modal>
  )
}
