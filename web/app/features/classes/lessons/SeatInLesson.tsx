import { m } from '@emojigma/messages'
import type { LessonSeat, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { animalAt } from '@emojigma/contract/rules/lessons.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { answerFormOf } from '@emojigma/engine/types.ts'
import { useMemo, useState } from 'react'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { asPractice, PlayByType, resetPractice, useGetPuzzleQuery } from '../../play/index.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Failed } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { PageMeta, type PageMetaProps } from '../../../ui/PageMeta.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Mascot } from '../../../ui/pictures/Mascot.tsx'
import { lessonsApi } from './api.ts'
import styles from './SeatInLesson.module.css'
import { useLessonGuessing, type DeviceAnswer } from './use-lesson-guessing.ts'
import { useLessonState } from './use-lesson-state.ts'

/** An answer of this seat. `isRight`: once it is known. */
interface OwnAnswer {
  readonly text: string
  readonly isRight: boolean | undefined
}

interface SeatInLessonProps {
  readonly seat: LessonSeat
  readonly meta: PageMetaProps
}

/** A lesson as a device sees it: its animal, the class's goal, and the puzzle to answer. */
export function SeatInLesson({ seat, meta }: SeatInLessonProps) {
  const { state, isConnected } = useLessonState(seat.LessonId)
  const [own, setOwn] = useState<ReadonlyMap<number, OwnAnswer>>(
    () => new Map(seat.Answers.map(({ Position, Answer, IsRight }) => [Position, { text: Answer, isRight: IsRight }])),
  )
  const remember = (position: number, answer: OwnAnswer) => setOwn((before) => new Map([...before, [position, answer]]))
  return (
    <div className={styles['seat']} data-own-controls="">
      <PageMeta {...meta} />
      <header className={styles['head']}>
        <EmojiPicture emoji={animalAt(seat.Seat)} />
        <h1>{m['lesson.you_are']({ animal: seat.Name })}</h1>
        {state && <progress max={state.Goal} value={Math.min(state.Right, state.Goal)} aria-label={m['lesson.class_goal']()} />}
      </header>
      {!isConnected && <output>{m['lesson.connecting']()}</output>}
      {state ? <Task seat={seat} state={state} own={own} onAnswer={remember} /> : <Spinner />}
    </div>
  )
}

interface TaskProps {
  readonly seat: LessonSeat
  readonly state: LessonState
  readonly own: ReadonlyMap<number, OwnAnswer>
  readonly onAnswer: (position: number, answer: OwnAnswer) => void
}

function Task(props: TaskProps) {
  const { seat, state, own } = props
  const { PuzzleIds, Pace } = seat
  // At one's own pace a solved puzzle stays until Next.
  const [at, setAt] = useState(() => firstOpen(PuzzleIds, own))
  const position = Pace === 'together' ? state.Position : at
  if (state.IsEnded) return <Card mood="cheering" title={m['lesson.over']()} text={together(state)} end />
  const answer = own.get(position)
  const next = firstOpen(PuzzleIds, own, position)
  if (Pace === 'own' && position >= PuzzleIds.length) return <Card mood="cheering" title={m['lesson.all_done']()} text={together(state)} />
  return (
    <>
      <p className={styles['place']}>{m['lesson.puzzle_of']({ place: position + 1, count: PuzzleIds.length })}</p>
      {state.IsPaused && <Card mood="thinking" title={m['lesson.paused']()} text={m['lesson.look_at_the_wall']()} />}
      {/* What was typed outlasts a pause. */}
      <div hidden={state.IsPaused}>
        {Pace === 'own' && answer?.isRight ? (
          <Card mood="cheering" title={m['lesson.right']()} text={together(state)}>
            <Button variant="primary" size="large" onClick={() => setAt(next)}>
              {m['ui.next']()}
            </Button>
          </Card>
        ) : Pace === 'together' && state.Shows !== 'question' ? (
          <Shown state={state} answer={answer} />
        ) : (
          <Board key={position} {...props} position={position} />
        )}
      </div>
    </>
  )
}

