import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { AnswerMessage } from '../frame/AnswerMessage.tsx'
import type { Guessing } from '../frame/use-guessing.ts'
import { Numeral } from '../question/Numeral.tsx'
import type { SideChoice } from '../question/WhichIsMore.tsx'
import tile from '../tap-tile.module.css'
import styles from './TapAnswer.module.css'

interface TapAnswerProps {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  readonly hint: ReactNode
  /** Shows the field instead; absent when nothing can be answered. */
  readonly onType: (() => void) | undefined
  /** The numbers to tap, unless the question itself is tapped. */
  readonly children: ReactNode
}

/** The answer of Levels 1 and 2: one tap, with nothing to type and nothing to check.
 *  Source: docs/product.md, Levels 1 and 2 */
export function TapAnswer({ puzzle, guessing, hint, onType, children }: TapAnswerProps) {
  return (
    <div className={styles['answer']}>
      {children}
      <AnswerMessage puzzle={puzzle} guessing={guessing} />
      {hint}
      {onType && (
        <Button variant="quiet" className={styles['type']} onClick={onType}>
          {m['tap_answer.type_it']()}
        </Button>
      )}
    </div>
  )
}

/** A few numbers, one of which is the answer. */
export function TapNumbers({ values, tried, answer, isDisabled, onTap }: SideChoice & { readonly answer: string | undefined }) {
  return (
    <fieldset className={styles['numbers']} aria-label={m['ui.your_answer']()}>
      {values.map((value) => {
        const state = answer === String(value) ? 'right' : tried.has(value) ? 'tried' : undefined
        return (
          <button
            key={value}
            type="button"
            className={tile['tile']}
            data-state={state}
            aria-label={m['tap_answer.number']({ value, state: state ?? 'new' })}
            disabled={isDisabled}
            onClick={() => onTap(value)}
          >
            <Numeral value={value} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** The wrong numbers of this sitting. */
export function useTriedNumbers({ sitting }: Pick<Guessing, 'sitting'>): ReadonlySet<number> {
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set())
  const wrong = sitting.kind === 'wrong' ? Number(sitting.guess) : undefined
  if (wrong !== undefined && !tried.has(wrong)) setTried(new Set([...tried, wrong]))
  return tried
}
