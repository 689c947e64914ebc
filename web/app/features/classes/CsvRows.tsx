import { m } from '@emojigma/messages'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { CsvStudent } from './csv-file.ts'
import type { CsvRow } from './csv-rows.ts'
import styles from './plain-table.module.css'

type Fixable = 'userName' | 'realName' | 'password'

const LABELS: Readonly<Record<Fixable, string>> = {
  userName: m['classes.login_name'](),
  realName: m['classes.name'](),
  password: m['ui.password'](),
}

/** The result of each row, or its preview; faulty rows are corrected here.
 *  Source: docs/product.md, Teacher portal */
export function CsvRows({
  rows,
  isFixable,
  onFix,
}: {
  readonly rows: readonly CsvRow[]
  readonly isFixable: boolean
  readonly onFix: (row: number, change: Partial<CsvStudent>) => void
}) {
  return (
    <div className={styles['wrap']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{m['csv_rows.label']()}</caption>
        <thead>
          <tr>
            <th scope="col">{m['ui.row']()}</th>
            <th scope="col">{m['classes.student']()}</th>
            <th scope="col">{m['csv_rows.result']()}</th>
            <th scope="col">{m['csv_rows.what_happened']()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.student.row}>
              <td>{row.student.row}</td>
              <th scope="row">{nameIn(row)}</th>
              <td>
                <Outcome row={row} />
              </td>
              <td className={styles['why']}>
                {row.outcome === 'refused' && !row.login ? <Fix row={row} isFixable={isFixable} onFix={onFix} /> : wordsOf(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function nameIn({ student: { userName, realName }, login }: CsvRow): string {
  return realName || login?.userName || userName || m['csv_rows.a_new_student']()
}

function wordsOf(row: CsvRow): string {
  const words = loginWords(row)
  return row.isPasswordReplaced ? `${words}. ${m['csv_rows.password_replaced']()}` : words
}

function loginWords({ outcome, knownId, faults, login, student }: CsvRow): string {
  if (knownId !== undefined) return m['csv_rows.known']()
  if (login) return m['csv_rows.login_name_of']({ userName: login.userName })
  if (outcome === 'added') return student.userName ? m['csv_rows.login_name_of']({ userName: student.userName }) : m['csv_rows.made_name']()
  return faults.row ?? ''
}

const ICONS = { added: 'check', refused: 'cross', skipped: 'alert' } as const

function Outcome({ row }: { readonly row: CsvRow }) {
  const { login } = row
  const outcome = row.knownId !== undefined ? 'skipped' : row.outcome
  if (!outcome) return <span className="small muted">...</span>
  const words = {
    added: login ? m['csv_rows.added']() : m['csv_rows.ready'](),
    refused: m['csv_rows.to_put_right'](),
    skipped: m['csv_rows.skipped'](),
  }[outcome]
  return (
    <span className={styles['result']} data-outcome={outcome}>
      <Icon name={ICONS[outcome]} />
      {words}
    </span>
  )
}

function Fix({
  row: { student, faults },
  isFixable,
  onFix,
}: {
  readonly row: CsvRow
  readonly isFixable: boolean
  readonly onFix: (row: number, change: Partial<CsvStudent>) => void
}) {
  const wrong = (Object.keys(LABELS) as Fixable[]).filter(
    (column) => faults[column] !== undefined || (column === 'password' && faults.confirmPassword !== undefined),
  )
  return (
    <>
      {faults.row && <p>{faults.row}</p>}
      {faults.nickname && <p>{faults.nickname}</p>}
      {wrong.map((column) => (
        <FixField
          key={column}
          label={m['csv_rows.of_row']({ labels: LABELS[column], row: student.row })}
          value={student[column]}
          fault={faults[column] ?? faults.confirmPassword ?? ''}
          isFixable={isFixable}
          isOffered={column === 'password' && faults.password === undefined}
          // A password typed here is visible, so it needs no repetition.
          onChange={(text) => onFix(student.row, column === 'password' ? { password: text, confirmPassword: text } : { [column]: text })}
        />
      ))}
    </>
  )
}

function FixField({
  label,
  value,
  fault,
  isFixable,
  isOffered,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly fault: string
  readonly isFixable: boolean
  /** Whether the value may stay. */
  readonly isOffered: boolean
  readonly onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const id = useId()
  const give = () => text.trim() !== value && onChange(text.trim())
  return (
    <>
      <p id={id}>{fault}</p>
      <input
        className={styles['field']}
        aria-label={label}
        aria-invalid
        aria-describedby={id}
        value={text}
        disabled={!isFixable}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        onBlur={give}
        onKeyDown={({ key }) => key === 'Enter' && give()}
      />
      {isOffered && (
        <Button disabled={!isFixable} onClick={() => onChange(text.trim())}>
          {m['csv_rows.take_this_one']()}
        </Button>
      )}
    </>
  )
}
