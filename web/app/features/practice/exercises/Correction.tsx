import { m } from '@emojigma/messages'
import { plainSigns } from '@emojigma/engine/guess.ts'
import { numbersOf } from '@emojigma/engine/mistakes/numbers.ts'
import type { WorkedSolution } from '@emojigma/engine/mistakes/worked.ts'
import { spokenCell } from '@emojigma/messages/words/places.ts'
import { spokenNumber } from '@emojigma/messages/words/spoken.ts'
import { ordinal } from '@emojigma/messages/words/symbols.ts'
import { workedWords } from '@emojigma/messages/words/worked.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { sideOf } from './worked-view.ts'
import { StepPicture } from './StepPicture.tsx'
import styles from './exercise-steps.module.css'

interface CorrectionProps {
  readonly worked: WorkedSolution
  readonly names: readonly string[]
  readonly heading: string
  readonly wrong: number
  /** Index of the step's wrong number. */
  readonly position: number
  /** @param value a number, or the digit of an emoji */
  readonly onCorrect: (value: number) => void
}

/** Asks for the right value of the wrong step. */
export function Correction({ worked, names, heading, wrong, position, onCorrect }: CorrectionProps) {
  const step = worked.steps[wrong]
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  if (!step) return null
  const side = sideOf(worked)
  return (
    <div className={styles['form']}>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {wrong > 0 && (
        <div className={styles['before']}>
          <h3>{m['correction.what_stands_before_it']()}</h3>
          <ol className={styles['list']}>
            {worked.steps.slice(0, wrong).map((earlier, index) => (
              <li key={index} className={styles['text']}>
                {workedWords(earlier, names, side, worked.steps[index - 1])}
                <StepPicture step={earlier} emoji={worked.question.emoji} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={styles['was']}>
        <p>
          <strong>{m['correction.step']({ wrong: wrong + 1 })}</strong> {workedWords(step, names, side, worked.steps[wrong - 1])}
        </p>
        <StepPicture step={step} emoji={worked.question.emoji} />
      </div>
      {step.kind === 'place' ? (
        <EmojiChoice
          question={m['correction.what_belongs_in']({ spokenCell: spokenCell(step.cell, side) })}
          emoji={worked.question.emoji}
          names={names}
          onChoose={onCorrect}
        />
      ) : (
        <NumberField
          question={m['correction.which_number']({ whichNumber: whichNumber(numbersOf(step), position) })}
          onSubmit={onCorrect}
        />
      )}
    </div>
  )
}

/** "9", or "the second 9" where there are several. */
function whichNumber(numbers: readonly number[], position: number): string {
  const number = numbers[position] ?? 0
  const places = [...numbers.keys()].filter((index) => numbers[index] === number)
  return places.length > 1
    ? m['correction.the']({ ordinal: ordinal(places.indexOf(position)), spokenNumber: spokenNumber(number) })
    : spokenNumber(number)
}

function NumberField({ question, onSubmit }: { readonly question: string; readonly onSubmit: (value: number) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const number = plainSigns(text)
  const isNumber = /^\d{1,3}$/.test(number)
  return (
    <form
      className={styles['say']}
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(!isNumber)
        if (isNumber) onSubmit(Number(number))
      }}
    >
      <label htmlFor={id}>{question}</label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['number']}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setText(target.value)
            setRefused(false)
          }}
        />
        <Button variant="primary" type="submit" aria-disabled={!isNumber}>
          {m['ui.check']()}
        </Button>
      </div>
      <output id={`${id}-hint`}>{isRefused && m['ui.digits_only']()}</output>
    </form>
  )
}

interface EmojiChoiceProps {
  readonly question: string
  readonly emoji: readonly string[]
  readonly names: readonly string[]
  readonly onChoose: (digit: number) => void
}

function EmojiChoice({ question, emoji, names, onChoose }: EmojiChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{question}</legend>
      <div className={styles['emoji']}>
        {emoji.map((one, index) => (
          <button key={one} type="button" aria-label={names[index]} onClick={() => onChoose(index + 1)}>
            <EmojiPicture emoji={one} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
