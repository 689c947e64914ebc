import { m } from '@emojigma/messages'
import type { GridQuestion } from '@emojigma/engine/question.ts'
import type { CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import type { Mark, Marks, Values } from '../hints/step-marks.ts'
import { Numeral } from './Numeral.tsx'
import styles from './SumGrid.module.css'

/** A grid of emoji with its totals; the one asked for is highlighted. */
export function SumGrid({
  question,
  names,
  answer,
  marks,
  values,
}: {
  readonly question: GridQuestion
  readonly names: readonly string[]
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
  /** By index; a known value replaces its emoji. */
  readonly values?: Values | undefined
}) {
  const { cells, rowTotals, columnTotals, emoji, ask } = question
  const size = { '--columns': columnTotals.length + 1, '--rows': rowTotals.length + 1 } as CSSProperties
  const totalOf = (line: 'row' | 'column', index: number, total: number | null) => (
    <Total
      key={line + index}
      line={line}
      index={index}
      total={total}
      isAsked={ask.line === line && ask.index === index}
      answer={answer}
      hint={marks?.get(`${line} ${index}`)}
    />
  )
  return (
    <table className={styles['grid']} style={size}>
      <caption className="visually-hidden">
        {m['sum_grid.spoken']({ rows: rowTotals.length, columns: columnTotals.length, line: ask.line, index: ask.index + 1 })}
      </caption>
      <tbody>
        {cells.map((row, index) => (
          <tr key={index}>
            {row.map((symbol, column) => (
              <td key={column} data-mark={marks?.get(`row ${index}`) ?? marks?.get(`column ${column}`)}>
                {values?.[symbol] === undefined ? (
                  <EmojiPicture emoji={emoji[symbol] ?? ''} label={names[symbol] ?? ''} />
                ) : (
                  <span data-value>
                    <Numeral value={values[symbol]} />
                  </span>
                )}
              </td>
            ))}
            {totalOf('row', index, rowTotals[index] ?? null)}
          </tr>
        ))}
        <tr>{columnTotals.map((total, index) => totalOf('column', index, total))}</tr>
      </tbody>
    </table>
  )
}

interface TotalProps {
  readonly line: 'row' | 'column'
  readonly index: number
  readonly total: number | null
  readonly isAsked: boolean
  readonly answer: string | undefined
  readonly hint: Mark | undefined
}

function Total({ line, index, total, isAsked, answer, hint }: TotalProps) {
  const value = isAsked ? (answer ?? '?') : total
  const isFilled = isAsked && answer !== undefined
  return (
    <th
      scope={line === 'row' ? 'row' : 'col'}
      data-ask={isAsked || undefined}
      data-hidden={value === null || undefined}
      data-filled={isFilled || undefined}
      data-mark={hint}
    >
      <span className="visually-hidden">{m['sum_grid.total']({ line, index: index + 1 })} </span>
      {value === null ? <span className="visually-hidden">{m['sum_grid.not_shown']()}</span> : <Numeral key={value} value={value} />}
    </th>
  )
}
