import { m } from '@emojigma/messages'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { exercisesApi } from './api.ts'
import { DaysExercises } from './DaysExercises.tsx'
import { ExercisePlaceholder } from './ExercisePlaceholder.tsx'
import { MistakeExercise } from './MistakeExercise.tsx'
import { NextExercise } from './NextExercise.tsx'
import { useDrawable } from './use-drawable.ts'
import { useDailySet } from './use-daily-set.ts'
import styles from './exercise-page.module.css'

const OTHER = { name: m['ui.enough_to_know'](), path: PATHS.enoughToKnow }

/** Source: docs/product.md, Find the mistake */
export function Component() {
  const puzzleId = Number(useSearchParams()[0].get('puzzle') ?? Number.NaN)
  const isLike = Number.isInteger(puzzleId) && puzzleId > 0 && puzzleId <= MAX_PUZZLE_ID
  return (
    <div className={`page ${styles['page']}`}>
      <PageMeta title={m['ui.find_the_mistake']()} description={m['find_the_mistake.description']()} path={PATHS.findTheMistake} />
      <header className={styles['head']}>
        <h1>{m['ui.find_the_mistake']()}</h1>
        <p className="lead">{m['find_the_mistake.introduction']()}</p>
      </header>
      {isLike ? <SimilarMistake puzzleId={puzzleId} /> : <TodaysMistakes />}
    </div>
  )
}

function useFoundMistakes() {
  const { items, keep } = useProgress('mistakes')
  return { isFound: (id: string) => (items.get(id)?.value ?? 0) > 0, keep }
}

function TodaysMistakes() {
  const day = useToday()
  const { isFound, keep } = useFoundMistakes()
  const answer = useDrawable(useDailySet('emojigma.exercises.mistakes', day, exercisesApi.useGetMistakesQuery(day)))
  return (
    <Fetched answer={answer} placeholder={<ExercisePlaceholder />}>
      {(set) => (
        <DaysExercises set={set} isDone={isFound}>
          {(exercise, onNext) => (
            <MistakeExercise
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

function SimilarMistake({ puzzleId }: { readonly puzzleId: number }) {
  const { isFound, keep } = useFoundMistakes()
  const answer = useDrawable(exercisesApi.useGetMistakeLikeQuery(puzzleId))
  const todays = { name: m['find_the_mistake.todays_mistakes'](), path: PATHS.findTheMistake }
  return (
    <Fetched
      answer={answer}
      placeholder={<ExercisePlaceholder />}
      isEmpty={(exercise) => exercise === null}
      empty={
        <EmptyState
          mood="thinking"
          headingLevel={2}
          title={m['find_the_mistake.none_alike']()}
          action={
            <ButtonLink variant="primary" to={todays.path}>
              {todays.name}
            </ButtonLink>
          }
        >
          {m['find_the_mistake.no_steps']()}
        </EmptyState>
      }
    >
      {(exercise) =>
        exercise && (
          <MistakeExercise
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
