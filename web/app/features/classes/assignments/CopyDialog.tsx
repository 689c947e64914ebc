import { m } from '@emojigma/messages'
import type { Assignment } from '@emojigma/contract/classes/assignments.ts'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { FURTHEST_DUE_DAYS } from '@emojigma/contract/rules/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { deviceTimeZone, useTodayIn } from '../../../platform/browser/clock.ts'
import { FormModal } from '../../../ui/dialogs/FormModal.tsx'
import { ChoiceField, Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../../ui/forms/Form.tsx'
import { useIdempotentRequest } from '../../../ui/forms/use-idempotent-request.ts'
import { assignmentsApi } from './api.ts'

interface CopyDialogProps {
  readonly assignment: Assignment
  /** At least one. */
  readonly otherClasses: readonly Pick<Classroom, 'Id' | 'Name'>[]
  readonly onCopied: (there: Pick<Classroom, 'Id' | 'Name'>) => void
  readonly onClose: () => void
}

/** Gives the puzzles of an assignment to another class, too. */
export function CopyDialog({ assignment: { Title, DueDay, IsLate, Puzzles }, otherClasses, onCopied, onClose }: CopyDialogProps) {
  const today = useTodayIn(deviceTimeZone())
  const [create] = assignmentsApi.useCreateAssignmentMutation()
  const copyOnce = useIdempotentRequest()
  const submit = async ({ classroom = '', dueDay = '' }: FormValues) => {
    const copy = { ClassroomId: classroom, Title, DueDay: dueDay, PuzzleIds: Puzzles.map(({ PuzzleId }) => PuzzleId) }
    const { error } = await copyOnce(copy, (AssignmentKey) => create({ ...copy, AssignmentKey }))
    if (error) return { message: failureOf(error, 'first').message }
    const there = otherClasses.find(({ Id }) => Id === classroom)
    if (there) onCopied(there)
    return undefined
  }
  return (
    <FormModal title={m['copy_dialog.title']({ title: Title })} onClose={onClose}>
      <Form submit={m['copy_dialog.submit']()} onSubmit={submit}>
        <ChoiceField
          name="classroom"
          label={m['assignments.class_it']()}
          options={Object.fromEntries(otherClasses.map(({ Id, Name }) => [Id, Name]))}
        />
        <Field
          name="dueDay"
          label={m['assignment_editor.due_day']()}
          hint={m['assignment_editor.due_hint']()}
          type="date"
          min={dayDate(today)}
          max={dayDate(today + FURTHEST_DUE_DAYS)}
          defaultValue={IsLate ? dayDate(today + 7) : DueDay}
          required
        />
      </Form>
    </FormModal>
  )
}
