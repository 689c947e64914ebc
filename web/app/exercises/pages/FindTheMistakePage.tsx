import * as messages from '@emojigma/messages/page/exercises/pages/FindTheMistakePage.ts'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { useSearchParams } from 'react-router'
import { useToday } from '../../browser/clock.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useProgress } from '../../session/progress/use-progress.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { exercisesApi } from '../api.ts'
import { DaysExercises } from '../components/DaysExercises.tsx'
import { ExercisePlaceholder } from '../components/ExercisePlaceholder.tsx'
import { MistakeToFind } from '../components/MistakeToFind.tsx'
import { NextExercise } from '../components/NextExercise.tsx'
import { useDrawable } from '../use-drawable.ts'
import { useKeptSet } from '../use-kept-set.ts'
import styles from '../exercise-page.module.css'

const OTHER = { name: messages.enoughToKnow, path: PATHS.enoughToKnow }

/** Source: docs/product.md, Find the mistake */
export function Component() {
  const puzzleId = Number(useSearchParams()[0].get('puzzle') ?? Number.NaN)
  const isLike = Number.isInteger(puzzleId) && puzzleId > 0 && puzzleId <= MAX_PUZZLE_ID
  return (
    <div className={`page ${styles['page']}`}>
      <PageMeta title={messages.findTheMistake} description={messages.workedOutEmojiPuzzles} path={PATHS.findTheMistake} />
      <header className={styles['head']}>
        <h1>{messages.findTheMistake}</h1>
        <p className="lead">{messages.somebodyWorkedOutA}</p>
      </header>
      {isLike ? <OneLike puzzleId={puzzleId} /> : <Todays />}
    </div>
  )
}

function useFound() {
  const { items, keep } = useProgress('mistakes')
  return { isFound: (id: string) => (items.get(id)?.value ?? 0) > 0, keep }
}

function Todays() {
  const day = useToday()
  const { isFound, keep } = useFound()
  const answer = useDrawable(useKeptSet('emojigma.exercises.mistakes', day, exercisesApi.useGetMistakesQuery(day)))
  return (
    <Fetched answer={answer} placeholder={<ExercisePlaceholder />}>
      {(set) => (
        <DaysExercises set={set} isDone={isFound}>
          {(exercise, onNext) => (
            <MistakeToFind
              exercise={exercise}
              isFound={isFound(exercise.Id)}
              onFound={(tries) => keep(exercise.Id, tries)}
              next={<NextExercise onNext={onNext} other={OTHER} />}
            />
          )}
        </DaysExercises>
      )}
    </Fetched>
  )
}

function OneLike({ puzzleId }: { readonly puzzleId: number }) {
  const { isFound, keep } = useFound()
  const answer = useDrawable(exercisesApi.useGetMistakeLikeQuery(puzzleId))
  const todays = { name: messages.todaysMistakes, path: PATHS.findTheMistake }
  return (
    <Fetched
      answer={answer}
      placeholder={<ExercisePlaceholder />}
      isEmpty={(exercise) => exercise === null}
      empty={
        <EmptyState
          mood="thinking"
          headingLevel={2}
          title={messages.thereIsNoneLike}
          action={
            <ButtonLink variant="primary" to={todays.path}>
              {todays.name}
            </ButtonLink>
          }
        >
          {messages.itIsSolvedBy}
        </EmptyState>
      }
    >
      {(exercise) =>
        exercise && (
          <MistakeToFind
            key={exercise.Id}
            exercise={exercise}
            isFound={isFound(exercise.Id)}
            onFound={(tries) => keep(exercise.Id, tries)}
            next={<NextExercise onNext={undefined} other={todays} />}
          />
        )
      }
    </Fetched>
  )
}
