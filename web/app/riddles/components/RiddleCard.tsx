import * as messages from '@emojigma/messages/page/riddles/components/RiddleCard.tsx'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { memo, useId, useRef, useState, type FormEvent } from 'react'
import { useAtTakeover } from '../../browser/hooks/use-at-takeover.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { judgeRiddleGuess, type RiddleVerdict } from '../riddle-guess.ts'
import { riddleLookedUp, riddleSolved } from '../riddle-progress.ts'
import styles from './RiddleCard.module.css'

const LONGEST_GUESS = 100

interface RiddleCardProps {
  readonly riddle: Riddle
  readonly isSolved: boolean
  readonly isLookedUp: boolean
  /** Its pictures are fetched only when it comes near the visible part of the page. */
  readonly isFarDown?: boolean
}

interface Sitting {
  readonly guess: string
  readonly verdict: RiddleVerdict
  /** Counts the guesses, so that the same words are read out again. */
  readonly attempt: number
}

/** One riddle: its emoji, a field to guess in, and hint and answer on request.
 *  Source: docs/product.md, Riddles */
export const RiddleCard = memo(function RiddleCard({ riddle, isSolved, isLookedUp, isFarDown = false }: RiddleCardProps) {
  const { number, id, emoji, names, category, hint, answer } = riddle
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  useAtTakeover(() => {
    // In a solved one the answer stands.
    if (!isSolved) setDraft(field.current?.value ?? '')
  })
  const [sitting, setSitting] = useState<Sitting>()
  const [isHintOpen, setHintOpen] = useState(false)
  const [wantsAnswer, setWantsAnswer] = useState(false)
  // An answer that stood there when somebody started over would be looked at once more.
  const isAnswerOpen = wantsAnswer && (isSolved || isLookedUp)
  const ofRiddle = <span className="visually-hidden">{messages.ofRiddle(number)}</span>
  const isWrong = !isSolved && sitting !== undefined && sitting.verdict !== 'right'
  // What was solved may have been started over since.
  const told = sitting?.verdict === 'right' && !isSolved && !isLookedUp ? undefined : sitting

  const check = (event: FormEvent) => {
    event.preventDefault()
    if (isSolved) return
    const verdict = judgeRiddleGuess(draft, riddle)
    setSitting({ guess: draft.trim(), verdict, attempt: (sitting?.attempt ?? 0) + 1 })
    if (verdict === 'right') {
      setDraft('')
      // One that was open before somebody started over stays closed.
      setWantsAnswer(isAnswerOpen)
      riddleSolved(id)
    } else {
      field.current?.focus()
      field.current?.select()
    }
  }
  const toggleAnswer = () => {
    if (!isAnswerOpen) {
      riddleLookedUp(id)
      // Who reads the answer need not have another go.
      if (isWrong) setSitting(undefined)
    }
    setWantsAnswer(!isAnswerOpen)
  }

  return (
    <article className={styles['riddle']} id={`riddle-${number}`} aria-label={messages.riddle(number)} data-solved={isSolved || undefined}>
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
          {messages.yourGuessAtRiddle(number)}
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles['field']}
          value={isSolved ? answer : draft}
          onChange={(event) => setDraft(event.target.value)}
          readOnly={isSolved}
          placeholder={messages.yourGuess}
          maxLength={LONGEST_GUESS}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${fieldId}-told`}
        />
        <Button type="submit" aria-disabled={isSolved || undefined} className={styles['check']}>
          {isSolved ? (
            <>
              <Icon name="check" /> {messages.solved}
            </>
          ) : (
            messages.check
          )}
        </Button>
      </form>
      <output className={styles['told']} aria-atomic="false" id={`${fieldId}-told`}>
        {told && (
          <span key={told.attempt} className={styles['verdict']} data-verdict={told.verdict}>
            {told.verdict === 'right' && <Icon name="check" />} {verdictWords(told, riddle, isLookedUp)}
          </span>
        )}
        {isHintOpen && (
          <span className={styles['shown']} id={`${fieldId}-hint`}>
            <strong>{messages.hint}</strong> {hint}
          </span>
        )}
        {isAnswerOpen && (
          <span className={styles['shown']} id={`${fieldId}-answer`}>
            <strong>{messages.answer}</strong> {answer}
          </span>
        )}
      </output>
      <div className={styles['foot']}>
        <p className={styles['tags']}>
          <span className={styles['tag']}>{category}</span>
          {isLookedUp && !isSolved && (
            <span className={styles['tag']}>
              <Icon name="eye" /> {messages.lookedUp}
            </span>
          )}
        </p>
        <Button
          className={styles['more']}
          aria-expanded={isHintOpen}
          aria-controls={isHintOpen ? `${fieldId}-hint` : undefined}
          onClick={() => setHintOpen(!isHintOpen)}
        >
          <Icon name="bulb" /> {messages.hintOf(ofRiddle)}
        </Button>
        <Button
          className={styles['more']}
          aria-expanded={isAnswerOpen}
          aria-controls={isAnswerOpen ? `${fieldId}-answer` : undefined}
          onClick={toggleAnswer}
        >
          <Icon name="eye" /> {messages.answerOf(ofRiddle)}
        </Button>
      </div>
    </article>
  )
})

function verdictWords({ guess, verdict }: Sitting, { answer }: Riddle, isLookedUp: boolean): string {
  switch (verdict) {
    case 'right': {
      return isLookedUp ? messages.thatIsItYou(answer) : messages.solvedWellDone(answer)
    }
    case 'few-letters-off': {
      return messages.nearlyOnlyAFew
    }
    case 'some-words-missing': {
      return messages.nearlySomeOfThe
    }
    case 'empty': {
      return messages.typeAGuessFirst
    }
    case 'wrong': {
      return messages.notHaveAnotherGo(guess)
    }
  }
}
