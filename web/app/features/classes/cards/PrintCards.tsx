import { m } from '@emojigma/messages'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import type { CardFormat } from '@emojigma/contract/rules/cards.ts'
import type { Paper } from '@emojigma/contract/rules/worksheets.ts'
import { locale } from '@emojigma/messages/language.ts'
import { useState } from 'react'
import { LANGUAGES } from '../../../platform/browser/languages.ts'
import { saveFrom } from '../../../platform/browser/save-from.ts'
import { ChoiceField } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormFailure, type FormValues } from '../../../ui/forms/Form.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { cardsApi, type StudentSelection } from './api.ts'
import styles from './PrintCards.module.css'

const FORMATS: Readonly<Record<CardFormat, string>> = {
  cards: m['print_cards.as_cards'](),
  labels: m['print_cards.as_labels'](),
  lanyards: m['print_cards.as_lanyards'](),
  letters: m['print_cards.as_letters'](),
}

const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name]))

/** Prints cards and creates missing ones.
 *  @param count of selected students */
export function PrintCards({ selection, count }: { readonly selection: StudentSelection; readonly count: number }) {
  const [print] = cardsApi.usePrintCardsMutation()
  const [url, setUrl] = useState<string>()
  const submit = async ({ paper, format, language }: FormValues): Promise<FormFailure | undefined> => {
    const answer = await print({ selection, paper: paper as Paper, format: format as CardFormat, language })
    if ('error' in answer) return failureOf(answer.error, 'first')
    setUrl(answer.data.Url)
    saveFrom(answer.data.Url)
    return undefined
  }
  return (
    <Form
      submit={m['print_cards.print']({ cardCount: m['card_count.cards']({ count }) })}
      onSubmit={submit}
      otherActions={
        url && (
          <a href={url} download>
            {m['print_cards.download_the_pdf_again']()}
          </a>
        )
      }
    >
      <div className={styles['choices']}>
        <ChoiceField name="format" label={m['print_cards.form']()} options={FORMATS} defaultValue="cards" />
        <ChoiceField name="paper" label={m['ui.paper']()} options={paperNames} defaultValue="A4" />
        <ChoiceField name="language" label={m['print_cards.language']()} options={LANGUAGE_NAMES} defaultValue={locale} />
      </div>
    </Form>
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
