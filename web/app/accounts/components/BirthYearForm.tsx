import { Field } from '../../ui/Field.tsx'
import { Form, type FieldCheck, type FormFailure } from '../../ui/Form.tsx'

const OLDEST_YEARS = 120

/** Asks for the year of birth as one asks for it on any form: nothing says what an answer leads to. */
export function BirthYearForm({ onAnswer }: { readonly onAnswer: (birthYear: number) => Promise<FormFailure | undefined> }) {
  return (
    <Form submit="Next" onSubmit={({ BirthYear }) => onAnswer(Number(BirthYear))}>
      <Field
        name="BirthYear"
        label="What year were you born?"
        required
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        check={yearFault}
        hint="Four digits. We use it once and don’t keep it."
      />
    </Form>
  )
}

const yearFault: FieldCheck = (text) => {
  const thisYear = new Date().getUTCFullYear()
  const year = Number(text)
  const isYear = /^\d{4}$/.test(text) && year >= thisYear - OLDEST_YEARS && year <= thisYear
  return isYear ? undefined : `Enter a year from ${thisYear - OLDEST_YEARS} to ${thisYear}.`
}
