import { m } from '@emojigma/messages'
import type { Lesson, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { animalAt, shownLessonCode } from '@emojigma/contract/rules/lessons.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef, useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useGetPuzzleQuery } from '../../play/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import { QrCode } from '../cards/StudentCard.tsx'
import { AnswerGroups } from './AnswerGroups.tsx'
import { EndLesson, LessonControls, useSteering } from './LessonControls.tsx'
import styles from './LessonWall.module.css'
import { useLessonState } from './use-lesson-state.ts'

interface LessonWallProps {
  readonly lesson: Lesson
  /** Only the controls, for the teacher's tablet. */
  readonly isRemote: boolean
  /** The worked steps of a puzzle. */
  readonly Solution: ComponentType<{ readonly puzzle: PuzzleView; readonly answer: string; readonly walk?: Walk }>
}

interface Walk {
  /** The step shown, from 0; undefined before the first one. */
  readonly index: number | undefined
  readonly onIndex: (index: number) => void
}

/** A lesson for the wall: the puzzle, who has answered, and the answers by slip, without names. As a remote it begins with the controls.
 *  Source: docs/product.md, Live lessons */
export function LessonWall({ lesson, isRemote, Solution }: LessonWallProps) {
  const { state, isConnected } = useLessonState(lesson.Id)
  const { steer, failure } = useSteering(lesson.Id)
  const wall = useRef<HTMLDivElement>(null)
  const [codeChoice, setCodeChoice] = useState<boolean>()
  if (!state) return <Spinner />
  const { Position, Shows } = state
  const isTogether = lesson.Pace === 'together'
  // The answers take the place of the QR code.
  const isCodeShown = codeChoice ?? (!isTogether || Shows === 'question')
  const controls = <LessonControls lesson={lesson} state={state} isRemote={isRemote} steer={steer} failure={failure} />
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
            <PhoneAsRemote lesson={lesson} />
            <EndLesson steer={steer} />
          </>
        )}
      </header>
      {!isConnected && (
        <Notice tone="offline">
          <p>{m['lesson.connecting']()}</p>
        </Notice>
      )}
      {state.IsPaused && <output className={styles['paused']}>{m['lesson.paused']()}</output>}
      {isRemote && controls}
      {!isRemote && isTogether && Shows === 'steps' && state.Answer !== undefined ? (
        <Steps
          puzzleId={lesson.PuzzleIds[Position] ?? 0}
          answer={state.Answer}
          Solution={Solution}
          walk={{ index: state.Step === 0 ? undefined : state.Step - 1, onIndex: (index) => void steer({ Step: index + 1, Of: Position }) }}
        />
      ) : (
        <div className={styles['body']}>
          {isTogether && <Question puzzleId={lesson.PuzzleIds[Position] ?? 0} />}
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
      {!isRemote && controls}
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

interface StepsProps extends Pick<LessonWallProps, 'Solution'> {
  readonly puzzleId: number
  readonly answer: string
  readonly walk: Walk
}

function Steps({ puzzleId, answer, Solution, walk }: StepsProps) {
  const { data: puzzle } = useGetPuzzleQuery(puzzleId)
  if (!puzzle) return <Spinner />
  return (
    <div className={styles['steps']} data-type={TYPE_NAMES[puzzle.typeId]}>
      <Solution puzzle={{ ...puzzle, hasSvg: false }} answer={answer} walk={walk} />
    </div>
  )
}

/** More are smaller, so that the wall has room for the answers. */
const SEATS_IN_TWO_ROWS = 32

/** Animals that have answered, and as many circles as have not: no one sees who is missing. */
function Answered({ state: { Seats, Answered } }: { readonly state: LessonState }) {
  return (
    <section className={styles['answered']} aria-labelledby="answered">
      <h2 id="answered">{m['lesson_wall.answered']({ count: Answered.length, seats: Seats })}</h2>
      <div className={styles['animals']} data-many={Seats > SEATS_IN_TWO_ROWS || undefined} aria-hidden="true">
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

/** Carries the page of the remote to a phone: the address alone, which opens for the class's teachers. */
function PhoneAsRemote({ lesson: { Url, ClassroomId } }: { readonly lesson: Lesson }) {
  const [isOpen, setOpen] = useState(false)
  const url = new URL(inLanguage(`${PATHS.lessonWall}/${encodeURIComponent(ClassroomId)}?remote`), Url).href
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m['lesson_wall.phone_as_remote']()}
      </Button>
      {isOpen && (
        <Modal title={m['lesson_wall.phone_as_remote']()} onClose={() => setOpen(false)}>
          <p>{m['lesson_wall.scan_to_steer']()}</p>
          <QrCode className={styles['qr']} text={url} label={m['lesson_wall.remote_code']()} />
          <p className="small">
            <Link to="?remote">{m['lesson_wall.remote']()}</Link>
          </p>
        </Modal>
      )}
    </>
  )
}