/** After the answers were shown. */
function Shown({ state, answer }: { readonly state: LessonState; readonly answer: OwnAnswer | undefined }) {
  const isRight = answer !== undefined && answer.text === state.Answer
  return (
    <Card
      mood={isRight ? 'cheering' : 'thinking'}
      title={isRight ? m['lesson.right']() : answer ? m['lesson.not_yet']() : m['lesson.no_answer']()}
      text={m['lesson.look_at_the_wall']()}
    />
  )
}

function Board({ seat, own, onAnswer, position }: TaskProps & { readonly position: number }) {
  const id = seat.PuzzleIds[position] ?? 0
  const { data: puzzle, isError, isFetching, refetch } = useGetPuzzleQuery(id)
  const [isChanging, setChanging] = useState(false)
  const answer = own.get(position)
  if (!puzzle) return isError && !isFetching ? <Failed onRetry={refetch} /> : <Spinner />
  if (seat.Pace === 'together' && answer && !isChanging) {
    const isReadable = ['number', 'word'].includes(answerFormOf(puzzle.typeId))
    return (
      <Card
        mood="hello"
        title={isReadable ? m['lesson.sent_answer']({ answer: answer.text }) : m['lesson.sent']()}
        text={m['lesson.look_at_the_wall']()}
      >
        <Button onClick={() => setChanging(true)}>{m['lesson.change_it']()}</Button>
      </Card>
    )
  }
  return (
    <Play
      puzzle={puzzle}
      seat={seat}
      position={position}
      onAnswer={(sent) => {
        setChanging(false)
        onAnswer(position, sent)
      }}
    />
  )
}

interface PlayProps {
  readonly puzzle: PuzzleView
  readonly seat: LessonSeat
  readonly position: number
  readonly onAnswer: (answer: OwnAnswer) => void
}

function Play({ puzzle, seat: { LessonId, SeatToken }, position, onAnswer }: PlayProps) {
  const practice = useMemo(() => asPractice(puzzle), [puzzle])
  // Before the board reads its stored work.
  useState(() => resetPractice(practice.id))
  const [send] = lessonsApi.useAnswerInLessonMutation()
  const [isClosed, setClosed] = useState(false)
  const guessing = useLessonGuessing(practice, async (text): Promise<DeviceAnswer> => {
    const { data } = await send({ LessonId, SeatToken, Position: position, Answer: text })
    setClosed(data?.Outcome === 'closed')
    if (data?.Outcome !== 'taken') return 'failed'
    const { IsRight } = data
    if (IsRight !== false) onAnswer({ text, isRight: IsRight })
    return IsRight === undefined ? 'taken' : IsRight ? 'right' : 'wrong'
  })
  return (
    <>
      {isClosed && <output>{m['lesson.closed']()}</output>}
      <PlayByType puzzle={practice} setting="embed" headingLevel={2} guessing={guessing} />
    </>
  )
}

interface CardProps {
  readonly mood: 'hello' | 'thinking' | 'cheering'
  readonly title: string
  readonly text: string
  /** The way on after the lesson. */
  readonly end?: boolean
  readonly children?: React.ReactNode
}

function Card({ mood, title, text, end = false, children }: CardProps) {
  return (
    <section className={styles['card']} aria-live="polite">
      <Mascot mood={mood} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      {end && <ButtonLink to={PATHS.today}>{m['ui.todays_puzzles']()}</ButtonLink>}
    </section>
  )
}

function together({ Right, Goal }: LessonState): string {
  return Right >= Goal ? m['lesson.goal_reached']({ right: Right }) : m['lesson.together']({ right: Right, goal: Goal })
}

/** The first puzzle without a right answer, after a place and then before it.
 *  @returns the number of puzzles if there is none */
function firstOpen(puzzleIds: readonly number[], own: ReadonlyMap<number, OwnAnswer>, after = -1): number {
  const places = [...puzzleIds.keys()]
  return [...places.slice(after + 1), ...places.slice(0, after + 1)].find((place) => own.get(place)?.isRight !== true) ?? puzzleIds.length
}
