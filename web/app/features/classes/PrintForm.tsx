import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import type { Paper } from '@emojigma/contract/rules/worksheets.ts'
import { useState, type ReactNode } from 'react'
import { LANGUAGES } from '../../platform/browser/languages.ts'
import { saveFrom } from '../../platform/browser/save-from.ts'
import type { CallError } from '../../platform/call.ts'
import { ChoiceField } from '../../ui/forms/Field.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import styles from './PrintForm.module.css'

const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, name]))

/** The paper to print on, and the language. */
interface PrintChoice {
  readonly paper: Paper
  readonly language: string
}

interface PrintFormProps {
  readonly submit: string
  readonly print: (
    choice: PrintChoice,
    values: FormValues,
  ) => Promise<{ readonly data: { readonly Url: string } } | { readonly error: CallError }>
  /** Further fields, above the paper. */
  readonly children?: ReactNode
}

/** Asks for paper and language, and saves the PDF. */
export function PrintForm({ submit, print, children }: PrintFormProps) {
  const [url, setUrl] = useState<string>()
  const save = async (values: FormValues): Promise<FormFailure | undefined> => {
    const answer = await print({ paper: values['paper'] as Paper, language: values['language'] ?? locale }, values)
    if ('error' in answer) return failureOf(answer.error, 'first')
    setUrl(answer.data.Url)
    saveFrom(answer.data.Url)
    return undefined
  }
  return (
    <Form
      submit={submit}
      onSubmit={save}
      otherActions={
        url && (
          <a href={url} download>
            {m['print_cards.download_the_pdf_again']()}
          </a>
        )
      }
    >
      <div className={styles['choices']}>
        {children}
        <ChoiceField name="paper" label={m['ui.paper']()} options={paperNames} defaultValue="A4" />
        <ChoiceField name="language" label={m['print_cards.language']()} options={LANGUAGE_NAMES} defaultValue={locale} />
      </div>
    </Form>
  )
}
