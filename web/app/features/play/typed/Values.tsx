import { m } from '@emojigma/messages'
import { letterAt } from '@emojigma/engine/alphabet.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { AidGroup, AidHint } from '../frame/SolvingAid.tsx'
import type { Marks } from '../hints/step-marks.ts'
import { withValue, type WorkingOut } from './working-out.ts'
import styles from './Values.module.css'

interface ValuesProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** Of a Word puzzle, which shows the letter that a number stands for. */
  readonly letters?: string | undefined
  readonly marks: Marks | undefined
}

/** Fields in which to note the value of each emoji. */
export function Values({ emoji, names, work, onWork, letters, marks }: ValuesProps) {
  return (
    <AidGroup>
      <AidHint>{m['ui.emoji_values']()}</AidHint>
      <div className={styles['values']}>
        {emoji.map((name, index) => {
          const text = work.values[index] ?? ''
          const mark = marks?.get(`value ${index}`)
          return (
            <label key={name} className={styles['item']} data-mark={mark}>
              <EmojiPicture emoji={name} label={m['values.is_worth']({ name: names[index] ?? '', isMarked: String(mark !== undefined) })} />
              <input
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={({ target }) => onWork(withValue(work, index, target.value.trim()))}
              />
              {letters !== undefined && <span className={styles['letter']}>{letterAt(Number(text), letters) ?? '\u00a0'}</span>}
            </label>
          )
        })}
      </div>
    </AidGroup>
  )
}
