import type { Classroom, Classrooms } from '@emojigma/contract/classrooms.ts'
import { REMOVED_KEPT_DAYS, IDLE_MONTHS } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Modal } from '../../ui/Modal.tsx'
import { classroomsApi } from '../api.ts'
import { classPath, NEW_CLASSROOM } from '../menu.ts'
import { deletedWords, studentCount } from '../student-list.ts'
import { ClassNameForm } from './ClassNameForm.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { ExportClass } from './ExportClass.tsx'
import styles from '../portal.module.css'
import { RemovedList } from './RemovedList.tsx'
import { Undo, type Undoable } from './Undo.tsx'

type Asked = { readonly kind: 'rename' | 'remove'; readonly classroom: Classroom }

/** All classes of a teacher, the seats of the plan, and what was put away or removed.
 *  Source: docs/product.md, Teacher portal */
export function ClassOverview({ known }: { readonly known: Classrooms }) {
  const { Classrooms: all, Removed, SeatsUsed, SeatLimit } = known
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<Undoable>()
  const [update] = classroomsApi.useUpdateClassroomMutation()
  const [remove] = classroomsApi.useRemoveClassroomMutation()
  const [restore] = classroomsApi.useRestoreClassroomMutation()
  const close = () => setAsked(undefined)
  const archive = async ({ Id, Name, IsArchived }: Classroom) => {
    const { error } = await update({ Id, IsArchived: !IsArchived })
    const words = IsArchived ? `${Name} is taught again.` : `${Name} is put away. Its students can still play.`
    if (!error) setDone({ words, undo: () => update({ Id, IsArchived }) })
  }
  const open = all.filter(({ IsArchived }) => !IsArchived)
  const archived = all.filter(({ IsArchived }) => IsArchived)
  const cards = (classrooms: readonly Classroom[]) => (
    <ul className={styles['classes']}>
      {classrooms.map((classroom) => (
        <ClassCard
          key={classroom.Id}
          classroom={classroom}
          onArchive={() => void archive(classroom)}
          onAsk={(kind) => setAsked({ kind, classroom })}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles['parts']}>
      <div className={styles['head']}>
        <div>
          <h1>Your classrooms</h1>
          <p className="muted">
            {SeatsUsed} of {SeatLimit} student logins used.
          </p>
          <progress className={styles['seats']} aria-label="Student logins used" value={SeatsUsed} max={SeatLimit} />
        </div>
        <ButtonLink to={NEW_CLASSROOM} variant="primary">
          New classroom
        </ButtonLink>
      </div>
      {done && <Undo key={done.words} done={done} onUndone={() => setDone(undefined)} />}
      {open.length > 0 ? (
        <section className={styles['parts']} aria-label="Classrooms">
          {cards(open)}
        </section>
      ) : (
        <EmptyState
          mood="hello"
          title={all.length + Removed.length === 0 ? 'Welcome to your portal' : 'No classroom is open'}
          headingLevel={2}
          action={
            <ButtonLink to={NEW_CLASSROOM} variant="primary">
              Make {all.length + Removed.length === 0 ? 'your first' : 'a'} classroom
            </ButtonLink>
          }
        >
          Make a classroom, add your students, hand out their cards: ten minutes, and everybody plays.
        </EmptyState>
      )}
      {archived.length > 0 && (
        <section className={styles['parts']} aria-labelledby="put-away">
          <h2 id="put-away">Put away</h2>
          {cards(archived)}
        </section>
      )}
      <RemovedList
        title="Removed classrooms"
        removed={Removed.map(({ Id, Name, GoneAt, StudentCount }) => ({
          id: Id,
          name: `${Name}, ${studentCount(StudentCount)},`,
          goneAt: GoneAt,
        }))}
        onRestore={async (id) => {
          const { error } = await restore(id)
          return error && failureOf(error, 'first').message
        }}
      />
      <p className="small muted">
        Students who have not been here for {IDLE_MONTHS} months are removed by themselves, and deleted {REMOVED_KEPT_DAYS} days later.
      </p>
      {asked?.kind === 'rename' && (
        <Modal title="Another name" onClose={close} className={styles['dialog']}>
          <ClassNameForm
            name={asked.classroom.Name}
            submit="Save"
            onName={async (Name) => {
              const reply = await update({ Id: asked.classroom.Id, Name })
              if (!reply.error) close()
              return reply
            }}
          />
        </Modal>
      )}
      {asked?.kind === 'remove' && (
        <Confirm
          title={`Remove ${asked.classroom.Name}?`}
          text={`The classroom goes with its ${studentCount(asked.classroom.StudentCount)}: their logins and cards stop working at once. You can bring all of it back for ${REMOVED_KEPT_DAYS} days; then it is deleted for good.`}
          confirm="Remove the classroom"
          onClose={close}
          onConfirm={async () => {
            const { Id, Name } = asked.classroom
            const { data, error } = await remove(Id)
            if (error) return failureOf(error, 'first').message
            close()
            setDone({ words: `${Name} removed.${deletedWords(data.DeletedForGood)}`, undo: () => restore(Id) })
            return undefined
          }}
        />
      )}
    </div>
  )
}

interface ClassCardProps {
  readonly classroom: Classroom
  readonly onArchive: () => void
  readonly onAsk: (kind: Asked['kind']) => void
}

function ClassCard({ classroom: { Id, Name, StudentCount, IsArchived }, onArchive, onAsk }: ClassCardProps) {
  return (
    <li className={classNames('panel', styles['class'])} aria-label={Name}>
      <h2>{Name}</h2>
      <p className="muted">{studentCount(StudentCount)}</p>
      <div className={styles['row']}>
        <ButtonLink to={classPath(Id)} aria-label={`Open ${Name}`}>
          Open
        </ButtonLink>
        <Button variant="quiet" onClick={() => onAsk('rename')}>
          Rename
        </Button>
        <Button variant="quiet" onClick={onArchive}>
          {IsArchived ? 'Teach again' : 'Put away'}
        </Button>
        <ExportClass classroomId={Id} name={Name} />
        <Button variant="quiet" onClick={() => onAsk('remove')}>
          Remove
        </Button>
      </div>
    </li>
  )
}

/** Where a new class gets its name; then its page opens. */
export function NewClass() {
  const navigate = useNavigate()
  const [create] = classroomsApi.useCreateClassroomMutation()
  return (
    <div className={styles['parts']}>
      <h1>New classroom</h1>
      <p className="muted">Only you see it and who is in it. The name can be changed later.</p>
      <ClassNameForm
        submit="Make the classroom"
        onName={async (name) => {
          const reply = await create(name)
          if (reply.data) void navigate(classPath(reply.data.Id))
          return reply
        }}
      />
    </div>
  )
}
