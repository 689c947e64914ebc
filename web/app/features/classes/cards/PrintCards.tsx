import { m } from '@emojigma/messages'
import type { CardFormat } from '@emojigma/contract/rules/cards.ts'
import { ChoiceField } from '../../../ui/forms/Field.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { PrintForm } from '../PrintForm.tsx'
import { cardsApi, type StudentSelection } from './api.ts'

const FORMATS: Readonly<Record<CardFormat, string>> = {
  cards: m['print_cards.as_cards'](),
  labels: m['print_cards.as_labels'](),
  lanyards: m['print_cards.as_lanyards'](),
  letters: m['print_cards.as_letters'](),
}

/** Prints cards and creates missing ones.
 *  @param count of selected students */
export function PrintCards({ selection, count }: { readonly selection: StudentSelection; readonly count: number }) {
  const [print] = cardsApi.usePrintCardsMutation()
  return (
    <PrintForm
      submit={m['print_cards.print']({ cardCount: m['card_count.cards']({ count }) })}
      print={(choice, { format }) => print({ selection, ...choice, format: format as CardFormat })}
    >
      <ChoiceField name="format" label={m['print_cards.form']()} options={FORMATS} defaultValue="cards" />
    </PrintForm>
  )
}

interface PrintDialogProps {
  readonly students: readonly string[]
  readonly title: string
  readonly onClose: () => void
}

/** Prints the cards of chosen students. */
export function PrintDialog({ students, title, onClose }: PrintDialogProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <PrintCards selection={{ StudentIds: students }} count={students.length} />
    </Modal>
  )
}
