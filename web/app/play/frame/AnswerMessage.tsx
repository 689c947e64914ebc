import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Link } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { answerText } from './answer-text.ts'
import { refusalWords, waitText } from './message-words.ts'
import type { Guessing } from './use-guessing.ts'
import { MessageLine, type Message } from './MessageLine.tsx'

/** What became of the answer, or why none can be given. Told to screen readers when it changes,
 *  but for the minutes that are left. */
export function AnswerMessage({
  id,
  puzzle,
  guessing,
  isRefused = false,
}: {
  readonly id?: string
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** What was to be checked is no answer yet. */
  readonly isRefused?: boolean
}) {
  const message = isRefused && guessing.status === 'open' ? nothingTyped(puzzle) : messageFor(puzzle, guessing)
  const isTimer = guessing.status === 'free-limit-reached' && guessing.sitting.kind !== 'refused'
  return <MessageLine id={id} message={message} isTimer={isTimer} />
}

function nothingTyped({ typeId }: PuzzleView): Message {
  return { icon: 'alert', tone: 'wrong', words: `Type a ${typeId === 3 ? 'word' : 'number'} first.` }
}

function messageFor({ typeId }: PuzzleView, { status, sitting, waitMs }: Guessing): Message | undefined {
  if (sitting.kind === 'refused' && status !== 'solved' && status !== 'revealed') return { icon: 'alert', words: refusalWords(sitting) }
  switch (status) {
    case 'solved':
      return { icon: 'check', tone: 'solved', words: 'Solved.' }
    case 'revealed':
      return { icon: 'eye', words: 'You looked at this answer, so it can’t be guessed.' }
    case 'free-limit-reached':
      return { icon: 'lock', words: `New free puzzles in ${waitText(waitMs)}.` }
    case 'plan-needed':
      return {
        icon: 'lock',
        words: (
          <>
            This one is for subscribers. <Link to={PATHS.today}>Today’s puzzles</Link> are free.
          </>
        ),
      }
    case 'open':
      if (sitting.kind === 'ready' && sitting.hasFailed)
        return { icon: 'alert', words: 'Your answer could not be checked. Please try again.' }
      if (sitting.kind !== 'wrong') return undefined
      return { icon: 'cross', tone: 'wrong', words: wrongWords(typeId, sitting.guess) }
  }
}

function wrongWords(typeId: PuzzleView['typeId'], guess: string): string {
  return typeId === 4 ? 'Not quite. Have another go.' : `Not ${answerText(typeId, guess)}. Have another go.`
}
