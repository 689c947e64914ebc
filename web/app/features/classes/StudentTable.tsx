import { m } from '@emojigma/messages'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { memo, useCallback } from 'react'
import { Link } from 'react-router'
import { useTodayIn } from '../../platform/browser/clock.ts'
import { IconButton } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '@emojigma/messages/grammar.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { studentPath } from './menu.ts'
import { animalOf, correctWords, nameOf, playedWords, type Order, type Sorting } from './student-list.ts'
import styles from './plain-table.module.css'

interface StudentTableProps {
  /** Of the class; undefined = UTC. */
  readonly timeZone: string | undefined
  readonly students: readonly Student[]
  readonly sorting: Sorting
  readonly onSort: (by: Order) => void
  readonly selected: ReadonlySet<string>
  readonly onSelect: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
  readonly onEdit: (student: Student) => void
}

const COLUMNS: readonly { readonly by: Order; readonly name: string; readonly kind?: string }[] = [
  { by: 'name', name: m['classes.student']() },
  { by: 'login', name: m['classes.login_name'](), kind: 'wide' },
  { by: 'played', name: m['classes.last_played'](), kind: 'wide' },
  { by: 'correct', name: m['student_table.correct_attempted'](), kind: 'wide number' },
  { by: 'score', name: m['ui.score'](), kind: 'number' },
]

/** The students of a class. Rows are memoized, so that three hundred of them stay fast.
 *  Source: docs/product.md, Teacher portal */
export function StudentTable({ students, timeZone, sorting, onSort, selected, onSelect, onEdit }: StudentTableProps) {
  const today = useTodayIn(timeZone)
  const isAll = students.length > 0 && students.every(({ Id }) => selected.has(Id))
  const toggle = useCallback(
    (id: string, isChosen: boolean) =>
      onSelect((before) => {
        const after = new Set(before)
        if (isChosen) after.add(id)
        else after.delete(id)
        return after
      }),
    [onSelect],
  )
  return (
    <div className={styles['wrap']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{m['student_table.students_of_this_classroom']()}</caption>
        <thead>
          <tr>
            <th className={styles['narrow']}>
              <label className={styles['check']}>
                <input
                  type="checkbox"
                  aria-label={m['student_table.select_all_students']()}
                  checked={isAll}
                  onChange={() => onSelect(() => new Set(isAll ? [] : students.map(({ Id }) => Id)))}
                />
              </label>
            </th>
            {COLUMNS.map(({ by, name, kind = '' }) => (
              <th key={by} scope="col" className={kindOf(kind)} aria-sort={sortOf(sorting, by)}>
                <button type="button" className={styles['sort']} onClick={() => onSort(by)}>
                  {name} {sorting.by === by && <Icon name={sorting.isDescending ? 'arrow-down' : 'arrow-up'} />}
                </button>
              </th>
            ))}
            <th className={styles['narrow']}>
              <span className="visually-hidden">{m['student_table.actions']()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row
              key={student.Id}
              student={student}
              played={playedWords(student.LastPlayed, today)}
              isSelected={selected.has(student.Id)}
              onToggle={toggle}
              onEdit={onEdit}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly student: Student
  readonly played: string
  readonly isSelected: boolean
  readonly onToggle: (id: string, isChosen: boolean) => void
  readonly onEdit: (student: Student) => void
}

const Row = memo(function StudentRow({ student, played, isSelected, onToggle, onEdit }: RowProps) {
  const { Id, ClassroomId, RealName, Nickname, UserName, Correct, Attempted, Score, IsWaiting } = student
  const name = nameOf(student)
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={styles['narrow']}>
        <label className={styles['check']}>
          <input
            type="checkbox"
            aria-label={m['student_table.select']({ name })}
            checked={isSelected}
            onChange={({ target }) => onToggle(Id, target.checked)}
          />
        </label>
      </td>
      <th scope="row">
        <span className={styles['who']}>
          <EmojiPicture emoji={animalOf(student)} isLazy />
          <span>
            <Link to={studentPath(ClassroomId, Id)}>{name}</Link>
            {RealName && <small>{Nickname}</small>}
            {IsWaiting && <small>{m['student_table.password_pending']()}</small>}
          </span>
        </span>
      </th>
      <td className={styles['wide']}>{UserName}</td>
      <td className={styles['wide']}>{played}</td>
      <td className={kindOf('wide number')}>{correctWords(Correct, Attempted)}</td>
      <td className={styles['score']}>{counted(Score)}</td>
      <td className={styles['narrow']}>
        <IconButton label={m['student_table.edit']({ name })} onClick={() => onEdit(student)}>
          <Icon name="edit" />
        </IconButton>
      </td>
    </tr>
  )
})

function kindOf(kind: string): string {
  return classNames(...kind.split(' ').map((one) => styles[one] ?? false))
}

function sortOf({ by, isDescending }: Sorting, column: Order) {
  if (by !== column) return undefined
  return isDescending ? 'descending' : 'ascending'
}
