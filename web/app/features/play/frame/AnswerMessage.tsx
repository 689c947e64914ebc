import { answerFormOf } from '@emojigma/engine/types.ts'
import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Link } from 'react-router'
import { deviceMs } from '../../../platform/browser/clock.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { answerText } from './answer-text.ts'
import { otherDayWords, refusalWords, waitText } from './message-words.ts'
import type { Guessing } from './use-guessing.ts'
import { useSlip } from '../slips/use-slip.ts'
import { MessageLine, type Message } from './MessageLine.tsx'

/** The verdict on the answer, or why there can be none. Announced to screen readers, except for the countdown. */
export function AnswerMessage({
  id,
  puzzle,
  guessing,
  fault,
}: {
  readonly id?: string
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** Why the typed or checked text is refused. */
  readonly fault?: string | undefined
}) {
  const slip = useSlip(puzzle, guessing.sitting)
  const message = fault !== undefined && guessing.status === 'open' ? refused(fault) : messageFor(puzzle, guessing, slip)
  const isTimer = guessing.status === 'free-limit-reached' && guessing.sitting.kind !== 'refused'
  return <MessageLine id={id} message={message} isTimer={isTimer} />
}

function refused(words: string): Message {
  return { icon: 'alert', tone: 'wrong', words }
}

/** @param slip what was done to get the last wrong answer, if it is known */
function messageFor({ id, typeId }: PuzzleView, guessing: Guessing, slip: string | undefined): Message | undefined {
  const { status, sitting, waitMs, isDayInDoubt } = guessing
  const { visitor } = guessing.played
  if (sitting.kind === 'refused' && status !== 'solved' && status !== 'revealed') return { icon: 'alert', words: refusalWords(sitting) }
  switch (status) {
    case 'solved':
      return { icon: 'check', tone: 'solved', words: m['answer_message.solved']() }
    case 'revealed':
      return { icon: 'eye', words: m['answer_message.revealed']() }
    case 'free-limit-reached':
      return { icon: 'lock', words: m['answer_message.new_free_puzzles_in']({ waitText: waitText(waitMs) }) }
    case 'plan-needed':
      if (isDayInDoubt) return { icon: 'lock', words: otherDayWords(id, deviceMs()) }
      return {
        icon: 'lock',
        words: (
          <ParaglideMessage
            message={m['answer_message.todays_open']}
            inputs={{ why: visitor.role === 'student' ? m['answer_message.class_break']() : m['answer_message.this_one_is_closed']() }}
            markup={{ link: ({ children }) => <Link to={PATHS.today}>{children}</Link> }}
          />
        ),
      }
    case 'open':
      if (sitting.kind === 'ready' && sitting.hasFailed) return { icon: 'alert', words: m['answer_message.failed']() }
      if (sitting.kind === 'wrong') return { icon: 'cross', tone: 'wrong', words: wrongWords(typeId, sitting.guess) }
      return slip === undefined ? undefined : { icon: 'bulb', words: slip }
  }
}

function wrongWords(typeId: PuzzleView['typeId'], guess: string): string {
  return answerFormOf(typeId) === 'board'
    ? m['ui.try_another']()
    : m['answer_message.not_have_another_go']({ answerText: answerText(typeId, guess) })
}
