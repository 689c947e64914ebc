import { m } from '@emojigma/messages'
import type { Expression, GridLine, GridQuestion, QuestionLine } from '@emojigma/engine/question.ts'
import { hiddenTileOf } from '@emojigma/engine/grid/hidden-tile.ts'
import { useContext, type CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { EmojiTile } from './EmojiTile.tsx'
import { LineTruth } from './LineTruth.tsx'
import { TilesContext } from './tiles.ts'
import type { Mark, Marks } from '../hints/step-marks.ts'
import { Numeral } from './Numeral.tsx'
import styles from './SumGrid.module.css'

/** A grid of emoji with its totals; the one asked for is highlighted. */
export function SumGrid({
  question,
  names,
  answer,
  marks,
}: {
  readonly question: GridQuestion
  readonly names: readonly string[]
  readonly answer: string | undefined
  readonly marks?: Marks | undefined
}) {
  const { cells, rowTotals, columnTotals, emoji, ask, equalLines } = question
  const tiles = useContext(TilesContext)
  const shown = cells.flat()
  const rule = equalLines ? equalLinesRule(equalLines) : hiddenTileOf(question) === undefined ? undefined : m['sum_grid.hidden_tile']()
  // The sentence below takes a part of the height.
  const rows = rowTotals.length + (rule ? 1.5 : 1)
  const size = { '--columns': columnTotals.length + 1, '--rows': rows } as CSSProperties
  const sumOf = ({ line, index }: GridLine): Expression => {
    const symbols = line === 'row' ? (cells[index] ?? []) : cells.map((row) => row[index] ?? 0)
    const operands = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const)
    return { operands, operators: operands.slice(1).map(() => '+' as const) }
  }
  const totalOf = (line: 'row' | 'column', index: number, total: number | null) => {
    const isIt = (other: GridLine): boolean => other.line === line && other.index === index
    const equalTo = equalLines?.some(isIt) ? equalLines.find((other) => !isIt(other)) : undefined
    const right = total ?? (equalTo && sumOf(equalTo))
    return (
      <Total
        key={line + index}
        line={line}
        index={index}
        total={total}
        isAsked={isIt(ask)}
        answer={answer}
        hint={marks?.get(`${line} ${index}`)}
        equalTo={equalTo}
        equation={right === undefined ? undefined : { left: sumOf({ line, index }), right }}
      />
    )
  }
  return (
    <>
      <table className={styles['grid']} style={size}>
        <caption className="visually-hidden">
          {m['sum_grid.spoken']({ rows: rowTotals.length, columns: columnTotals.length, line: ask.line, index: ask.index + 1 })}
        </caption>
        <tbody>
          {cells.map((row, index) => (
            <tr key={index}>
              {row.map((symbol, column) => {
                const isFirst = shown.indexOf(symbol) === index * row.length + column
                return (
                  <td key={column} data-mark={marks?.get(`row ${index}`) ?? marks?.get(`column ${column}`)}>
                    {tiles ? (
                      <>
                        {/* A first tile that can be tapped says its name itself. */}
                        {!(isFirst && tiles.onTap) && <span className="visually-hidden">{names[symbol]}</span>}
                        <EmojiTile symbol={symbol} emoji={emoji[symbol] ?? ''} name={names[symbol] ?? ''} isFirst={isFirst} />
                      </>
                    ) : (
                      <EmojiPicture emoji={emoji[symbol] ?? ''} label={names[symbol] ?? ''} />
                    )}
                  </td>
                )
              })}
              {totalOf('row', index, rowTotals[index] ?? null)}
            </tr>
          ))}
          <tr>{columnTotals.map((total, index) => totalOf('column', index, total))}</tr>
        </tbody>
      </table>
      {rule && <p className={styles['rule']}>{rule}</p>}
    </>
  )
}

function equalLinesRule([one, other]: NonNullable<GridQuestion['equalLines']>): string {
  return m['sum_grid.equal_lines']({ line: one.line, index: one.index + 1, otherLine: other.line, otherIndex: other.index + 1 })
}

interface TotalProps {
  readonly line: 'row' | 'column'
  readonly index: number
  readonly total: number | null
  readonly isAsked: boolean
  readonly answer: string | undefined
  readonly hint: Mark | undefined
  /** The line with the same hidden total, if one is said to have it. */
  readonly equalTo: GridLine | undefined
  /** Undefined where nothing is said of the total. */
  readonly equation: QuestionLine | undefined
}

function Total({ line, index, total, isAsked, answer, hint, equalTo, equation }: TotalProps) {
  const value = isAsked ? answer : total
  const isFilled = isAsked && answer !== undefined
  return (
    <th
      scope={line === 'row' ? 'row' : 'col'}
      data-ask={isAsked || undefined}
      data-hidden={(!isAsked && total === null && !equalTo) || undefined}
      data-equal={equalTo !== undefined || undefined}
      data-filled={isFilled || undefined}
      data-mark={hint}
    >
      <span className="visually-hidden">{m['sum_grid.total']({ line, index: index + 1 })} </span>
      {value === null || value === undefined ? (
        <>
          <span className="visually-hidden">
            {isAsked
              ? m['sum_grid.asked']()
              : equalTo
                ? m['sum_grid.same_as']({ line: equalTo.line, index: equalTo.index + 1 })
                : m['sum_grid.not_shown']()}
          </span>
          {(isAsked || equalTo) && <span aria-hidden="true">{isAsked ? '?' : '='}</span>}
        </>
      ) : (
        <Numeral key={value} value={value} />
      )}
      {equation && <LineTruth equation={equation} />}
    </th>
  )
}
