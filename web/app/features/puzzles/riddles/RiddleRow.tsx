import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { memo, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { riddleLookedUp } from './riddle-progress.ts'
import styles from './RiddleRow.module.css'

interface RiddleRowProps {
  readonly riddle: Riddle
  readonly isSolved: boolean
  readonly isLookedUp: boolean
  /** Loads its pictures lazily. */
  readonly isFarDown: boolean
  readonly onGuess: (id: string) => void
}

/** A riddle in the list: one button, which opens its hint and the way to its answer.
 *  Source: docs/product.md, Riddles */
export const RiddleRow = memo(function RiddleRow({ riddle, isSolved, isLookedUp, isFarDown, onGuess }: RiddleRowProps) {
  const { id, number, emoji, names, category, hint, answer } = riddle
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const [wantsAnswer, setWantsAnswer] = useState(false)
  const showAnswer = () => {
    riddleLookedUp(id)
    setWantsAnswer(true)
  }
  const ofRiddle = <span className="visually-hidden">{m['riddle_row.of_riddle']({ number })}</span>

  return (
    <article className={styles['row']} id={`riddle-${number}`} aria-label={m['riddle_card.riddle']({ number })}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['number']}>
          <span className="visually-hidden">{m['riddle_card.riddle']({ number })}: </span>
          <span aria-hidden="true">{number}</span>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are read as one */}
        <span className={styles['emoji']} role="img" aria-label={names.join(', ')}>
          {emoji.map((name, index) => (
            <EmojiPicture key={index} emoji={name} isLazy={isFarDown} />
          ))}
        </span>
        <span className={styles['category']}>
          {category}
          {(isSolved || isLookedUp) && (
            <span className={styles['state']} data-solved={isSolved || undefined}>
              <Icon name={isSolved ? 'check' : 'eye'} /> {isSolved ? m['riddle_row.solved']() : m['riddle_card.looked_up']()}
            </span>
          )}
        </span>
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <div className={styles['body']} id={bodyId}>
          <p>
            <strong>{m['riddle_card.hint']()}</strong> {hint}
          </p>
          <output>
            {(isSolved || (wantsAnswer && isLookedUp)) && (
              <span>
                <strong>{m['puzzles.answer']()}</strong> {answer}
              </span>
            )}
          </output>
          {!isSolved && (
            <div className={styles['ways']}>
              <Button onClick={() => onGuess(id)}>
                <ParaglideMessage message={m['riddle_row.guess']} markup={{ ofRiddle: () => ofRiddle }} />
              </Button>
              {!(wantsAnswer && isLookedUp) && (
                <Button variant="quiet" onClick={showAnswer}>
                  <ParaglideMessage message={m['riddle_row.show_answer']} markup={{ ofRiddle: () => ofRiddle }} />
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </article>
  )
})
