import { m } from '@emojigma/messages'
import type { Lesson, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { useState, type MouseEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { lessonsApi, type LessonChange } from './api.ts'
import styles from './LessonControls.module.css'

type Steer = (change: Omit<LessonChange, 'LessonId'>) => Promise<string | undefined>

/** @returns `steer`, which resolves with what is wrong, and what was wrong last */
export function useSteering(lessonId: string): { readonly steer: Steer; readonly failure: string | undefined } {
  const [send] = lessonsApi.useSteerLessonMutation()
  const [failure, setFailure] = useState<string>()
  const steer: Steer = async (change) => {
    const { error } = await send({ LessonId: lessonId, ...change })
    const message = error && failureOf(error, 'first').message
    setFailure(message)
    return message
  }
  return { steer, failure }
}

interface LessonControlsProps {
  readonly lesson: Lesson
  readonly state: LessonState
  readonly isRemote: boolean
  readonly steer: Steer
  readonly failure: string | undefined
}

/** Goes from puzzle to puzzle, shows answers and steps, and pauses a lesson; a remote ends it, too. */
export function LessonControls({ lesson: { Pace, PuzzleIds }, state, isRemote, steer, failure }: LessonControlsProps) {
  const { Position, IsPaused, Shows, Step, StepCount, Right, Goal } = state
  const isTogether = Pace === 'together'
  // The second half of a double click would move on from where the first half led.
  const move = (change: Omit<LessonChange, 'LessonId'>) => ({
    size: 'large' as const,
    onClick: ({ detail }: MouseEvent) => {
      if (detail < 2) void steer(change)
    },
  })
  const pause = (
    <Button size="large" aria-pressed={IsPaused} onClick={() => void steer({ IsPaused: !IsPaused })}>
      {IsPaused ? m['ui.go_on']() : m['lesson_wall.pause']()}
    </Button>
  )
  const toPrevious = m['lesson_wall.previous_puzzle']()
  const previous = (
    <Button {...move({ Position: Position - 1 })} disabled={Position === 0} aria-label={toPrevious} title={toPrevious}>
      <Icon name="arrow-left" /> {isRemote && toPrevious}
    </Button>
  )
  const next = (
    <Button {...move({ Position: Position + 1 })} disabled={Position === PuzzleIds.length - 1}>
      {m['lesson_wall.next_puzzle']()} <Icon name="arrow-right" />
    </Button>
  )
  const show =
    Shows === 'answers' ? (
      <>
        <Button size="large" onClick={() => void steer({ Shows: 'question', Of: Position })}>
          {m['lesson_wall.hide_answers']()}
        </Button>
        <Button variant="primary" size="large" onClick={() => void steer({ Shows: 'steps', Of: Position })}>
          {m['lesson_wall.show_steps']()}
        </Button>
      </>
    ) : (
      <Button
        variant={Shows === 'question' ? 'primary' : 'default'}
        size="large"
        onClick={() => void steer({ Shows: 'answers', Of: Position })}
      >
        {m['lesson_wall.show_answers']()}
      </Button>
    )
  // On the wall they are beside the step.
  const steps = StepCount > 0 && (
    <>
      <Button {...move({ Step: Step - 1, Of: Position })} disabled={Step <= 1}>
        <Icon name="arrow-left" /> {m['lesson_wall.previous_step']()}
      </Button>
      <Button variant="primary" {...move({ Step: Step + 1, Of: Position })} disabled={Step === StepCount}>
        {m['lesson_wall.next_step']()} <Icon name="arrow-right" />
      </Button>
    </>
  )
  return (
    <footer className={styles['controls']} data-remote={isRemote || undefined}>
      <p className={styles['goal']}>
        <span>{m['lesson.class_goal']()}</span>
        <progress max={Goal} value={Math.min(Right, Goal)} aria-label={m['lesson.class_goal']()} />
        <span>{m['lesson_wall.of_goal']({ right: Right, goal: Goal })}</span>
      </p>
      {isRemote && isTogether && <output>{shownOnWall(state)}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={styles['buttons']}>
        {isRemote ? (
          <>
            {isTogether && (
              <>
                {previous}
                {next}
                {steps}
                {show}
              </>
            )}
            {pause}
            <EndLesson steer={steer} />
          </>
        ) : (
          <>
            {pause}
            {isTogether && (
              <>
                {previous}
                {show}
                {next}
              </>
            )}
          </>
        )}
      </div>
    </footer>
  )
}

/** Ends a lesson, after a question. */
export function EndLesson({ steer }: Pick<LessonControlsProps, 'steer'>) {
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setEnding(true)}>
        {m['lesson_wall.end']()}
      </Button>
      {isEnding && (
        <Confirm
          title={m['lesson_wall.ask_to_end']()}
          text={m['lesson_wall.end_text']()}
          confirm={m['lesson_wall.end']()}
          onClose={() => setEnding(false)}
          onConfirm={() => steer({ IsEnded: true })}
        />
      )}
    </>
  )
}

function shownOnWall({ Shows, Step, StepCount }: LessonState): string {
  if (Shows === 'question') return m['lesson_wall.shows_question']()
  if (Shows === 'answers') return m['lesson_wall.shows_answers']()
  return Step === 0 ? m['lesson_wall.shows_steps']() : m['lesson_wall.shows_step']({ index: Step, count: StepCount })
}
