import { m } from '@emojigma/messages'
import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { guessOfCell, cellName, cellOf, type Cell } from '../frame/answer-text.ts'
import type { Mark, Marks } from '../hints/step-marks.ts'
import { watchSize } from '../watch-size.ts'
import styles from './OddBoard.module.css'

export interface JudgedCell {
  readonly cell: Cell
  readonly verdict: 'wrong' | 'found'
}

export interface Activation {
  readonly isByKey: boolean
  /** The cell's width on the screen. */
  readonly cellPx: number
}

interface OddBoardProps {
  readonly side: number
  /** URL of the square picture below the grid. */
  readonly picture: string
  readonly description: string
  readonly picked: Cell | undefined
  readonly mark: JudgedCell | undefined
  readonly isZoomed: boolean
  readonly marks?: Marks | undefined
  readonly grid: RefObject<HTMLTableElement | null>
  /** The picture is there. */
  readonly onSeen: () => void
  readonly onPick: (cell: Cell) => void
  /** A click, or a key on the focused cell. */
  readonly onActivate: (cell: Cell, by: Activation) => void
  /** The mouse is over a cell, or has left the board. */
  readonly onPoint: (cell: Cell | undefined) => void
  readonly onCellSize: (cellPx: number) => void
}

/** The picture with labels around it and a grid of buttons over it. Their names are only row and column, so that none gives the odd one
 *  away. */
export function OddBoard({
  side,
  picture,
  description,
  picked,
  mark,
  isZoomed,
  marks,
  grid,
  onSeen,
  onPick,
  onActivate,
  onPoint,
  onCellSize,
}: OddBoardProps) {
  const descriptionId = useId()
  const area = useCellSize(side, onCellSize)
  useScrollWhenZoomed(isZoomed, grid)
  const lastColumn = columnLetter(side - 1)
  const lookAt = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPoint(cellIn(event))
  }
  const cellEvents = useCellEvents(onPick, onActivate)
  return (
    <div className={styles['wrap']} style={{ '--n': side } as CSSProperties}>
      <p id={descriptionId} className="visually-hidden">
        {description}
      </p>
      <div className={styles['window']} data-zoomed={isZoomed || undefined}>
        <div className={styles['odd']}>
          <Labels axis="column" side={side} current={picked?.column} />
          <Labels axis="row" side={side} current={picked?.row} />
          <div className={styles['area']} ref={area} onPointerOver={lookAt} onPointerLeave={() => onPoint(undefined)}>
            {picked && <span data-control="" className={styles['rowWash']} style={{ '--row': picked.row } as CSSProperties} />}
            {picked && <span data-control="" className={styles['columnWash']} style={{ '--column': picked.column } as CSSProperties} />}
            {picked && <span data-control="" className={styles['ring']} style={cellStyle(picked)} />}
            {mark && <span className={styles['ring']} data-verdict={mark.verdict} style={cellStyle(mark.cell)} />}
            <img
              className={styles['picture']}
              src={picture}
              alt=""
              width="800"
              height="800"
              draggable={false}
              fetchPriority="high"
              // A picture of the server's page may have loaded before React heard of it.
              ref={(image) => {
                if (image?.complete) onSeen()
              }}
              onLoad={onSeen}
            />
            <table
              ref={grid}
              role="grid"
              tabIndex={-1}
              className={styles['grid']}
              aria-label={m['odd_board.label']({ side, lastColumn })}
              aria-describedby={descriptionId}
            >
              <tbody>
                {Array.from({ length: side }, (_, row) => (
                  <Row
                    key={row}
                    row={row}
                    side={side}
                    pickedColumn={picked?.row === row ? picked.column : undefined}
                    isEntry={!picked && row === 0}
                    hint={marks?.get(`row ${row}`)}
                    events={cellEvents}
                  />
                ))}
              </tbody>
            </table>
            {mark && (
              <span className={styles['badge']} data-verdict={mark.verdict} style={cellStyle(mark.cell)} aria-hidden="true">
                <Icon name={mark.verdict === 'found' ? 'check' : 'cross'} />
              </span>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function Labels({ axis, side, current }: { readonly axis: 'row' | 'column'; readonly side: number; readonly current: number | undefined }) {
  return (
    <div className={styles[`${axis}Labels`]} aria-hidden="true">
      {Array.from({ length: side }, (_, index) => (
        <span key={index} data-current={index === current || undefined}>
          {axis === 'row' ? index + 1 : columnLetter(index)}
        </span>
      ))}
    </div>
  )
}

interface RowProps {
  readonly row: number
  readonly side: number
  readonly pickedColumn: number | undefined
  /** The keyboard enters the board in this row's first cell. */
  readonly isEntry: boolean
  readonly hint: Mark | undefined
  readonly events: CellEvents
}

const Row = memo(function Row({ row, side, pickedColumn, isEntry, hint, events }: RowProps) {
  return (
    <tr data-mark={hint}>
      {Array.from({ length: side }, (_, column) => {
        const isPicked = column === pickedColumn
        return (
          <td key={column} aria-selected={isPicked}>
            <button
              type="button"
              className={styles['cell']}
              data-cell={guessOfCell({ row, column })}
              aria-label={cellName({ row, column })}
              tabIndex={isPicked || (isEntry && column === 0) ? 0 : -1}
              {...events}
            />
          </td>
        )
      })}
    </tr>
  )
})

interface CellEvents {
  readonly onFocus: (event: SyntheticEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** Stable handlers, so that selecting a cell renders two rows instead of up to 256 cells. */
function useCellEvents(onPick: OddBoardProps['onPick'], onActivate: OddBoardProps['onActivate']): CellEvents {
  const latest = useRef({ onPick, onActivate })
  useEffect(() => {
    latest.current = { onPick, onActivate }
  })
  return useMemo(
    () => ({
      onFocus(event) {
        const cell = cellIn(event)
        if (cell) latest.current.onPick(cell)
      },
      onClick(event) {
        const cell = cellIn(event)
        const cellPx = event.currentTarget.getBoundingClientRect().width
        if (cell) latest.current.onActivate(cell, { isByKey: event.detail === 0, cellPx })
      },
    }),
    [],
  )
}

function cellIn({ target }: SyntheticEvent): Cell | undefined {
  return cellOf((target as HTMLElement).dataset['cell'] ?? '')
}

function cellStyle({ row, column }: Cell): CSSProperties {
  return { '--row': row, '--column': column } as CSSProperties
}

/** Scrolls the selected cell into view when the board is enlarged. */
function useScrollWhenZoomed(isZoomed: boolean, grid: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    if (isZoomed) grid.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isZoomed, grid])
}

/** Reports the width of a cell, now and after resizes. */
function useCellSize(side: number, onCellSize: (cellPx: number) => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    return watchSize(element, () => onCellSize(element.clientWidth / side))
  }, [side, onCellSize])
  return area
}
