import { m } from '@emojigma/messages'
import { useToday } from '../../../platform/browser/clock.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { useProgress } from '../../../platform/session/progress/use-progress.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { exercisesApi } from './api.ts'
import { DaysExercises } from './DaysExercises.tsx'
import { EnoughExercise } from './EnoughExercise.tsx'
import { ExercisePlaceholder } from './ExercisePlaceholder.tsx'
import { NextExercise } from './NextExercise.tsx'
import { useDrawable } from './use-drawable.ts'
import { useDailySet } from './use-daily-set.ts'
import styles from './exercise-page.module.css'

const SpareExercise = lazyComponent(() => import('./SpareExercise.tsx'), 'SpareExercise', { placeholder: <ExercisePlaceholder /> })

const OTHER = { name: m['ui.find_the_mistake'](), path: PATHS.findTheMistake }

/** Source: docs/product.md, Enough to know? */
export function Component() {
  const day = useToday()
  const { items, keep } = useProgress('enough')
  useIdleTime(() => SpareExercise.load())
  const isDone = (id: string) => (items.get(id)?.value ?? 0) > 0
  const answer = useDrawable(useDailySet('emojigma.exercises.enough', day, exercisesApi.useGetEnoughQuery(day)))
  return (
    <div className={`page ${styles['page']}`}>
      <PageMeta title={m['ui.enough_to_know']()} description={m['enough.description']()} path={PATHS.enoughToKnow} />
      <header className={styles['head']}>
        <h1>{m['ui.enough_to_know']()}</h1>
        <p className="lead">{m['enough.introduction']()}</p>
      </header>
      <Fetched answer={answer} placeholder={<ExercisePlaceholder />}>
        {(set) => (
          <DaysExercises set={set} isDone={isDone}>
            {({ Id, Names: names, Question: question }, onNext) => {
              const asked = {
                names,
                isDone: isDone(Id),
                onDone: (tries: number) => keep(Id, tries),
                next: <NextExercise onNext={onNext} other={OTHER} />,
              }
              return question.kind === 'spare' ? (
                <SpareExercise question={question} {...asked} />
              ) : (
                <EnoughExercise id={Id} question={question} {...asked} />
              )
            }}
          </DaysExercises>
        )}
      </Fetched>
    </div>
  )
}
