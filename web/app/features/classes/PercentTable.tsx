import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import styles from './PercentTable.module.css'

interface PercentTableProps {
  readonly caption: string
  /** The first one heads the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly head: ReactNode
    /** Before the percentages. */
    readonly cells?: readonly ReactNode[]
    /** Null where there is nothing to count. */
    readonly percents: readonly (number | null)[]
  }[]
}

/** Percentages in a table so compact that a class or a term is on one screen. Low and high ones are shaded too; each is written. */
export function PercentTable({ caption, columns: [corner, ...columns], rows }: PercentTableProps) {
  return (
    // Wider than a phone, it is scrolled with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells = [], percents }) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
              {percents.map((percent, index) => (
                <td
                  key={columns[cells.length + index]}
                  data-level={percent === null ? undefined : percent < 50 ? 'low' : percent < 80 ? 'middle' : 'high'}
                >
                  {percent === null ? '–' : m['percent.percent']({ number: percent })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
