import * as messages from '@emojigma/messages/page/exercises/pages/EnoughPage.ts'
import { useToday } from '../../browser/clock.ts'
import { PATHS } from '../../navigation/paths.ts'
import { useProgress } from '../../session/progress/use-progress.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { exercisesApi } from '../api.ts'
import { DaysExercises } from '../components/DaysExercises.tsx'
import { EnoughToSay } from '../components/EnoughToSay.tsx'
import { ExercisePlaceholder } from '../components/ExercisePlaceholder.tsx'
import { NextExercise } from '../components/NextExercise.tsx'
import { useDrawable } from '../use-drawable.ts'
import { useKeptSet } from '../use-kept-set.ts'
import styles from '../exercise-page.module.css'

const OTHER = { name: messages.findTheMistake, path: PATHS.findTheMistake }

/** Source: docs/product.md, Enough to know? */
export function Component() {
  const day = useToday()
  const { items, keep } = useProgress('enough')
  const isDone = (id: string) => (items.get(id)?.value ?? 0) > 0
  const answer = useDrawable(useKeptSet('emojigma.exercises.enough', day, exercisesApi.useGetEnoughQuery(day)))
  return (
    <div className={`page ${styles['page']}`}>
      <PageMeta title={messages.enoughToKnow} description={messages.emojiPuzzlesWithA} path={PATHS.enoughToKnow} />
      <header className={styles['head']}>
        <h1>{messages.enoughToKnow}</h1>
        <p className="lead">{messages.aLineIsMissing}</p>
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
