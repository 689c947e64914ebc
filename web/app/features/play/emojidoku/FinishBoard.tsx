import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import { restBySingles } from '@emojigma/engine/sudoku/rest-by-singles.ts'
import { m } from '@emojigma/messages'
import { useMemo } from 'react'
import { Button } from '../../../ui/Button.tsx'

/** Fewer are filled sooner by hand than the button is read. */
const FEWEST_CELLS = 6

interface FinishBoardProps {
  readonly givens: string
  /** Without repeats. */
  readonly cells: string
  readonly onFinish: (contents: readonly { readonly cell: number; readonly symbol: string }[]) => void
}

/** Offers to fill the rest of a board once its reasoning is done: the puzzle takes more than singles, and what is left does not.
 *  Source: docs/product.md, Emojidoku */
export function FinishBoard({ givens, cells, onFinish }: FinishBoardProps) {
  const isOfSingles = useMemo(() => restBySingles(givens) !== undefined, [givens])
  const full = useMemo(() => (isOfSingles ? undefined : restBySingles(cells)), [isOfSingles, cells])
  const open = [...cells].flatMap((symbol, cell) => (symbol === EMPTY_CELL ? [cell] : []))
  if (full === undefined || open.length < FEWEST_CELLS) return null
  return (
    <>
      <p>{m['finish_board.rest_follows']()}</p>
      <Button onClick={() => onFinish(open.map((cell) => ({ cell, symbol: full[cell] ?? EMPTY_CELL })))}>
        {m['finish_board.finish']()}
      </Button>
    </>
  )
}
