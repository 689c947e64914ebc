import { m } from '@emojigma/messages'
import type { Equation, GridQuestion } from '@emojigma/engine/question.ts'
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
  const { cells, rowTotals, columnTotals, emoji, ask } = question
  const tiles = useContext(TilesContext)
  const shown = cells.flat()
  const hidesTile = hiddenTileOf(question) !== undefined
  // The sentence below takes a part of the height.
  const rows = rowTotals.length + (hidesTile ? 1.5 : 1)
  const size = { '--columns': columnTotals.length + 1, '--rows': rows } as CSSProperties
  const totalOf = (line: 'row' | 'column', index: number, total: number | null) => (
    <Total
      key={line + index}
      line={line}
      index={index}
      total={total}
      isAsked={ask.line === line && ask.index === index}
      answer={answer}
      hint={marks?.get(`${line} ${index}`)}
      equation={total === null ? undefined : lineOf(line === 'row' ? (cells[index] ?? []) : cells.map((row) => row[index] ?? 0), total)}
    />
  )
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
      {hidesTile && <p className={styles['hidden']}>{m['sum_grid.hidden_tile']()}</p>}
    </>
  )
}

function lineOf(symbols: readonly number[], right: number): Equation {
  const operands = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const)
  return { left: { operands, operators: operands.slice(1).map(() => '+' as const) }, right }
}

interface TotalProps {
  readonly line: 'row' | 'column'
  readonly index: number
  readonly total: number | null
  readonly isAsked: boolean
  readonly answer: string | undefined
  readonly hint: Mark | undefined
  /** Undefined where the total is not shown. */
  readonly equation: Equation | undefined
}

function Total({ line, index, total, isAsked, answer, hint, equation }: TotalProps) {
  const value = isAsked ? answer : total
  const isFilled = isAsked && answer !== undefined
  return (
    <th
      scope={line === 'row' ? 'row' : 'col'}
      data-ask={isAsked || undefined}
      data-hidden={(!isAsked && total === null) || undefined}
      data-filled={isFilled || undefined}
      data-mark={hint}
    >
      <span className="visually-hidden">{m['sum_grid.total']({ line, index: index + 1 })} </span>
      {value === null || value === undefined ? (
        <>
          <span className="visually-hidden">{isAsked ? m['sum_grid.asked']() : m['sum_grid.not_shown']()}</span>
          {isAsked && <span aria-hidden="true">?</span>}
        </>
      ) : (
        <Numeral key={value} value={value} />
      )}
      {equation && <LineTruth equation={equation} />}
    </th>
  )
}
