import { m } from '@emojigma/messages'
import type { ClassTeachers } from '@emojigma/contract/classes/teachers.ts'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { useState, type ReactNode } from 'react'
import type { CallError } from '../../../platform/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDay } from '../../../ui/day-format.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Undo, type Undoable } from '../../../ui/Undo.tsx'
import styles from '../portal.module.css'

type Teacher = ClassTeachers['Teachers'][number]
type Invitation = ClassTeachers['Invitations'][number]
type Outcome = Promise<{ readonly error?: CallError | undefined }>

/** The acts on the teachers of a class or school. */
export interface TeacherActs {
  readonly invite: (email: string) => Outcome
  readonly endInvitation: (invitationId: string, isEnded: boolean) => Outcome
  readonly endTeacher: (accountId: string, isEnded: boolean) => Outcome
  readonly handOver: (accountId: string) => Outcome
  readonly leave: () => Outcome
  /** After the reader has left. */
  readonly onLeft: () => void
}

/** The words that differ between a class and a school. Of a function the argument is a teacher's nickname. */
export interface TeacherWords {
  readonly owner: string
  readonly endOne: (name: string) => string
  readonly ended: (name: string) => string
  readonly handOverTo: (name: string) => string
  readonly askToHandOver: (name: string) => string
  readonly handOverText: (name: string) => string
  readonly handedOver: (name: string) => string
  readonly leave: string
  readonly askToLeave: string
  readonly leaveText: string
}

interface TeacherPartsProps {
  readonly list: ClassTeachers
  readonly words: TeacherWords
  readonly acts: TeacherActs
  /** Below a teacher's name. */
  readonly note?: (accountId: string) => ReactNode
  /** Whether the owner may leave. */
  readonly canOwnerLeave?: boolean
}

/** The teachers of a class or a school. The owner invites others, ends their parts and hands over; the others may leave. */
export function TeacherParts({ list, words, acts, note, canOwnerLeave = false }: TeacherPartsProps) {
  const [done, setDone] = useState<Undoable>()
  const [said, setSaid] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<{ readonly kind: 'hand over' | 'leave'; readonly teacher: Teacher }>()
  const isOwner = list.Teachers.some(({ IsOwner, IsYou }) => IsOwner && IsYou)
  const begin = () => {
    setDone(undefined)
    setSaid(undefined)
    setFailure(undefined)
  }
  const end = async (act: (isEnded: boolean) => Outcome, ended: string) => {
    begin()
    const { error } = await act(true)
    if (error) setFailure(failureOf(error, 'first').message)
    else setDone({ words: ended, undo: () => act(false) })
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
            words={words}
            note={note?.(teacher.AccountId)}
            isOwned={isOwner}
            canLeave={!teacher.IsOwner || canOwnerLeave}
            onEnd={() => void end((isEnded) => acts.endTeacher(teacher.AccountId, isEnded), words.ended(teacher.Nickname))}
            onAsk={(kind) => setAsked({ kind, teacher })}
          />
        ))}
      </ul>
      {list.Invitations.length > 0 && (
        <section className={styles['parts']} aria-labelledby="open-invitations">
          <h3 id="open-invitations">{m['class_teachers.open_invitations']()}</h3>
          <ul className={styles['classes']}>
            {list.Invitations.map((invitation) => (
              <InvitationCard
                key={invitation.InvitationId}
                invitation={invitation}
                onEnd={() =>
                  void end(
                    (isEnded) => acts.endInvitation(invitation.InvitationId, isEnded),
                    m['class_teachers.taken_back']({ email: invitation.Email }),
                  )
                }
              />
            ))}
          </ul>
        </section>
      )}
      {isOwner && (
        <InviteForm
          invite={acts.invite}
          onSent={(email) => {
            begin()
            setSaid(m['class_teachers.sent']({ email }))
          }}
        />
      )}
      {asked?.kind === 'hand over' && (
        <Confirm
          title={words.askToHandOver(asked.teacher.Nickname)}
          text={words.handOverText(asked.teacher.Nickname)}
          confirm={m['class_teachers.hand_over']()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const { AccountId, Nickname } = asked.teacher
            const { error } = await acts.handOver(AccountId)
            if (error) return failureOf(error, 'first').message
            setAsked(undefined)
            begin()
            setSaid(words.handedOver(Nickname))
            return undefined
          }}
        />
      )}
      {asked?.kind === 'leave' && (
        <Confirm
          title={words.askToLeave}
          text={words.leaveText}
          confirm={words.leave}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const { error } = await acts.leave()
            if (error) return failureOf(error, 'first').message
            acts.onLeft()
            return undefined
          }}
        />
      )}
    </div>
  )
}

interface TeacherCardProps {
  readonly teacher: Teacher
  readonly words: TeacherWords
  readonly note: ReactNode
  /** Whether the reader owns the class or school. */
  readonly isOwned: boolean
  readonly canLeave: boolean
  readonly onEnd: () => void
  readonly onAsk: (kind: 'hand over' | 'leave') => void
}

function TeacherCard({ teacher, words, note, isOwned, canLeave, onEnd, onAsk }: TeacherCardProps) {
  const { Nickname, Email, IsOwner, IsYou } = teacher
  const roles = [...(IsYou ? [m['class_teachers.you']()] : []), ...(IsOwner ? [words.owner] : [])]
  return (
    <li className={classNames('panel', styles['class'])} aria-label={Nickname}>
      <p className={styles['whole']}>
        <strong>{Nickname}</strong>
        {Email !== undefined && <> · {Email}</>}
        {roles.length > 0 && <small className="muted"> {roles.join(' · ')}</small>}
      </p>
      {note}
      {isOwned && !IsOwner && (
        <div className={styles['row']}>
          <Button aria-label={words.handOverTo(Nickname)} onClick={() => onAsk('hand over')}>
            {m['class_teachers.hand_over']()}
          </Button>
          <Button variant="quiet" aria-label={words.endOne(Nickname)} onClick={onEnd}>
            {m['class_teachers.end']()}
          </Button>
        </div>
      )}
      {IsYou && canLeave && (
        <div className={styles['row']}>
          <Button onClick={() => onAsk('leave')}>{words.leave}</Button>
        </div>
      )}
    </li>
  )
}

function InvitationCard({ invitation: { Email, EndsAt }, onEnd }: { readonly invitation: Invitation; readonly onEnd: () => void }) {
  return (
    <li className={classNames('panel', styles['class'])}>
      <p className={styles['whole']}>
        <strong>{Email}</strong> <small className="muted">{m['class_teachers.works_until']({ day: formatDay(EndsAt) })}</small>
      </p>
      <div className={styles['row']}>
        <Button variant="quiet" aria-label={m['class_teachers.take_back_one']({ email: Email })} onClick={onEnd}>
          {m['class_teachers.take_back']()}
        </Button>
      </div>
    </li>
  )
}

interface InviteFormProps {
  readonly invite: TeacherActs['invite']
  readonly onSent: (email: string) => void
}

function InviteForm({ invite, onSent }: InviteFormProps) {
  const [sentCount, setSentCount] = useState(0)
  return (
    <section className={classNames('panel', styles['class'])} aria-labelledby="invite">
      <h3 id="invite">{m['class_teachers.invite']()}</h3>
      <div className={styles['goal']}>
        <Form
          key={sentCount}
          submit={m['class_teachers.send']()}
          onSubmit={async ({ Email = '' }) => {
            const { error } = await invite(Email)
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
