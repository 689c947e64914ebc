import { m } from '@emojigma/messages'
import { CLASSROOM_NAME_LENGTH } from '@emojigma/contract/rules/classrooms.ts'
import type { ReactNode } from 'react'
import type { CallError } from '../../platform/call.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'

interface ClassNameFormProps {
  readonly name?: string
  readonly submit: string
  readonly onName: (name: string) => Promise<{ readonly error?: CallError | undefined }>
  readonly otherActions?: ReactNode
}

/** Names a classroom, a new one or one that there is. */
export function ClassNameForm({ name, submit, onName, otherActions }: ClassNameFormProps) {
  const save = async ({ classroomName = '' }: Readonly<Record<string, string>>): Promise<FormFailure | undefined> => {
    const { error } = await onName(classroomName)
    return error && failureOf(error, 'first')
  }
  return (
    <Form submit={submit} onSubmit={save} otherActions={otherActions}>
      <Field
        name="classroomName"
        label={m['class_name_form.name_of_the_classroom']()}
        hint={m['class_name_form.for_example_year4_otters']()}
        defaultValue={name}
        required
        maxLength={CLASSROOM_NAME_LENGTH.max}
        autoComplete="off"
      />
    </Form>
  )
}
