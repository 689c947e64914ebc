import type { AnswerGroup, LessonState } from '@emojigma/contract/classes/lessons.ts'
import { answerFormOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { SeatAnswer, StoredLesson } from './queries.ts'

/** Groups of wrong answers on the wall, besides those of other kinds. */
const MOST_GROUPS = 4

/** The puzzle on the wall. */
interface CurrentPuzzle {
  readonly typeId: PuzzleTypeId
  readonly answer: string
  /** Worked steps; 0 unless they are shown. */
  readonly stepCount: number
}

/** The state that everyone in the lesson may know.
 *  @param seats devices that have joined */
export function stateOf(
  lesson: StoredLesson,
  seats: number,
  answers: readonly SeatAnswer[],
  { typeId, answer, stepCount }: CurrentPuzzle,
): LessonState {
  const { pace, puzzleIds, position, shows, shownTo } = lesson
  const isOwn = pace === 'own'
  const isShown = !isOwn && shows !== 'question'
  const known = answers.filter((one) => one.isRight && (isOwn || one.position <= shownTo))
  const solved = puzzleIds.map((_, at) => known.filter((one) => one.position === at).length)
  const current = answers.filter((one) => one.position === position)
  const finished = Map.groupBy(known, (one) => one.seat)
  return {
    Position: position,
    IsPaused: lesson.isPaused,
    Shows: shows,
    Step: lesson.step,
    StepCount: stepCount,
    IsEnded: lesson.isEnded,
    Seats: seats,
    Answered: isOwn
      ? [...finished].flatMap(([seat, its]) => (its.length === puzzleIds.length ? seat : [])).toSorted((one, other) => one - other)
      : current.map(({ seat }) => seat),
    Solved: solved,
    Right: known.length,
    Goal: lesson.goal,
    Groups: isOwn ? slipsSoFar(answers) : isShown ? groupsOf(current, answerFormOf(typeId) === 'number' || typeId === 3) : [],
    ...(isShown ? { Answer: answer } : {}),
  }
}

/** @param isReadable whether an answer is short enough to read */
function groupsOf(answers: readonly SeatAnswer[], isReadable: boolean): AnswerGroup[] {
  const right = answers.filter(({ isRight }) => isRight)
  const wrong = answers.filter(({ isRight }) => !isRight)
  const kinds = [...Map.groupBy(wrong, ({ answer, slip = '' }) => (isReadable ? `${slip} ${answer}` : slip)).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  const isTelling = (its: readonly SeatAnswer[]) => its[0]?.slip !== undefined || (isReadable && its.length > 1)
  const told = kinds.filter(isTelling).slice(0, MOST_GROUPS)
  const others = kinds.filter((its) => !told.includes(its)).flat()
  return [
    ...(right.length > 0 ? [groupOf(right, isReadable)] : []),
    ...told.map((its) => groupOf(its, isReadable)),
    ...(others.length > 0 ? [{ IsRight: false, Students: others.length }] : []),
  ]
}

function groupOf(its: readonly SeatAnswer[], isReadable: boolean): AnswerGroup {
  const [first] = its
  return {
    ...(isReadable && first ? { Answer: first.answer } : {}),
    IsRight: first?.isRight ?? false,
    ...(first?.slip === undefined || first.isRight ? {} : { Slip: first.slip }),
    Students: its.length,
  }
}

/** How many seats made each slip at their own pace. */
function slipsSoFar(answers: readonly SeatAnswer[]): AnswerGroup[] {
  const bySlip = Map.groupBy(
    answers.filter(({ slip }) => slip !== undefined),
    ({ slip }) => slip,
  )
  return [...bySlip]
    .flatMap(([Slip, its]) => (Slip === undefined ? [] : { IsRight: false, Slip, Students: new Set(its.map(({ seat }) => seat)).size }))
    .toSorted((one, other) => other.Students - one.Students)
    .slice(0, MOST_GROUPS)
}
