import type { ReactNode } from 'react'
import styles from './FiguresTable.module.css'

interface FiguresTableProps {
  readonly caption: string
  /** The first one heads the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string | number; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[]
  /** Shown in a table without rows. */
  readonly empty: string
}

/** A table of figures. On narrow screens each row becomes a block with the column names before its cells; anything wider scrolls sideways
 *  in its own box. */
export function FiguresTable({ caption, columns, rows, empty }: FiguresTableProps) {
  return (
    // A table that is wider than its box is scrolled with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
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
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
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
