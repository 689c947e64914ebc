import { m } from '@emojigma/messages'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { useRiddleGuess, type RiddleFeedback } from './use-riddle-guess.ts'
import styles from './RiddleCard.module.css'

const LONGEST_GUESS = 100

interface RiddleCardProps {
  readonly riddle: Riddle
  readonly isSolved: boolean
  readonly isLookedUp: boolean
  /** On every guess and look at the answer. */
  readonly onPlay?: () => void
  /** Without it the card leads nowhere. */
  readonly onNext?: () => void
}

/** A riddle on a card: large emoji, a guess and a hint. The card turns over to the answer. Key it by the riddle.
 *  Source: docs/product.md, Riddles */
export function RiddleCard({ riddle, isSolved, isLookedUp, onPlay, onNext }: RiddleCardProps) {
  const { number, emoji, names, category, hint, answer } = riddle
  const id = useId()
  const { field, draft, setDraft, isTurned, feedback, isGuessedLate, check, showAnswer, turnBack } = useRiddleGuess(riddle, {
    isSolved,
    isLookedUp,
  })
  const [isHintOpen, setHintOpen] = useState(false)
  const isWrong = feedback !== undefined
  const back = useRef<HTMLDivElement>(null)
  // The side that has the focus becomes inert when the card is turned by its own buttons.
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    if (isTurned) back.current?.querySelector('button')?.focus()
    else field.current?.focus()
  }, [isTurned, field])
  const play = (act: () => void) => {
    movesFocus.current = true
    onPlay?.()
    act()
  }

  const pictures = emoji.map((name, index) => <EmojiPicture key={index} emoji={name} />)
  return (
    <div className={styles['card']}>
      <div className={styles['turning']} data-turned={isTurned || undefined}>
        <div className={styles['face']} inert={isTurned}>
          <p className={styles['tags']}>
            <span className={styles['tag']}>{category}</span>
            {isLookedUp && !isSolved && (
              <span className={styles['tag']}>
                <Icon name="eye" /> {m['riddle_card.looked_up']()}
              </span>
            )}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are read as one */}
          <div className={styles['emoji']} role="img" aria-label={names.join(', ')}>
            {pictures}
          </div>
          <form method="dialog" className={styles['guess']} onSubmit={(event) => play(() => check(event))}>
            <label className="visually-hidden" htmlFor={id}>
              {m['riddle_card.your_guess_at_riddle']({ number })}
            </label>
            <input
              ref={field}
              id={id}
              className={styles['field']}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              placeholder={m['riddle_card.your_guess']()}
              maxLength={LONGEST_GUESS}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-feedback`}
            />
            <Button type="submit" variant="primary" size="large">
              {m['ui.check']()}
            </Button>
          </form>
          <output className={styles['feedback']} aria-atomic="false" id={`${id}-feedback`}>
            {feedback && (
              <span key={feedback.attempt} className={styles['wrong']}>
                {feedbackWords(feedback)}
              </span>
            )}
            {isHintOpen && (
              <span className={styles['hint']} id={`${id}-hint`}>
                <strong>{m['riddle_card.hint']()}</strong> {hint}
              </span>
            )}
          </output>
          <div className={styles['foot']}>
            <Button
              aria-expanded={isHintOpen}
              aria-controls={isHintOpen ? `${id}-hint` : undefined}
              className={styles['more']}
              onClick={() => setHintOpen(!isHintOpen)}
            >
              <Icon name="bulb" /> {m['riddle_card.hint_button']()}
            </Button>
            <Button className={styles['more']} onClick={() => play(showAnswer)}>
              <Icon name="eye" /> {m['riddle_card.show_answer']()}
            </Button>
          </div>
        </div>
        <div className={styles['back']} ref={back}>
          {isTurned && (
            <div className={styles['small']} aria-hidden="true">
              {pictures}
            </div>
          )}
          <output className={styles['outcome']}>
            {isTurned && (
              <>
                <strong className={styles['answer']} data-solved={isSolved || undefined}>
                  {isSolved && <Icon name="check" />} {answer}
                </strong>
                <span>{outcomeWords({ isSolved, isGuessedLate, isHintOpen })}</span>
              </>
            )}
          </output>
          {isTurned && (
            <>
              {isSolved && (
                <span className={styles['mascot']}>
                  <Mascot mood="cheering" />
                </span>
              )}
              <div className={styles['foot']}>
                {onNext && (
                  <Button variant="primary" size="large" onClick={onNext}>
                    {m['riddle_card.next_riddle']()} <Icon name="arrow-right" />
                  </Button>
                )}
                {!isSolved && (
                  <Button variant="quiet" onClick={() => play(turnBack)}>
                    {m['riddle_card.turn_back']()}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function feedbackWords({ guess, verdict }: RiddleFeedback): string {
  switch (verdict) {
    case 'few-letters-off': {
      return m['riddle_card.few_letters']()
    }
    case 'some-words-missing': {
      return m['riddle_card.some_words']()
    }
    case 'empty': {
      return m['riddle_card.type_a_guess_first']()
    }
    default: {
      return m['riddle_card.not_have_another_go']({ guess })
    }
  }
}

interface Outcome {
  readonly isSolved: boolean
  readonly isGuessedLate: boolean
  readonly isHintOpen: boolean
}

function outcomeWords({ isSolved, isGuessedLate, isHintOpen }: Outcome): string {
  if (isSolved) return isHintOpen ? m['riddle_card.solved_with_hint']() : m['riddle_card.solved']()
  return isGuessedLate ? m['riddle_card.solved_after_look']() : m['riddle_card.now_you_know']()
}
