import { m } from '@emojigma/messages'
import type { Classroom, Classrooms } from '@emojigma/contract/classes/classrooms.ts'
import { REMOVED_KEPT_DAYS, IDLE_MONTHS, CLASSROOM_NAME_LENGTH } from '@emojigma/contract/rules/classrooms.ts'
import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { deviceTimeZone } from '../../platform/browser/clock.ts'
import type { CallError } from '../../platform/call.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { classroomsApi } from './api.ts'
import { classPath, NEW_CLASSROOM } from './menu.ts'
import { deletedWords } from './student-list.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import styles from './portal.module.css'
import { Undo, type Undoable } from '../../ui/Undo.tsx'
import { RemovedList } from '../../ui/RemovedList.tsx'
import { ChoiceField, Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure } from '../../ui/forms/Form.tsx'
import { saveFile } from '../../platform/browser/save-file.ts'
import { useDispatch } from '../../platform/use-store.ts'

const NewYear = lazyComponent(() => import('./NewYear.tsx'), 'NewYear')

type DialogRequest = { readonly kind: 'rename' | 'remove'; readonly classroom: Classroom }

/** A teacher's classes, the plan's seats, and archived or removed classes.
 *  Source: docs/product.md, Teacher portal */
export function ClassOverview({ known }: { readonly known: Classrooms }) {
  const { Classrooms: all, Removed, SeatsUsed, SeatLimit } = known
  const [dialog, setDialog] = useState<DialogRequest>()
  const [isRollingOver, setRollingOver] = useState(false)
  const [done, setDone] = useState<Undoable>()
  const [update] = classroomsApi.useUpdateClassroomMutation()
  const [remove] = classroomsApi.useRemoveClassroomMutation()
  const [restore] = classroomsApi.useRestoreClassroomMutation()
  // Another dialog may have opened before the reply.
  const close = () => setDialog((now) => (now === dialog ? undefined : now))
  const archive = async ({ Id, Name, IsArchived }: Classroom) => {
    const { error } = await update({ Id, IsArchived: !IsArchived })
    if (error) return failureOf(error, 'first').message
    const words = IsArchived ? m['class_overview.is_taught_again']({ name: Name }) : m['class_overview.archived']({ name: Name })
    setDone({ words, undo: () => update({ Id, IsArchived }) })
    return undefined
  }
  const open = all.filter(({ IsArchived }) => !IsArchived)
  const own = open.filter(({ Shared }) => !Shared)
  const { role } = useVisitor()
  // A co-teacher may have neither a plan nor a class of their own.
  const hasSeats = role === 'teacher' || SeatsUsed > 0 || all.length === 0 || all.some(({ Shared }) => !Shared)
  const archived = all.filter(({ IsArchived }) => IsArchived)
  const cards = (classrooms: readonly Classroom[]) => (
    <ul className={styles['classes']}>
      {classrooms.map((classroom) => (
        <ClassCard
          key={classroom.Id}
          classroom={classroom}
          onArchive={async () => archive(classroom)}
          onAsk={(kind) => setDialog({ kind, classroom })}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles['parts']}>
      <div className={styles['head']}>
        <div>
          <h1>{m['classes.your_classrooms']()}</h1>
          {hasSeats && (
            <>
              <p className="muted">{m['class_overview.of_student_logins_used']({ seatsUsed: SeatsUsed, seatLimit: SeatLimit })}</p>
              <progress
                className={styles['seats']}
                aria-label={m['class_overview.student_logins_used']()}
                value={SeatsUsed}
                max={SeatLimit}
              />
            </>
          )}
        </div>
        <div className={styles['row']}>
          {role === 'teacher' && <ButtonLink to={PATHS.school}>{m['school.title']()}</ButtonLink>}
          {open.length > 0 && hasSeats && (
            <>
              {own.length > 0 && <Button onClick={() => setRollingOver(true)}>{m['new_year.open']()}</Button>}
              <ButtonLink to={NEW_CLASSROOM} variant="primary">
                {m['classes.new_classroom']()}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      {done && <Undo key={done.words} done={done} onUndone={() => setDone(undefined)} />}
      {open.length > 0 ? (
        <section className={styles['parts']} aria-label={m['class_overview.classrooms']()}>
          {cards(open)}
        </section>
      ) : (
        <EmptyState
          mood="hello"
          title={
            all.length + Removed.length === 0 ? m['class_overview.welcome_to_your_portal']() : m['class_overview.no_classroom_is_open']()
          }
          headingLevel={2}
          action={
            <ButtonLink to={NEW_CLASSROOM} variant="primary">
              {m['class_overview.make_classroom']({ count: all.length + Removed.length })}
            </ButtonLink>
          }
        >
          {m['class_overview.introduction']()}
        </EmptyState>
      )}
      {archived.length > 0 && (
        <section className={styles['parts']} aria-labelledby="put-away">
          <h2 id="put-away">{m['class_overview.classes_put_away']()}</h2>
          {cards(archived)}
        </section>
      )}
      <RemovedList
        title={m['class_overview.removed_classrooms']()}
        removed={Removed.map(({ Id, Name, GoneAt, StudentCount }) => ({
          id: Id,
          name: `${Name}, ${m['student_list.students']({ count: StudentCount })},`,
          goneAt: GoneAt,
        }))}
        onRestore={async (id) => {
          const { error } = await restore(id)
          if (error) return failureOf(error, 'first').message
          setDone(undefined)
          return undefined
        }}
      />
      <p className="small muted">{m['class_overview.idle_students']({ idleMonths: IDLE_MONTHS, removedKeptDays: REMOVED_KEPT_DAYS })}</p>
      {isRollingOver && (
        <NewYear
          classrooms={own}
          onDone={(begun) => {
            setRollingOver(false)
            setDone(begun)
          }}
          onClose={() => setRollingOver(false)}
        />
      )}
      {dialog && (
        <ClassDialog
          request={dialog}
          onRename={async ({ Id }, Name, TimeZone) => {
            const reply = await update({ Id, Name, ...(TimeZone ? { TimeZone } : {}) })
            if (!reply.error) close()
            return reply
          }}
          onRemove={async ({ Id, Name }) => {
            const { data, error } = await remove(Id)
            if (error) return failureOf(error, 'first').message
            close()
            setDone({
              words: m['class_overview.removed']({ name: Name, deleted: deletedWords(data.DeletedForGood) }),
              undo: () => restore(Id),
            })
            return undefined
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface ClassDialogProps {
  readonly request: DialogRequest
  readonly onRename: (
    classroom: Classroom,
    name: string,
    timeZone: string | undefined,
  ) => Promise<{ readonly error?: CallError | undefined }>
  /** @returns why it failed */
  readonly onRemove: (classroom: Classroom) => Promise<string | undefined>
  readonly onClose: () => void
}

/** Renames or removes a class. */
function ClassDialog({ request: { kind, classroom }, onRename, onRemove, onClose }: ClassDialogProps) {
  if (kind === 'rename') {
    return (
      <Modal title={m['class_overview.another_name']()} onClose={onClose} className={styles['dialog']}>
        <ClassNameForm
          name={classroom.Name}
          submit={m['ui.save']()}
          timeZone={classroom.TimeZone ?? ''}
          onName={async (name, timeZone) => onRename(classroom, name, timeZone)}
        />
      </Modal>
    )
  }
  return (
    <Confirm
      title={m['class_overview.ask_to_remove']({ name: classroom.Name })}
      text={m['class_overview.remove_warning']({
        studentCount: m['student_list.students']({ count: classroom.StudentCount }),
        removedKeptDays: REMOVED_KEPT_DAYS,
      })}
      confirm={m['class_overview.remove_the_classroom']()}
      onClose={onClose}
      onConfirm={async () => onRemove(classroom)}
    />
  )
}

interface ClassCardProps {
  readonly classroom: Classroom
  /** Archives or reopens the class.
   *  @returns why it failed */
  readonly onArchive: () => Promise<string | undefined>
  readonly onAsk: (kind: DialogRequest['kind']) => void
}

function ClassCard({ classroom: { Id, Name, StudentCount, IsArchived, Shared }, onArchive, onAsk }: ClassCardProps) {
  const [failure, setFailure] = useState<string>()
  return (
    <li className={classNames('panel', styles['class'])} aria-label={Name}>
      <h2>{Name}</h2>
      <p className="muted">
        {m['student_list.students']({ count: StudentCount })}
        {Shared && <> · {m['class_teachers.class_of']({ name: Shared.Owner })}</>}
      </p>
      <div className={styles['row']}>
        <ButtonLink to={classPath(Id)} aria-label={m['class_overview.open_class']({ name: Name })}>
          {m['class_overview.open']()}
        </ButtonLink>
        <Button variant="quiet" onClick={() => onAsk('rename')}>
          {m['class_overview.rename']()}
        </Button>
        <Button variant="quiet" onClick={() => void onArchive().then(setFailure)}>
          {IsArchived ? m['class_overview.teach_again']() : m['class_overview.put_away']()}
        </Button>
        <ExportClass classroomId={Id} name={Name} />
        {!Shared && (
          <Button variant="quiet" onClick={() => onAsk('remove')}>
            {m['classes.remove']()}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </li>
  )
}

/** Names a new class and opens its page. */
export function NewClass() {
  const navigate = useNavigate()
  const [create] = classroomsApi.useCreateClassroomMutation()
  const makeOnce = useIdempotentRequest()
  const page = useRef<HTMLDivElement>(null)
  return (
    <div ref={page} className={styles['parts']}>
      <h1>{m['classes.new_classroom']()}</h1>
      <p className="muted">{m['class_overview.name_hint']()}</p>
      <ClassNameForm
        submit={m['class_overview.make_the_classroom']()}
        onName={async (classroomName) => {
          const reply = await makeOnce(classroomName, (ClassroomKey) => create({ classroomName, ClassroomKey, TimeZone: deviceTimeZone() }))
          // Stay if the page was left meanwhile.
          if (reply.data && page.current) navigate(classPath(reply.data.Id))
          return reply
        }}
      />
    </div>
  )
}

interface ClassNameFormProps {
  readonly name?: string
  readonly submit: string
  /** Of an existing class; empty if none was chosen. */
  readonly timeZone?: string
  readonly onName: (name: string, timeZone: string | undefined) => Promise<{ readonly error?: CallError | undefined }>
  readonly otherActions?: ReactNode
}

/** The name of a new or existing classroom. */
function ClassNameForm({ name, submit, timeZone, onName, otherActions }: ClassNameFormProps) {
  const save = async ({ classroomName = '', timeZone: chosen }: Readonly<Record<string, string>>): Promise<FormFailure | undefined> => {
    const { error } = await onName(classroomName, chosen)
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
      {timeZone !== undefined && (
        <ChoiceField
          name="timeZone"
          label={m['class_name_form.time_zone']()}
          hint={m['class_name_form.time_zone_hint']()}
          defaultValue={timeZone}
          options={timeZones(timeZone)}
        />
      )}
    </Form>
  )
}

/** The choices of a class's time zone.
 *  @param current also offered if this browser does not list it */
function timeZones(current: string): Readonly<Record<string, string>> {
  const names = [...Intl.supportedValuesOf('timeZone'), current].filter((name) => name !== '').toSorted()
  return { ...(current === '' ? { '': 'UTC' } : {}), ...Object.fromEntries(names.map((name) => [name, name.replaceAll('_', ' ')])) }
}

/** Downloads everything stored about a class as a file. */
function ExportClass({ classroomId, name }: { readonly classroomId: string; readonly name: string }) {
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    const { data, error } = await dispatch(
      classroomsApi.endpoints.exportClassroom.initiate(classroomId, { forceRefetch: true, subscribe: false }),
    )
    setFailure(error && failureOf(error, 'first').message)
    if (data) saveFile(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }), `${name}.json`)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => void save()}>
        {m['export_class.save_all_data']()}
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  )
}
