import { m } from '@emojigma/messages'
import * as names from '@emojigma/messages/words/names.ts'
import { MAX_CHALLENGE_PUZZLES } from '@emojigma/contract/rules/challenges.ts'
import { puzzleIdOf, SECTIONS, SLOTS, sectionOf, type Day } from '@emojigma/engine/day.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { ThumbList, ThumbPicture } from '../../ui/pictures/PuzzleThumb.tsx'
import styles from './PuzzleChoice.module.css'

interface PuzzleChoiceProps {
  readonly day: Day
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
}

/** The day's forty puzzles to choose from, in their sections. */
export function PuzzleChoice({ day, chosen, onChoose }: PuzzleChoiceProps) {
  const isFull = chosen.length >= MAX_CHALLENGE_PUZZLES
  return SECTIONS.map((section) => (
    <fieldset key={section.name} className={styles['section']}>
      <legend>
        {names.sections[section.name]}{' '}
        <span className="small muted">
          {section.levels.every((level) => isJunior(level)) ? m['puzzles.age_4']() : m['puzzles.age_7']()}
        </span>
      </legend>
      <ThumbList label={names.sections[section.name] ?? ''}>
        {SLOTS.flatMap((slot, index) => (sectionOf(slot).name === section.name ? [puzzleIdOf(day, index)] : [])).map((id) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <label className={styles['choice']} data-chosen={isChosen || undefined}>
                <ThumbPicture puzzleId={id} />
                <span className={styles['box']}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
                  />
                  {isChosen ? m['puzzle_choice.chosen']() : m['puzzle_choice.choose']()}
                </span>
              </label>
            </li>
          )
        })}
      </ThumbList>
    </fieldset>
  ))
}
