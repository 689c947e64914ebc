import { m } from '@emojigma/messages'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { CsvTable } from './csv-file.ts'
import type { RosterColumn } from './roster-headings.ts'
import styles from './plain-table.module.css'

const CHOICES = ['realName', 'givenName', 'familyName', 'userName', 'password'] as const
type Choice = (typeof CHOICES)[number]

const LABELS: Readonly<Record<Choice, string>> = {
  realName: m['classes.name'](),
  givenName: m['column_choice.given_name'](),
  familyName: m['column_choice.family_name'](),
  userName: m['classes.login_name'](),
  password: m['ui.password'](),
}

const ROWS_SHOWN = 5

/** Asks what the columns of a table hold that has no headings, with what they seem to hold chosen already.
 *  Source: docs/product.md, Teacher portal */
export function ColumnChoice({
  table,
  columns,
  onChoose,
}: {
  readonly table: CsvTable
  readonly columns: readonly (RosterColumn | undefined)[]
  readonly onChoose: (columns: readonly (RosterColumn | undefined)[]) => void
}) {
  const [chosen, setChosen] = useState(columns)
  const choose = (index: number, value: string) => {
    const column = CHOICES.find((choice) => choice === value)
    // Each is one column: chosen again, it leaves the earlier one.
    setChosen(chosen.map((other, at) => (at === index ? column : other === column ? undefined : other)))
  }
  return (
    <section aria-label={m['column_choice.title']()}>
      <h3>{m['column_choice.title']()}</h3>
      <p>{m['column_choice.explanation']()}</p>
      <div className={styles['wrap']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{m['column_choice.title']()}</caption>
          <thead>
            <tr>
              {chosen.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no name, and keep their places
                <th key={index} scope="col">
                  <select
                    aria-label={m['column_choice.column']({ number: index + 1 })}
                    value={column ?? ''}
                    onChange={({ target }) => choose(index, target.value)}
                  >
                    <option value="">{m['column_choice.skip']()}</option>
                    {CHOICES.map((choice) => (
                      <option key={choice} value={choice}>
                        {LABELS[choice]}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.slice(0, ROWS_SHOWN).map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows keep their places
              <tr key={row}>
                {chosen.map((_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="primary" disabled={chosen.every((column) => !column)} onClick={() => onChoose(chosen)}>
        {m['column_choice.use']()}
      </Button>
    </section>
  )
}
