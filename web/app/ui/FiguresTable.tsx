import { useState, type ReactNode } from 'react'
import { locale } from '@emojigma/messages/language.ts'
import styles from './FiguresTable.module.css'

interface FiguresRow {
  readonly key: string | number
  readonly head: ReactNode
  readonly cells: readonly ReactNode[]
  /** By what each column sorts. A table whose rows have them has headings to press. */
  readonly values?: readonly (string | number)[]
}

interface Sorting {
  readonly column: number
  readonly isDescending: boolean
}

interface FiguresTableProps {
  readonly caption: string
  /** The first one heads the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly FiguresRow[]
  /** Keeps rows of one line on narrow screens, too. */
  readonly isCompact?: boolean
  /** Shown in a table without rows. */
  readonly empty: string
}

/** A table of figures. On narrow screens each row becomes a block with the column names before its cells; anything wider scrolls sideways
 *  in its own box. */
export function FiguresTable({ caption, columns, rows, isCompact = false, empty }: FiguresTableProps) {
  const [sorting, setSorting] = useState<Sorting>()
  const canSort = rows.length > 1 && rows.every(({ values }) => values)
  // Names begin with the first, figures with the largest.
  const sort = (column: number) => setSorting({ column, isDescending: sorting?.column === column ? !sorting.isDescending : column > 0 })
  return (
    // A table that is wider than its box is scrolled with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']} data-compact={isCompact || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                aria-sort={sorting?.column === index ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
              >
                {canSort ? (
                  <button type="button" className={styles['sort']} onClick={() => sort(index)}>
                    {column}
                  </button>
                ) : (
                  column
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {sorted(rows, sorting).map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function sorted(rows: readonly FiguresRow[], sorting: Sorting | undefined): readonly FiguresRow[] {
  if (!sorting) return rows
  const { column, isDescending } = sorting
  return rows.toSorted((one, other) => (isDescending ? -1 : 1) * compared(one.values?.[column] ?? '', other.values?.[column] ?? ''))
}

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}
