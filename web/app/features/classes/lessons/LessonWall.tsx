import { m } from '@emojigma/messages'
import type { Lesson, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { animalAt, shownLessonCode } from '@emojigma/contract/rules/lessons.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef, useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { useGetPuzzleQuery } from '../../play/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import { QrCode } from '../cards/StudentCard.tsx'
import { AnswerGroups } from './AnswerGroups.tsx'
import { lessonsApi, type LessonChange } from './api.ts'
import styles from './LessonWall.module.css'
import { useLessonState } from './use-lesson-state.ts'

interface LessonWallProps {
  readonly lesson: Lesson
  /** Only the controls, for the teacher's tablet. */
  readonly isRemote: boolean
  /** The worked steps of a puzzle. */
  readonly Solution: ComponentType<{ readonly puzzle: PuzzleView; readonly answer: string }>
}

/** A lesson for the wall: the puzzle, who has answered, and the answers by slip, without names.
 *  Source: docs/product.md, Live lessons */
export function LessonWall({ lesson, isRemote, Solution }: LessonWallProps) {
  const { state, isConnected } = useLessonState(lesson.Id)
  const wall = useRef<HTMLDivElement>(null)
  const [codeChoice, setCodeChoice] = useState<boolean>()
  if (!state) return <Spinner />
  const { Position, Shows } = state
  const isTogether = lesson.Pace === 'together'
  // The answers take the place of the QR code.
  const isCodeShown = codeChoice ?? (!isTogether || Shows === 'question')
  return (
    <div ref={wall} className={styles['wall']} data-remote={isRemote || undefined} data-own-controls="">
      <header className={styles['head']}>
        <h1>
          {isTogether ? m['lesson.puzzle_of']({ place: Position + 1, count: lesson.PuzzleIds.length }) : m['lesson_setup.own_pace']()}
        </h1>
        <p>
          {m['lesson_wall.join_with']()} <strong className={styles['code']}>{shownLessonCode(lesson.Code)}</strong>
        </p>
        {!isRemote && (
          <>
            <Button variant="quiet" aria-expanded={isCodeShown} onClick={() => setCodeChoice(!isCodeShown)}>
              {m['lesson_wall.qr']()}
            </Button>
            <Button variant="quiet" onClick={() => void wall.current?.requestFullscreen?.().catch(() => undefined)}>
              <Icon name="full-screen" /> {m['lesson_wall.full_screen']()}
            </Button>
          </>
        )}
      </header>
      {!isConnected && (
        <Notice tone="offline">
          <p>{m['lesson.connecting']()}</p>
        </Notice>
      )}
      {state.IsPaused && <output className={styles['paused']}>{m['lesson.paused']()}</output>}
      {!isRemote && isTogether && Shows === 'steps' && state.Answer !== undefined ? (
        <Steps puzzleId={lesson.PuzzleIds[Position] ?? 0} answer={state.Answer} Solution={Solution} />
      ) : (
        <div className={styles['body']}>
          {!isRemote && isTogether && <Question puzzleId={lesson.PuzzleIds[Position] ?? 0} />}
          <div className={styles['side']}>
            {isCodeShown && !isRemote && (
              <section className={styles['join']} aria-label={m['lesson_wall.how_to_join']()}>
                <QrCode className={styles['qr']} text={`${lesson.Url}?code=${lesson.Code}`} label={m['lesson_wall.qr_code']()} />
                <p>
                  {lesson.Url.replace(/^https?:\/\//, '')}
                  <br />
                  <strong>{shownLessonCode(lesson.Code)}</strong>
                </p>
              </section>
            )}
            <Answered state={state} />
            {(!isTogether || Shows !== 'question') && <AnswerGroups state={state} isTogether={isTogether} />}
          </div>
        </div>
      )}
      <Controls lesson={lesson} state={state} />
      {!isRemote && (
        <p className="small muted">
          <Link to="?remote">{m['lesson_wall.remote']()}</Link>
        </p>
      )}
    </div>
  )
}

function Question({ puzzleId }: { readonly puzzleId: number }) {
  const { data: puzzle } = useGetPuzzleQuery(puzzleId)
  return (
    <div className={styles['question']}>
      {puzzle ? (
        <img src={inLanguage(questionSvgPath(puzzle.id, puzzle.levelId))} alt={puzzle.text} width="1000" height="800" />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function Steps({ puzzleId, answer, Solution }: { readonly puzzleId: number; readonly answer: string } & Pick<LessonWallProps, 'Solution'>) {
  const { data: puzzle } = useGetPuzzleQuery(puzzleId)
  if (!puzzle) return <Spinner />
  return (
    <div data-type={TYPE_NAMES[puzzle.typeId]}>
      <Solution puzzle={{ ...puzzle, hasSvg: false }} answer={answer} />
    </div>
  )
}

/** Animals that have answered, and as many circles as have not: no one sees who is missing. */
function Answered({ state: { Seats, Answered } }: { readonly state: LessonState }) {
  return (
    <section className={styles['answered']} aria-labelledby="answered">
      <h2 id="answered">{m['lesson_wall.answered']({ count: Answered.length, seats: Seats })}</h2>
      <div className={styles['animals']} aria-hidden="true">
        {Answered.map((seat) => (
          <EmojiPicture key={seat} emoji={animalAt(seat)} />
        ))}
        {Array.from({ length: Math.max(0, Seats - Answered.length) }, (_, index) => (
          <span key={`open ${index}`} className={styles['open']} />
        ))}
      </div>
    </section>
  )
}

function Controls({ lesson: { Id, Pace, PuzzleIds }, state }: { readonly lesson: Lesson; readonly state: LessonState }) {
  const { Position, IsPaused, Shows, Right, Goal } = state
  const [steer] = lessonsApi.useSteerLessonMutation()
  const [failure, setFailure] = useState<string>()
  const [isEnding, setEnding] = useState(false)
  const change = async (what: Omit<LessonChange, 'LessonId'>): Promise<string | undefined> => {
    const { error } = await steer({ LessonId: Id, ...what })
    const message = error && failureOf(error, 'first').message
    setFailure(message)
    return message
  }
  return (
    <footer className={styles['controls']}>
      <p className={styles['goal']}>
        <span>{m['lesson.class_goal']()}</span>
        <progress max={Goal} value={Math.min(Right, Goal)} aria-label={m['lesson.class_goal']()} />
        <span>{m['lesson_wall.of_goal']({ right: Right, goal: Goal })}</span>
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={styles['buttons']}>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          {m['lesson_wall.end']()}
        </Button>
        <Button size="large" aria-pressed={IsPaused} onClick={() => void change({ IsPaused: !IsPaused })}>
          {IsPaused ? m['ui.go_on']() : m['lesson_wall.pause']()}
        </Button>
        {Pace === 'together' && (
          <>
            <Button size="large" disabled={Position === 0} onClick={() => void change({ Position: Position - 1 })}>
              <Icon name="arrow-left" /> {m['lesson_wall.back']()}
            </Button>
            {Shows === 'question' ? (
              <Button variant="primary" size="large" onClick={() => void change({ Shows: 'answers' })}>
                {m['lesson_wall.show_answers']()}
              </Button>
            ) : Shows === 'answers' ? (
              <Button variant="primary" size="large" onClick={() => void change({ Shows: 'steps' })}>
                {m['lesson_wall.show_steps']()}
              </Button>
            ) : (
              <Button size="large" onClick={() => void change({ Shows: 'answers' })}>
                {m['lesson_wall.show_answers']()}
              </Button>
            )}
            <Button size="large" disabled={Position === PuzzleIds.length - 1} onClick={() => void change({ Position: Position + 1 })}>
              {m['ui.next']()} <Icon name="arrow-right" />
            </Button>
          </>
        )}
      </div>
      {isEnding && (
        <Confirm
          title={m['lesson_wall.ask_to_end']()}
          text={m['lesson_wall.end_text']()}
          confirm={m['lesson_wall.end']()}
          onClose={() => setEnding(false)}
          onConfirm={() => change({ IsEnded: true })}
        />
      )}
    </footer>
  )
}
