import { m } from '@emojigma/messages'
import type { Assignment, AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { FURTHEST_DUE_DAYS, MAX_ASSIGNED_PUZZLES, MAX_ASSIGNMENT_TITLE } from '@emojigma/contract/rules/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deviceTimeZone, useTodayIn } from '../../../platform/browser/clock.ts'
import { useAskBeforeLeaving } from '../../../platform/browser/hooks/use-ask-before-leaving.ts'
import { DRAFTS } from '../../../platform/session/session-storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../../ui/forms/Form.tsx'
import { useIdempotentRequest } from '../../../ui/forms/use-idempotent-request.ts'
import { focusOn } from '../../../ui/focus-recovery.ts'
import { assignmentsApi, type NewAssignment } from './api.ts'
import styles from './AssignmentEditor.module.css'
import { PuzzlePicker } from './PuzzlePicker.tsx'
import { Recipients, type RecipientsChoice } from './Recipients.tsx'
import { inTab } from '../../../platform/browser/storage.ts'
import { PickedPuzzles } from './PickedPuzzles.tsx'
import type { AssignmentStart } from './result-table.ts'

/** Default days until an assignment is due. */
const USUAL_DAYS = 7

interface AssignmentEditorProps {
  readonly classroomId: string
  /** The assignment to edit; undefined = a new one. */
  readonly assignment?: Assignment | undefined
  readonly start?: AssignmentStart | undefined
  readonly onDone: () => void
}

/** Edits an assignment. Input survives a failed request; a new assignment's draft also survives leaving the page. */
export function AssignmentEditor({ classroomId, assignment, start, onDone }: AssignmentEditorProps) {
  const today = useTodayIn(deviceTimeZone())
  const { draft, change, forget } = useAssignmentDraft(classroomId, {
    existing: assignment,
    start,
    usualDueDay: dayDate(today + USUAL_DAYS),
  })
  const { puzzles, studentIds, groupId } = draft
  // A new assignment gets its id when it is created.
  const [id, setId] = useState(assignment?.Id)
  const [isDone, setDone] = useState(false)
  const isChangedSince = useRef(false)
  const [create] = assignmentsApi.useCreateAssignmentMutation()
  const [update] = assignmentsApi.useUpdateAssignmentMutation()
  const makeOnce = useIdempotentRequest(`${DRAFTS}assignment.${classroomId}.asked`)
  const finish = useEffectEvent(onDone)
  // An effect, so that it runs only while this tab is visible and never for a later assignment.
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  useAskBeforeLeaving(puzzles.length > 0 && id === undefined && !isDone)

  const createOnce = (wish: NewAssignment) => makeOnce(wish, (AssignmentKey) => create({ ...wish, AssignmentKey }))
  const noteChange = () => void (isChangedSince.current = true)
  const setPuzzles = (next: (before: readonly AssignedPuzzle[]) => readonly AssignedPuzzle[]) => {
    noteChange()
    change((before) => ({ puzzles: next(before.puzzles) }))
  }
  const add = (picked: readonly AssignedPuzzle[]) =>
    setPuzzles((before) => {
      const has = new Set(before.map(({ PuzzleId }) => PuzzleId))
      return [...before, ...picked.filter(({ PuzzleId }) => !has.has(PuzzleId))].slice(0, MAX_ASSIGNED_PUZZLES)
    })
  const cancel = () => {
    forget()
    onDone()
  }

  const submit = async ({ title = '', startDay = '', dueDay = '' }: FormValues) => {
    if (puzzles.length === 0) return { message: m['assignment_editor.puzzle_needed']() }
    if (studentIds?.length === 0) return { message: m['recipients.needed']() }
    const wish = { Title: title, DueDay: dueDay, PuzzleIds: puzzles.map(({ PuzzleId }) => PuzzleId) }
    const some = studentIds && [...studentIds]
    isChangedSince.current = false
    const answer =
      id === undefined
        ? await createOnce({
            ClassroomId: classroomId,
            ...wish,
            ...(startDay && { StartDay: startDay }),
            ...(some && { StudentIds: some }),
            ...(groupId !== undefined && { GroupId: groupId }),
          })
        : await update({
            Id: id,
            ...wish,
            StartDay: startDay || null,
            ...(groupId === undefined ? { StudentIds: some ?? null } : { GroupId: groupId }),
          })
    if ('error' in answer) {
      const { message, fields: { Title: title, StartDay: startDay, DueDay: dueDay } = {} } = failureOf(answer.error, 'first')
      return { message, fields: { ...(title && { title }), ...(startDay && { startDay }), ...(dueDay && { dueDay }) } }
    }
    forget()
    if (isChangedSince.current) setId(answer.data.Id)
    else setDone(true)
    return undefined
  }

  return (
    <section className={styles['editor']} aria-labelledby="assignment-editor" onChange={noteChange}>
      <h2 id="assignment-editor" ref={focusOn}>
        {id === undefined ? m['classes.new_assignment']() : m['assignment_editor.change_the_assignment']()}
      </h2>
      <h3>{m['assignment_editor.text1_pick_puzzles']()}</h3>
      <PuzzlePicker classroomId={classroomId} first={start?.choice} chosen={puzzles} onPicked={add} />
      <PickedPuzzles puzzles={puzzles} onChange={(left) => setPuzzles(() => left)} />
      <h3>{m['assignment_editor.text2_say_what_it']()}</h3>
      <Form
        submit={id === undefined ? giveTo({ studentIds, groupId }) : m['ui.save']()}
        onSubmit={submit}
        otherActions={<Button onClick={cancel}>{m['ui.cancel']()}</Button>}
      >
        <Field
          name="title"
          label={m['ui.title']()}
          hint={m['assignment_editor.your_students_read_it']()}
          maxLength={MAX_ASSIGNMENT_TITLE}
          defaultValue={draft.title}
          required
          onChange={({ target }) => change(() => ({ title: target.value }))}
        />
        <Recipients
          classroomId={classroomId}
          chosen={{ studentIds, groupId }}
          onChange={(chosen) => {
            noteChange()
            change(() => ({ studentIds: undefined, groupId: undefined, ...chosen }))
          }}
        />
        <Field
          name="startDay"
          label={m['assignment_editor.start_day']()}
          hint={m['assignment_editor.start_hint']()}
          type="date"
          max={dayDate(today + FURTHEST_DUE_DAYS)}
          defaultValue={draft.startDay}
          onChange={({ target }) => change(() => ({ startDay: target.value }))}
        />
        <Field
          name="dueDay"
          label={m['assignment_editor.due_day']()}
          hint={m['assignment_editor.due_hint']()}
          type="date"
          min={assignment ? undefined : dayDate(today)}
          max={dayDate(today + FURTHEST_DUE_DAYS)}
          defaultValue={draft.dueDay}
          required
          onChange={({ target }) => change(() => ({ dueDay: target.value }))}
        />
      </Form>
    </section>
  )
}

function giveTo({ studentIds, groupId }: RecipientsChoice): string {
  if (groupId !== undefined) return m['assignment_editor.submit_to_group']()
  return studentIds ? m['assignment_editor.submit_to_some']() : m['assignment_editor.submit']()
}

interface AssignmentDraft extends RecipientsChoice {
  readonly puzzles: readonly AssignedPuzzle[]
  readonly title: string
  /** Empty = at once. */
  readonly startDay: string
  readonly dueDay: string
}

/** Keeps a new assignment's draft in this tab until it is created or cancelled, across pages and reloads.
 *  @param existing the assignment to edit, which has no stored draft
 *  @param usualDueDay of a new one */
function useAssignmentDraft(
  classroomId: string,
  {
    existing,
    start,
    usualDueDay,
  }: { readonly existing: Assignment | undefined; readonly start: AssignmentStart | undefined; readonly usualDueDay: string },
) {
  const key = `${DRAFTS}assignment.${classroomId}`
  const [draft, setDraft] = useState<AssignmentDraft>(() =>
    existing
      ? {
          puzzles: existing.Puzzles,
          title: existing.Title,
          startDay: existing.StartDay ?? '',
          dueDay: existing.DueDay,
          ...(existing.GroupId === undefined ? { studentIds: existing.StudentIds } : { groupId: existing.GroupId }),
        }
      : {
          puzzles: [],
          title: '',
          startDay: '',
          dueDay: usualDueDay,
          ...(start ? { title: start.title, studentIds: start.studentIds } : (inTab.readJson(key) as AssignmentDraft | undefined)),
        },
  )
  const latest = useRef(draft)
  const isStored = useRef(existing === undefined)
  return {
    draft,
    change(part: (before: AssignmentDraft) => Partial<AssignmentDraft>): void {
      latest.current = { ...latest.current, ...part(latest.current) }
      if (isStored.current) inTab.keep(key, JSON.stringify(latest.current))
      setDraft(latest.current)
    },
    forget(): void {
      if (isStored.current) inTab.forget(key)
      isStored.current = false
    },
  }
}
