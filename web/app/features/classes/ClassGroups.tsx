import { m } from '@emojigma/messages'
import type { ClassGroup, ClassGroups as GroupList } from '@emojigma/contract/classes/groups.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { GROUP_LIMIT, GROUP_NAME_LENGTH } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormModal } from '../../ui/dialogs/FormModal.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RemovedList } from '../../ui/RemovedList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Undo, type Undoable } from '../../ui/Undo.tsx'
import { classroomsApi } from './api.ts'
import styles from './portal.module.css'
import { listStudents, nameOf } from './student-list.ts'
import { StudentChoice } from './StudentChoice.tsx'

/** The lasting groups of a class: made, changed, removed and brought back.
 *  Source: docs/product.md, Groups of a class */
export function ClassGroups({ classroomId }: { readonly classroomId: string }) {
  const groups = classroomsApi.useGetGroupsQuery(classroomId, { refetchOnMountOrArgChange: true })
  const students = classroomsApi.useGetStudentsQuery(classroomId)
  return (
    <Section id="groups" title={m['class_groups.groups']()} text={m['class_groups.explanation']()}>
      <Fetched answer={students} placeholder={<Spinner />}>
        {({ Students }) => (
          <Fetched answer={groups} placeholder={<Spinner />}>
            {(list) => <Groups classroomId={classroomId} list={list} students={Students} />}
          </Fetched>
        )}
      </Fetched>
    </Section>
  )
}

interface GroupsProps {
  readonly classroomId: string
  readonly list: GroupList
  readonly students: readonly Student[]
}

function Groups({ classroomId, list: { Groups: groups, Removed }, students }: GroupsProps) {
  const [edited, setEdited] = useState<ClassGroup | 'new'>()
  const [done, setDone] = useState<Undoable>()
  const [failure, setFailure] = useState<string>()
  const [remove] = classroomsApi.useRemoveGroupMutation()
  const [restore] = classroomsApi.useRestoreGroupMutation()
  const removeOne = async ({ Id, Name }: ClassGroup) => {
    setDone(undefined)
    const { error } = await remove(Id)
    setFailure(error && failureOf(error, 'first').message)
    if (!error) setDone({ words: m['class_groups.removed']({ name: Name }), undo: () => restore(Id) })
  }
  const make = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {m['class_groups.new']()}
    </Button>
  )
  return (
    <div className={styles['parts']}>
      {done && <Undo key={done.words} done={done} onUndone={() => setDone(undefined)} />}
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {groups.length === 0 ? (
        <EmptyState emoji="school" title={m['class_groups.none_yet']()} headingLevel={3} action={make}>
          {m['class_groups.none']()}
        </EmptyState>
      ) : (
        <>
          <ul className={styles['classes']}>
            {groups.map((group) => (
              <li key={group.Id} className={classNames('panel', styles['class'])} aria-label={group.Name}>
                <h3 className={styles['whole']}>{m['recipients.group']({ title: group.Name, count: group.StudentIds.length })}</h3>
                <p className={styles['whole']}>{namesIn(group, students) || m['class_groups.nobody']()}</p>
                <div className={styles['row']}>
                  <Button aria-label={m['class_groups.edit_one']({ name: group.Name })} onClick={() => setEdited(group)}>
                    {m['ui.edit']()}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={m['class_groups.remove_one']({ name: group.Name })}
                    onClick={() => void removeOne(group)}
                  >
                    {m['classes.remove']()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {groups.length < GROUP_LIMIT ? <p>{make}</p> : <p className="muted">{m['class_groups.too_many']({ limit: GROUP_LIMIT })}</p>}
        </>
      )}
      <RemovedList
        title={m['class_groups.removed_groups']()}
        removed={Removed.map(({ Id, Name, GoneAt }) => ({ id: Id, name: Name, goneAt: GoneAt }))}
        onRestore={async (id) => {
          const { error } = await restore(id)
          if (error) return failureOf(error, 'first').message
          // The message above may be about this very group.
          setDone(undefined)
          return undefined
        }}
      />
      {edited && (
        <GroupDialog
          classroomId={classroomId}
          group={edited === 'new' ? undefined : edited}
          students={students}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

/** The names of a group's students, in the order of the class list. */
export function namesIn({ StudentIds }: ClassGroup, students: readonly Student[]): string {
  const inGroup = students.filter(({ Id }) => StudentIds.includes(Id))
  return listStudents(inGroup, '', { by: 'name', isDescending: false }).map(nameOf).join(', ')
}

interface GroupDialogProps {
  readonly classroomId: string
  /** Undefined = a new one. */
  readonly group: ClassGroup | undefined
  readonly students: readonly Student[]
  readonly onClose: () => void
}

function GroupDialog({ classroomId, group, students, onClose }: GroupDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(group?.StudentIds ?? [])
  const [create] = classroomsApi.useCreateGroupMutation()
  const [update] = classroomsApi.useUpdateGroupMutation()
  const makeOnce = useIdempotentRequest()
  return (
    <FormModal title={group ? m['class_groups.edit']({ name: group.Name }) : m['class_groups.new']()} onClose={onClose}>
      <Form
        submit={m['ui.save']()}
        onSubmit={async ({ Name = '' }) => {
          const wish = { ClassroomId: classroomId, Name, StudentIds: [...chosen] }
          const { error } = group
            ? await update({ Id: group.Id, Name, StudentIds: [...chosen] })
            : await makeOnce(wish, (GroupKey) => create({ ...wish, GroupKey }))
          if (error) return failureOf(error, 'first')
          onClose()
          return undefined
        }}
      >
        <Field
          name="Name"
          label={m['class_groups.name']()}
          maxLength={GROUP_NAME_LENGTH.max}
          defaultValue={group?.Name}
          required
          autoComplete="off"
        />
        <fieldset className={styles['choices']}>
          <legend>{m['class_groups.who']()}</legend>
          <StudentChoice students={students} chosen={chosen} onChange={setChosen} />
        </fieldset>
      </Form>
    </FormModal>
  )
}
