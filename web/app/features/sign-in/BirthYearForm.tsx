import { m } from '@emojigma/messages'
import { plainSigns } from '@emojigma/engine/guess.ts'
import { FIRST_BIRTH_YEAR, isBirthYear, yearAt } from '@emojigma/contract/rules/birth-year.ts'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form, type FieldCheck, type FormFailure } from '../../ui/forms/Form.tsx'

/** Asks for the year of birth neutrally: nothing hints at what an answer leads to. */
export function BirthYearForm({ onAnswer }: { readonly onAnswer: (birthYear: number) => Promise<FormFailure | undefined> }) {
  const { nowMs } = useSiteSettings()
  return (
    <Form submit={m['ui.next']()} onSubmit={({ BirthYear }) => onAnswer(Number(plainSigns(BirthYear ?? '')))}>
      <Field
        name="BirthYear"
        label={m['birth_year_form.question']()}
        required
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        check={yearFaultAt(nowMs)}
        hint={m['birth_year_form.hint']()}
      />
    </Form>
  )
}

function yearFaultAt(nowMs: number): FieldCheck {
  return (text) =>
    isBirthYear(Number(plainSigns(text)), nowMs)
      ? undefined
      : m['birth_year_form.range']({ firstBirthYear: FIRST_BIRTH_YEAR, yearAt: yearAt(nowMs) })
}
