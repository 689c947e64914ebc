import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import type { ClassTeachers as TeacherList } from '@emojigma/contract/classes/teachers.ts'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/day-format.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Undo, type Undoable } from '../../../ui/Undo.tsx'
import styles from '../portal.module.css'
import { teachersApi } from './api.ts'

type Teacher = TeacherList['Teachers'][number]
type Invitation = TeacherList['Invitations'][number]

/** Who teaches a class. The owner invites others, ends their parts and hands the class over; the others may leave.
 *  Source: docs/product.md, Two teachers, one class */
export function ClassTeachers({ classroom }: { readonly classroom: Classroom }) {
  const answer = teachersApi.useGetClassTeachersQuery(classroom.Id, { refetchOnMountOrArgChange: true })
  return (
    <Section id="teachers" title={m['class_teachers.teachers']()} text={m['class_teachers.explanation']()}>
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(list) => <Teachers classroom={classroom} list={list} />}
      </Fetched>
    </Section>
  )
}

interface TeachersProps {
  readonly classroom: Classroom
  readonly list: TeacherList
}

function Teachers({ classroom: { Id: ClassroomId, Name }, list }: TeachersProps) {
  const navigate = useNavigate()
  const [done, setDone] = useState<Undoable>()
  const [said, setSaid] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<{ readonly kind: 'hand over' | 'leave'; readonly teacher: Teacher }>()
  const [update] = teachersApi.useUpdateClassTeacherMutation()
  const [switchInvitation] = teachersApi.useUpdateInvitationMutation()
  const [leave] = teachersApi.useLeaveClassMutation()
  const [handOver] = teachersApi.useHandOverClassMutation()
  const isOwner = list.Teachers.some(({ IsOwner, IsYou }) => IsOwner && IsYou)
  const begin = () => {
    setDone(undefined)
    setSaid(undefined)
    setFailure(undefined)
  }
  const end = async ({ AccountId, Nickname }: Teacher) => {
    begin()
    const { error } = await update({ ClassroomId, AccountId, IsEnded: true })
    if (error) setFailure(failureOf(error, 'first').message)
    else
      setDone({
        words: m['class_teachers.ended']({ name: Nickname }),
        undo: () => update({ ClassroomId, AccountId, IsEnded: false }),
      })
  }
  const takeBack = async ({ InvitationId, Email }: Invitation) => {
    begin()
    const { error } = await switchInvitation({ ClassroomId, InvitationId, IsEnded: true })
    if (error) setFailure(failureOf(error, 'first').message)
    else
      setDone({
        words: m['class_teachers.taken_back']({ email: Email }),
        undo: () => switchInvitation({ ClassroomId, InvitationId, IsEnded: false }),
      })
  }
  return (
    <div className={styles['parts']}>
      {done && <Undo key={done.words} done={done} onUndone={() => setDone(undefined)} />}
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {said && (
        <Notice tone="success">
          <p>{said}</p>
        </Notice>
      )}
      <ul className={styles['classes']}>
        {list.Teachers.map((teacher) => (
          <TeacherCard
            key={teacher.AccountId}
            teacher={teacher}
            isOwned={isOwner}
            onEnd={() => void end(teacher)}
            onAsk={(kind) => setAsked({ kind, teacher })}
          />
        ))}
      </ul>
      {list.Invitations.length > 0 && (
        <section className={styles['parts']} aria-labelledby="open-invitations">
          <h3 id="open-invitations">{m['class_teachers.open_invitations']()}</h3>
          <ul className={styles['classes']}>
            {list.Invitations.map((invitation) => (
              <li key={invitation.InvitationId} className={classNames('panel', styles['class'])}>
                <p className={styles['whole']}>
                  <strong>{invitation.Email}</strong>{' '}
                  <small className="muted">{m['class_teachers.works_until']({ day: formatDay(invitation.EndsAt) })}</small>
                </p>
                <div className={styles['row']}>
                  <Button
                    variant="quiet"
                    aria-label={m['class_teachers.take_back_one']({ email: invitation.Email })}
                    onClick={() => void takeBack(invitation)}
                  >
                    {m['class_teachers.take_back']()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOwner && (
        <InviteForm
          classroomId={ClassroomId}
          onSent={(email) => {
            begin()
            setSaid(m['class_teachers.sent']({ email }))
          }}
        />
      )}
      {asked?.kind === 'hand over' && (
        <Confirm
          title={m['class_teachers.ask_to_hand_over']({ name: asked.teacher.Nickname })}
          text={m['class_teachers.hand_over_text']({ name: asked.teacher.Nickname })}
          confirm={m['class_teachers.hand_over']()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const { AccountId, Nickname } = asked.teacher
            const { error } = await handOver({ ClassroomId, AccountId })
            if (error) return failureOf(error, 'first').message
            setAsked(undefined)
            begin()
            setSaid(m['class_teachers.handed_over']({ name: Nickname }))
            return undefined
          }}
        />
      )}
      {asked?.kind === 'leave' && (
        <Confirm
          title={m['class_teachers.ask_to_leave']({ name: Name })}
          text={m['class_teachers.leave_text']()}
          confirm={m['class_teachers.leave']()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const { error } = await leave(ClassroomId)
            if (error) return failureOf(error, 'first').message
            navigate(PATHS.manageStudents)
            return undefined
          }}
        />
      )}
    </div>
  )
}

interface TeacherCardProps {
  readonly teacher: Teacher
  /** Whether the reader owns the class. */
  readonly isOwned: boolean
  readonly onEnd: () => void
  readonly onAsk: (kind: 'hand over' | 'leave') => void
}

function TeacherCard({ teacher: { Nickname, Email, IsOwner, IsYou }, isOwned, onEnd, onAsk }: TeacherCardProps) {
  const roles = [...(IsYou ? [m['class_teachers.you']()] : []), ...(IsOwner ? [m['class_teachers.owner']()] : [])]
  return (
    <li className={classNames('panel', styles['class'])} aria-label={Nickname}>
      <p className={styles['whole']}>
        <strong>{Nickname}</strong>
        {Email !== undefined && <> · {Email}</>}
        {roles.length > 0 && <small className="muted"> {roles.join(' · ')}</small>}
      </p>
      {isOwned && !IsOwner && (
        <div className={styles['row']}>
          <Button aria-label={m['class_teachers.hand_over_to']({ name: Nickname })} onClick={() => onAsk('hand over')}>
            {m['class_teachers.hand_over']()}
          </Button>
          <Button variant="quiet" aria-label={m['class_teachers.end_one']({ name: Nickname })} onClick={onEnd}>
            {m['class_teachers.end']()}
          </Button>
        </div>
      )}
      {IsYou && !IsOwner && (
        <div className={styles['row']}>
          <Button onClick={() => onAsk('leave')}>{m['class_teachers.leave']()}</Button>
        </div>
      )}
    </li>
  )
}

function InviteForm({ classroomId, onSent }: { readonly classroomId: string; readonly onSent: (email: string) => void }) {
  const [invite] = teachersApi.useInviteTeacherMutation()
  const [sentCount, setSentCount] = useState(0)
  return (
    <section className={classNames('panel', styles['class'])} aria-labelledby="invite">
      <h3 id="invite">{m['class_teachers.invite']()}</h3>
      <div className={styles['goal']}>
        <Form
          key={sentCount}
          submit={m['class_teachers.send']()}
          onSubmit={async ({ Email = '' }) => {
            const { error } = await invite({ ClassroomId: classroomId, Email })
            if (error) return failureOf(error, 'first')
            onSent(Email)
            setSentCount((count) => count + 1)
            return undefined
          }}
        >
          <Field
            name="Email"
            label={m['ui.e_mail']()}
            type="email"
            hint={m['class_teachers.invite_hint']({ days: INVITATION_DAYS })}
            required
            maxLength={254}
            autoComplete="off"
          />
        </Form>
      </div>
    </section>
  )
}
