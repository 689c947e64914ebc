import { m } from '@emojigma/messages'
import type { BoardSums, Emoji } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import type { Marks } from '../hints/step-marks.ts'
import styles from './SumsAround.module.css'

interface SumsAroundProps {
  readonly sums: BoardSums
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  /** The player's number for each emoji; '' or absent = none yet. */
  readonly values?: readonly string[]
  readonly marks?: Marks | undefined
  /** Absent: nothing can be chosen. */
  readonly onValue?: ((symbol: number, value: string) => void) | undefined
  /** The board. */
  readonly children: ReactNode
}

const NO_VALUES: readonly string[] = []
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The rule of a board with sums and what its emoji are worth, above it. Numbers that are to be found can be noted.
 *  Source: docs/engine.md, Emojidoku with sums */
export function SumsAround({ sums, emoji, names, values = NO_VALUES, marks, onValue, children }: SumsAroundProps) {
  return (
    <div className={styles['around']}>
      <p className={styles['rule']}>
        {m['board_sums.rule']()} {sums.values.includes(null) && m['board_sums.find']()}
      </p>
      <ul className={styles['key']} aria-label={m['board_sums.key']()}>
        {emoji.map((one, symbol) => {
          const value = sums.values[symbol]
          const name = names[symbol] ?? ''
          return (
            <li key={one}>
              {typeof value === 'number' ? (
                <>
                  <EmojiPicture emoji={one} label={name} /> = {value}
                </>
              ) : (
                <label data-mark={marks?.get(`value ${symbol}`)}>
                  <EmojiPicture emoji={one} label={name} /> ={' '}
                  <select value={values[symbol] ?? ''} disabled={!onValue} onChange={({ target }) => onValue?.(symbol, target.value)}>
                    <option value="">?</option>
                    {NUMBERS.map((number) => (
                      <option key={number}>{number}</option>
                    ))}
                  </select>
                </label>
              )}
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}
