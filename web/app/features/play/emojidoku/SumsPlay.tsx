import { useState } from 'react'
import type { PlayProps } from '../frame/play-setting.ts'
import { SudokuPlay } from '../frame/PuzzlePlay.tsx'
import { looksOf, offCages, offWords } from './board-sums.tsx'
import { SumsAround } from './SumsAround.tsx'

/** Emojidoku with sums. A full board is the guess once no group makes another total, as far as its numbers are known.
 *  Source: docs/product.md, Practise */
export function SumsPlay(props: PlayProps) {
  const { sums = NO_SUMS, emoji, emojiNames } = props.puzzle
  const [values, setValues] = useState<readonly string[]>(() => emoji.map(() => ''))
  const choose = (symbol: number, value: string) => setValues(values.with(symbol, value))
  const worth = sums.values.map((value, symbol) => value ?? (Number(values[symbol]) || undefined))
  return (
    <SudokuPlay
      {...props}
      extra={{
        values,
        onForget: (symbol) => choose(symbol, ''),
        looksIn: (cells) => looksOf(sums, offCages(cells, sums, worth)),
        faultIn: (cells) => {
          const [off] = offCages(cells, sums, worth)
          return off && offWords(off)
        },
        around: (grid, marks, isOpen) => (
          <SumsAround sums={sums} emoji={emoji} names={emojiNames} values={values} marks={marks} onValue={isOpen ? choose : undefined}>
            {grid}
          </SumsAround>
        ),
      }}
    />
  )
}

const NO_SUMS = { cages: [], values: [] } as const
