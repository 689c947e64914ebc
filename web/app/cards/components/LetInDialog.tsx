import { Button } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { cardsApi } from '../api.ts'
import styles from './LetInDialog.module.css'
import { StudentCard } from './StudentCard.tsx'

/** Shows a student's card large on the teacher's screen, to be held a tablet to or typed from: whoever has forgotten everything is in within
 *  seconds. A card is made if there is none.
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
    <Modal title={`Let ${name} in`} onClose={onClose} className={styles['dialog']}>
      <Fetched answer={answer} placeholder={<Spinner text="Getting the card..." />}>
        {(card) => card && <StudentCard card={card} size="large" />}
      </Fetched>
      <p className="small muted">Point the tablet’s camera at the code, or type the code on the page /class.</p>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      <ModalActions>
        <Button size="large" variant="primary" onClick={onClose}>
          Done
        </Button>
        <Button disabled={isLoading} onClick={() => void issue({ wanted: { StudentIds: [studentId] }, isNew: true })}>
          The card is lost: make a new one
        </Button>
      </ModalActions>
      <p className="small muted">A new card ends the old one, and logs {name} out everywhere.</p>
    </Modal>
  )
}
