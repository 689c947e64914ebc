import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { memo, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { useRiddleGuess, type RiddleFeedback } from './use-riddle-guess.ts'
import styles from './RiddleCard.module.css'

const LONGEST_GUESS = 100

interface RiddleCardProps {
  readonly riddle: Riddle
  readonly isSolved: boolean
  readonly isLookedUp: boolean
  /** Loads its pictures lazily. */
  readonly isFarDown?: boolean
}

/** A riddle: its emoji, a guess field, and hint and answer on request.
 *  Source: docs/product.md, Riddles */
export const RiddleCard = memo(function RiddleCard({ riddle, isSolved, isLookedUp, isFarDown = false }: RiddleCardProps) {
  const { number, emoji, names, category, hint, answer } = riddle
  const fieldId = useId()
  const { field, draft, setDraft, isWrong, isAnswerOpen, feedback, check, toggleAnswer } = useRiddleGuess(riddle, { isSolved, isLookedUp })
  const [isHintOpen, setHintOpen] = useState(false)
  const ofRiddle = <span className="visually-hidden">{m['riddle_card.of_riddle']({ number })}</span>

  return (
    <article
      className={styles['riddle']}
      id={`riddle-${number}`}
      aria-label={m['riddle_card.riddle']({ number })}
      data-solved={isSolved || undefined}
    >
      <p className={styles['number']} aria-hidden="true">
        {number}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that are read as one */}
      <div className={styles['emoji']} role="img" aria-label={names.join(', ')}>
        {emoji.map((name, index) => (
          <EmojiPicture key={index} emoji={name} isLazy={isFarDown} />
        ))}
      </div>
      <form method="dialog" className={styles['guess']} onSubmit={check}>
        <label className="visually-hidden" htmlFor={fieldId}>
          {m['riddle_card.your_guess_at_riddle']({ number })}
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles['field']}
          value={isSolved ? answer : draft}
          onChange={(event) => setDraft(event.target.value)}
          readOnly={isSolved}
          placeholder={m['riddle_card.your_guess']()}
          maxLength={LONGEST_GUESS}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${fieldId}-feedback`}
        />
        <Button type="submit" aria-disabled={isSolved || undefined} className={styles['check']}>
          {isSolved ? (
            <>
              <Icon name="check" /> {m['riddle_card.solved']()}
            </>
          ) : (
            m['ui.check']()
          )}
        </Button>
      </form>
      <output className={styles['feedback']} aria-atomic="false" id={`${fieldId}-feedback`}>
        {feedback && (
          <span key={feedback.attempt} className={styles['verdict']} data-verdict={feedback.verdict}>
            {feedback.verdict === 'right' && <Icon name="check" />} {verdictWords(feedback, riddle, isLookedUp)}
          </span>
        )}
        {isHintOpen && (
          <span className={styles['shown']} id={`${fieldId}-hint`}>
            <strong>{m['riddle_card.hint']()}</strong> {hint}
          </span>
        )}
        {isAnswerOpen && (
          <span className={styles['shown']} id={`${fieldId}-answer`}>
            <strong>{m['puzzles.answer']()}</strong> {answer}
          </span>
        )}
      </output>
      <div className={styles['foot']}>
        <p className={styles['tags']}>
          <span className={styles['tag']}>{category}</span>
          {isLookedUp && !isSolved && (
            <span className={styles['tag']}>
              <Icon name="eye" /> {m['riddle_card.looked_up']()}
            </span>
          )}
        </p>
        <Button
          className={styles['more']}
          aria-expanded={isHintOpen}
          aria-controls={isHintOpen ? `${fieldId}-hint` : undefined}
          onClick={() => setHintOpen(!isHintOpen)}
        >
          <Icon name="bulb" /> <ParaglideMessage message={m['riddle_card.hint_of']} markup={{ ofRiddle: () => ofRiddle }} />
        </Button>
        <Button
          className={styles['more']}
          aria-expanded={isAnswerOpen}
          aria-controls={isAnswerOpen ? `${fieldId}-answer` : undefined}
          onClick={toggleAnswer}
        >
          <Icon name="eye" /> <ParaglideMessage message={m['riddle_card.answer_of']} markup={{ ofRiddle: () => ofRiddle }} />
        </Button>
      </div>
    </article>
  )
})

function verdictWords({ guess, verdict }: RiddleFeedback, { answer }: Riddle, isLookedUp: boolean): string {
  switch (verdict) {
    case 'right': {
      return isLookedUp ? m['riddle_card.solved_after_look']({ answer }) : m['riddle_card.solved_well_done']({ answer })
    }
    case 'few-letters-off': {
      return m['riddle_card.few_letters']()
    }
    case 'some-words-missing': {
      return m['riddle_card.some_words']()
    }
    case 'empty': {
      return m['riddle_card.type_a_guess_first']()
    }
    case 'wrong': {
      return m['riddle_card.not_have_another_go']({ guess })
    }
  }
}
