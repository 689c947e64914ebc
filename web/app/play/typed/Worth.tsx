import { letterAt } from '@emojigma/engine/alphabet.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import type { Marks } from '../hints/step-marks.ts'
import { withWorth, type WorkingOut } from './working-out.ts'
import aidStyles from '../frame/SolvingAid.module.css'
import styles from './Worth.module.css'

interface WorthProps {
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** A Word puzzle shows which letter a number stands for. */
  readonly hasLetters: boolean
  readonly marks: Marks | undefined
}

/** A place to note what each emoji is worth. */
export function Worth({ emoji, names, work, onWork, hasLetters, marks }: WorthProps) {
  return (
    <div className={aidStyles['together']}>
      <p className={aidStyles['hint']}>What is each emoji worth?</p>
      <div className={styles['worth']}>
        {emoji.map((name, index) => {
          const text = work.worth[index] ?? ''
          const mark = marks?.get(`worth ${index}`)
          return (
            <label key={name} className={styles['item']} data-mark={mark}>
              <EmojiPicture emoji={name} label={`${names[index]} is worth${mark ? ', in the hint' : ''}`} />
              <input
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={text}
                onChange={({ target }) => onWork(withWorth(work, index, target.value.trim()))}
              />
              {hasLetters && <span className={styles['letter']}>{letterAt(Number(text)) ?? '\u00a0'}</span>}
            </label>
          )
        })}
      </div>
    </div>
  )
}
