import { letterAt } from '@emojigma/engine/alphabet.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { AidGroup, AidHint } from '../frame/SolvingAid.tsx'
import type { Marks } from '../hints/step-marks.ts'
import { withValue, type WorkingOut } from './working-out.ts'
import styles from './Values.module.css'

interface ValuesProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** A Word puzzle shows which letter a number stands for. */
  readonly hasLetters: boolean
  readonly marks: Marks | undefined
}

/** Fields in which to note the value of each emoji. */
export function Values({ emoji, names, work, onWork, hasLetters, marks }: ValuesProps) {
  return (
    <AidGroup>
      <AidHint>What is each emoji worth?</AidHint>
      <div className={styles['values']}>
        {emoji.map((name, index) => {
          const text = work.values[index] ?? ''
          const mark = marks?.get(`value ${index}`)
          return (
            <label key={name} className={styles['item']} data-mark={mark}>
              <EmojiPicture emoji={name} label={`${names[index]} is worth${mark ? ', in the hint' : ''}`} />
              <input
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={({ target }) => onWork(withValue(work, index, target.value.trim()))}
              />
              {hasLetters && <span className={styles['letter']}>{letterAt(Number(text)) ?? '\u00a0'}</span>}
            </label>
          )
        })}
      </div>
    </AidGroup>
  )
}
