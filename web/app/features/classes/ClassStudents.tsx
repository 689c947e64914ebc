import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import type { Student, Students } from '@emojigma/contract/classes/students.ts'
import { useCallback, useMemo, useState, type ComponentType } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classroomsApi } from './api.ts'
import { classPath } from './menu.ts'
import { PrintReports } from './reports/PrintReports.tsx'
import { saveTable } from './save-table.ts'
import { listStudents, nameOf, type Order, type Sorting } from './student-list.ts'
import { BulkActions } from './BulkActions.tsx'
import styles from './portal.module.css'
import { StudentDialog } from './StudentDialog.tsx'
import { StudentTable } from './StudentTable.tsx'
import { Undo, type Undoable } from '../../ui/Undo.tsx'
import { RemovedList } from '../../ui/RemovedList.tsx'

interface ClassStudentsProps {
  readonly classroom: Classroom
  readonly classrooms: readonly Classroom[]
  readonly onAdd: () => void
  /** Shows a student's card enlarged. */
  readonly LetIn: ComponentType<{ readonly studentId: string; readonly name: string; readonly onClose: () => void }>
}

/** The students of a class: search, sorting, selection and actions.
 *  Source: docs/product.md, Teacher portal */
export function ClassStudents(props: ClassStudentsProps) {
  const { classroom, onAdd } = props
  const answer = classroomsApi.useGetStudentsQuery(classroom.Id, { refetchOnMountOrArgChange: true })
  return (
    <Fetched
      answer={answer}
      placeholder={<Spinner text={m['class_students.getting_the_students']()} />}
      isEmpty={({ Students: students, Removed }) => students.length + Removed.length === 0}
      empty={
        <EmptyState
          mood="hello"
          title={m['class_students.filter']()}
          headingLevel={2}
          action={
            <>
              <Button variant="primary" onClick={onAdd}>
                {m['class_students.add_the_first_student']()}
              </Button>
              <ButtonLink to={classPath(classroom.Id, 'csv')}>{m['class_students.add_the_whole_class']()}</ButtonLink>
            </>
          }
        >
          {m['class_students.none_yet']()}
        </EmptyState>
      }
    >
      {(students) => <Known {...props} known={students} />}
    </Fetched>
  )
}

function Known({ classroom, classrooms, LetIn, known }: ClassStudentsProps & { readonly known: Students }) {
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', isDescending: false })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Student>()
  const [shown, setShown] = useState<Student>()
  const [done, setDone] = useState<Undoable>()
  const [isReporting, setReporting] = useState(false)
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const { Students: all, Removed } = known
  const students = useMemo(() => listStudents(all, search, sorting), [all, search, sorting])
  // Students who left the class drop out of the selection.
  const selected = useMemo(() => all.filter(({ Id }) => chosen.has(Id)), [all, chosen])
  const sort = useCallback(
    (by: Order) =>
      setSorting((before) => ({
        by,
        isDescending: before.by === by ? !before.isDescending : by === 'score' || by === 'correct' || by === 'played',
      })),
    [],
  )
  // The selection may have changed before the reply.
  const finish = (what: Undoable, handled: readonly Student[]) => {
    setDone(what)
    setChosen((now) => new Set([...now].filter((id) => handled.every(({ Id }) => Id !== id))))
  }
  const closeEdited = () => setEdited(undefined)
  return (
    <div className={styles['parts']}>
      {done && <Undo key={done.words} done={done} onUndone={() => setDone(undefined)} />}
      <div className={styles['pocket']}>
        <label className={styles['control']}>
          {m['ui.search']()}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} autoComplete="off" />
        </label>
        <Button onClick={() => saveTable(classTable(students), `${classroom.Name}.csv`)}>
          <Icon name="download" /> {m['class_students.save_as_csv']()}
        </Button>
        {all.length > 0 && <Button onClick={() => setReporting(true)}>{m['term_reports.title']()}</Button>}
      </div>
      {isReporting && <PrintReports selection={{ ClassroomId: classroom.Id }} onClose={() => setReporting(false)} />}
      {selected.length > 0 && (
        <BulkActions
          students={selected}
          classrooms={classrooms.filter(({ Id, IsArchived }) => Id !== classroom.Id && !IsArchived)}
          home={classroom}
          onDone={(what) => finish(what, selected)}
          onClear={() => setChosen(new Set())}
        />
      )}
      <output className="visually-hidden">
        {search && m['class_students.found']({ studentCount: m['student_list.students']({ count: students.length }) })}
      </output>
      {students.length > 0 ? (
        <StudentTable
          students={students}
          timeZone={classroom.TimeZone}
          sorting={sorting}
          onSort={sort}
          selected={chosen}
          onSelect={setChosen}
          onEdit={setEdited}
        />
      ) : (
        <p>{search ? m['class_students.nobody_here_is_called']({ search }) : m['class_students.empty']()}</p>
      )}
      <RemovedList
        title={m['class_students.removed_students']()}
        removed={Removed.map(({ Id, GoneAt, ...names }) => ({ id: Id, name: nameOf(names), goneAt: GoneAt }))}
        onRestore={async (id) => {
          const { error } = await restore([id])
          if (error) return failureOf(error, 'first').message
          // The message above may be about this very student.
          setDone(undefined)
          return undefined
        }}
      />
      {edited && (
        <StudentDialog
          key={edited.Id}
          student={edited}
          classrooms={classrooms}
          onClose={closeEdited}
          onDone={(what) => finish(what, [edited])}
          onLetIn={() => {
            setShown(edited)
            closeEdited()
          }}
        />
      )}
      {shown && <LetIn studentId={shown.Id} name={nameOf(shown)} onClose={() => setShown(undefined)} />}
    </div>
  )
}

/** The visible table, for spreadsheets. */
function classTable(students: readonly Student[]) {
  return [
    [
      m['classes.name'](),
      m['classes.login'](),
      m['ui.nickname'](),
      m['classes.last_played'](),
      m['class_students.correct'](),
      m['class_students.attempted'](),
      m['ui.score'](),
    ],
    ...students.map(({ RealName = '', UserName, Nickname, LastPlayed = '', Correct, Attempted, Score }) => [
      RealName,
      UserName,
      Nickname,
      LastPlayed,
      Correct,
      Attempted,
      Score,
    ]),
  ]
}
