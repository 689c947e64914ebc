import { useToday } from '../../browser/clock.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useProgress } from '../../session/progress/use-progress.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { exercisesApi } from '../api.ts'
import { DaysExercises } from '../components/DaysExercises.tsx'
import { EnoughToSay } from '../components/EnoughToSay.tsx'
import { ExercisePlaceholder } from '../components/ExercisePlaceholder.tsx'
import { NextExercise } from '../components/NextExercise.tsx'
import { useKeptSet } from '../use-kept-set.ts'
import styles from '../exercise-page.module.css'

const OTHER = { name: 'Find the mistake', path: PATHS.findTheMistake }

/** Source: docs/product.md, Enough to know? */
export function Component() {
  const day = useToday()
  const { items, keep } = useProgress('enough')
  const isDone = (id: string) => (items.get(id)?.value ?? 0) > 0
  const answer = useKeptSet('emojigma.exercises.enough', day, exercisesApi.useGetEnoughQuery(day))
  return (
    <div className={`page ${styles['page']}`}>
      <PageMeta
        title="Enough to know?"
        description="Emoji puzzles with a line missing or one too many: is there one answer, are there many, or none? New ones every day."
        path={PATHS.enoughToKnow}
      />
      <header className={styles['head']}>
        <h1>Enough to know?</h1>
        <p className="lead">
          A line is missing from each of these puzzles, or there is one too many. Is there one answer, are there more, or none? It is just
          for fun: no points.
        </p>
      </header>
      <Fetched answer={answer} placeholder={<ExercisePlaceholder />}>
        {(set) => (
          <DaysExercises set={set} isDone={isDone}>
            {(exercise, onNext) => (
              <EnoughToSay
                exercise={exercise}
                isDone={isDone(exercise.Id)}
                onDone={(tries) => keep(exercise.Id, tries)}
                next={<NextExercise onNext={onNext} other={OTHER} />}
              />
            )}
          </DaysExercises>
        )}
      </Fetched>
    </div>
  )
}
