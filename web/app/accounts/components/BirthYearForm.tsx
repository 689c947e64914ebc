import { FIRST_BIRTH_YEAR, isBirthYear, yearAt } from '@emojigma/contract/rules/birth-year.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Field } from '../../ui/Field.tsx'
import { Form, type FieldCheck, type FormFailure } from '../../ui/Form.tsx'

/** Asks for the year of birth as one asks for it on any form: nothing says what an answer leads to. */
export function BirthYearForm({ onAnswer }: { readonly onAnswer: (birthYear: number) => Promise<FormFailure | undefined> }) {
  const { nowMs } = useSiteSettings()
  return (
    <Form submit="Next" onSubmit={({ BirthYear }) => onAnswer(Number(BirthYear))}>
      <Field
        name="BirthYear"
        label="What year were you born?"
        required
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        check={yearFaultAt(nowMs)}
        hint="Four digits. We use it once and don’t keep it."
      />
    </Form>
  )
}

function yearFaultAt(nowMs: number): FieldCheck {
  return (text) => (isBirthYear(Number(text), nowMs) ? undefined : `Enter a year from ${FIRST_BIRTH_YEAR} to ${yearAt(nowMs)}.`)
}
