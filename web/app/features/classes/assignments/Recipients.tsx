import { m } from '@emojigma/messages'
import { classroomsApi } from '../api.ts'
import { namesIn } from '../ClassGroups.tsx'
import { StudentChoice } from '../StudentChoice.tsx'
import { assignmentsApi } from './api.ts'
import styles from './Recipients.module.css'

/** Neither = the whole class. */
export interface RecipientsChoice {
  readonly studentIds?: readonly string[] | undefined
  readonly groupId?: string | undefined
}

interface RecipientsProps {
  readonly classroomId: string
  readonly chosen: RecipientsChoice
  readonly onChange: (chosen: RecipientsChoice) => void
}

/** Chooses the whole class, one of its groups, or some students, one by one or those of an earlier assignment.
 *  Source: docs/product.md, Assignments */
export function Recipients({ classroomId, chosen: { studentIds, groupId }, onChange }: RecipientsProps) {
  const { data } = classroomsApi.useGetStudentsQuery(classroomId)
  const { data: given } = assignmentsApi.useGetAssignmentsQuery(classroomId)
  const groups = classroomsApi.useGetGroupsQuery(classroomId).data?.Groups ?? []
  const students = data?.Students ?? []
  const earlier = (given?.Assignments ?? []).filter(({ StudentIds = [], GroupId }) => StudentIds.length > 0 && GroupId === undefined)
  const group = groups.find(({ Id }) => Id === groupId)
  const [firstGroup] = groups
  return (
    <fieldset className={styles['recipients']}>
      <legend>{m['recipients.for_whom']()}</legend>
      <div className={styles['row']}>
        <label className={styles['option']}>
          <input type="radio" name="recipients" checked={!studentIds && groupId === undefined} onChange={() => onChange({})} />
          {m['recipients.whole_class']()}
        </label>
        {firstGroup && (
          <label className={styles['option']}>
            <input type="radio" name="recipients" checked={groupId !== undefined} onChange={() => onChange({ groupId: firstGroup.Id })} />
            {m['recipients.a_group']()}
          </label>
        )}
        <label className={styles['option']}>
          <input type="radio" name="recipients" checked={studentIds !== undefined} onChange={() => onChange({ studentIds: [] })} />
          {m['recipients.some']()}
        </label>
      </div>
      {group && (
        <>
          <label className={styles['group']}>
            {m['recipients.which_group']()}{' '}
            <select value={group.Id} onChange={({ target }) => onChange({ groupId: target.value })}>
              {groups.map(({ Id, Name, StudentIds }) => (
                <option key={Id} value={Id}>
                  {m['recipients.group']({ title: Name, count: StudentIds.length })}
                </option>
              ))}
            </select>
          </label>
          <p>{namesIn(group, students) || m['class_groups.nobody']()}</p>
          <p className="small muted">{m['recipients.joining']()}</p>
        </>
      )}
      {studentIds && (
        <>
          {earlier.length > 0 && (
            <label className={styles['group']}>
              {m['recipients.same_group']()}{' '}
              <select
                value=""
                onChange={({ target }) => onChange({ studentIds: earlier.find(({ Id }) => Id === target.value)?.StudentIds ?? studentIds })}
              >
                <option value="">{m['recipients.choose']()}</option>
                {earlier.map(({ Id, Title, StudentCount }) => (
                  <option key={Id} value={Id}>
                    {m['recipients.group']({ title: Title, count: StudentCount })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <StudentChoice students={students} chosen={studentIds} onChange={(some) => onChange({ studentIds: some })} />
        </>
      )}
    </fieldset>
  )
}
