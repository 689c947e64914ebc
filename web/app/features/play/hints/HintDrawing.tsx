import { columnOf, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import type { BoardDrawing, Stretch } from '@emojigma/engine/sudoku/drawing.ts'
import type { CSSProperties, ReactNode } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './HintDrawing.module.css'

interface HintDrawingProps {
  readonly drawing: BoardDrawing
  readonly side: BoardSide
  readonly emoji: readonly string[]
}

/** A hint's reason, drawn over the board; the words are beside it. */
export function HintDrawing({ drawing, side, emoji }: HintDrawingProps) {
  const { stretches, boxes, crossed, links, shown, gone } = drawing
  const boxSide = Math.sqrt(side)
  const pictureOf = (digit: number) => <EmojiPicture emoji={emoji[digit - 1] ?? ''} />
  const cells = [...new Set([...shown, ...gone].map(({ cell }) => cell))]
  return (
    <div className={styles['drawing']} data-drawing aria-hidden="true" style={{ '--n': side } as CSSProperties}>
      <svg viewBox={`0 0 ${side} ${side}`}>
        {boxes.map((box) => (
          <rect
            key={box}
            className={styles['box']}
            x={(box % boxSide) * boxSide + INSET}
            y={Math.trunc(box / boxSide) * boxSide + INSET}
            width={boxSide - 2 * INSET}
            height={boxSide - 2 * INSET}
            rx={INSET}
          />
        ))}
        {stretches.map((stretch) => {
          const line = lineOf(stretch, side, drawing)
          return (
            <g key={`${stretch.from}-${stretch.to}`} data-stretch={`${stretch.from}-${stretch.to}`}>
              <line className={styles['halo']} {...line} />
              <line className={styles['block']} {...line} />
            </g>
          )
        })}
        {crossed.map((cell) => {
          const [x, y] = middleOf(cell, side)
          return <path key={cell} className={styles['cross']} d={crossAt(x, y)} data-crossed={cell} />
        })}
        {links.map((link) => (
          <g key={`${link.from}-${link.to}`} data-link={`${link.from}-${link.to}`}>
            <line className={styles['halo']} {...between(link, side)} />
            <line className={styles['link']} {...between(link, side)} />
          </g>
        ))}
      </svg>
      {cells.map((cell) => (
        <span key={cell} className={styles['cell']} style={placeOf(middleOf(cell, side))}>
          {shown.flatMap((one) =>
            one.cell === cell ? [<Candidate key={one.digit} digit={one.digit} as={caseNames[one.case ?? 0]} pictureOf={pictureOf} />] : [],
          )}
          {gone.flatMap((one) =>
            one.cell === cell ? [<Candidate key={one.digit} digit={one.digit} as="gone" pictureOf={pictureOf} />] : [],
          )}
        </span>
      ))}
      {links.flatMap(({ from, to, digit }) => {
        if (digit === undefined) return []
        const [[x, y], [otherX, otherY]] = [middleOf(from, side), middleOf(to, side)]
        return [
          <span key={`${from}-${to}`} className={styles['carried']} style={placeOf([(x + otherX) / 2, (y + otherY) / 2])}>
            {pictureOf(digit)}
          </span>,
        ]
      })}
    </div>
  )
}

const INSET = 0.08

const caseNames = ['held', 'first', 'second'] as const

interface CandidateProps {
  readonly digit: number
  readonly as: (typeof caseNames)[number] | 'gone'
  readonly pictureOf: (digit: number) => ReactNode
}

function Candidate({ digit, as, pictureOf }: CandidateProps) {
  return (
    <span className={styles['candidate']} data-as={as}>
      {pictureOf(digit)}
    </span>
  )
}

type Point = readonly [x: number, y: number]

function middleOf(cell: number, side: BoardSide): Point {
  return [columnOf(cell, side) + 0.5, rowOf(cell, side) + 0.5]
}

function placeOf([x, y]: Point): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties
}

/** From beside a cell that blocks, over all that it blocks, and up to a cell that is left. */
function lineOf({ from, to }: Stretch, side: BoardSide, { lit, left }: BoardDrawing) {
  const [[x1, y1], [x2, y2]] = [middleOf(from, side), middleOf(to, side)]
  const [across, down] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  const start = lit.includes(from) ? 0.5 : -0.4
  const end = to === left ? -0.5 : 0.4
  return { x1: x1 + start * across, y1: y1 + start * down, x2: x2 + end * across, y2: y2 + end * down }
}

/** From the rim of one cell to that of another. */
function between({ from, to }: Stretch, side: BoardSide) {
  const [[x1, y1], [x2, y2]] = [middleOf(from, side), middleOf(to, side)]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [across, down] = [((x2 - x1) / length) * RIM, ((y2 - y1) / length) * RIM]
  return { x1: x1 + across, y1: y1 + down, x2: x2 - across, y2: y2 - down }
}

const RIM = 0.42

function crossAt(x: number, y: number): string {
  const arm = 0.2
  return `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`
}
