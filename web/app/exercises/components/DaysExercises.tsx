import * as messages from '@emojigma/messages/page/exercises/components/DaysExercises.ts'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useBand, type Band } from '../use-band.ts'
import styles from './DaysExercises.module.css'

interface Named {
  readonly Id: string
}

interface DaysExercisesProps<E extends Named> {
  readonly set: Readonly<Record<Band, readonly E[]>>
  /** Whether one was done before, by its id. */
  readonly isDone: (id: string) => boolean
  /** @param onNext leads to the next that is not done; absent where all are */
  readonly children: (exercise: E, onNext: (() => void) | undefined) => ReactNode
}

const BANDS: readonly { readonly key: Band; readonly name: string }[] = [
  { key: 'Junior', name: messages.juniorAge4 },
  { key: 'Next', name: messages.nextLevelAge7 },
]

/** The exercises of a day, one at a time, for Junior or for Next Level. */
export function DaysExercises<E extends Named>({ set, isDone, children }: DaysExercisesProps<E>) {
  const [band, chooseBand] = useBand()
  const [chosen, setChosen] = useState<Partial<Record<Band, number>>>({})
  const exercises = set[band]
  const index = chosen[band] ?? 0
  const exercise = exercises[index]
  const choose = (to: number) => setChosen((before) => ({ ...before, [band]: to }))
  const open = [...exercises.keys()].filter((at) => at !== index && !isDone(exercises[at]?.Id ?? ''))
  const next = open.find((at) => at > index) ?? open[0]
  const doneCount = exercises.filter(({ Id }) => isDone(Id)).length
  return (
    <Tabs label={messages.forWhom} tabs={BANDS} selected={band} onSelect={chooseBand} panelClassName={styles['days']}>
      <nav className={styles['numbers']} aria-label={messages.todaysExercises}>
        <ol className={styles['list']}>
          {exercises.map(({ Id }, at) => (
            <li key={Id}>
              <button
                type="button"
                className={styles['number']}
                aria-current={at === index || undefined}
                aria-label={messages.number(at + 1, isDone(Id))}
                data-done={isDone(Id) || undefined}
                onClick={() => choose(at)}
              >
                {at + 1}
                {isDone(Id) && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ol>
        <p className="muted">
          {doneCount === exercises.length ? messages.allDoneForToday : messages.ofDoneToday(doneCount, exercises.length)}
        </p>
      </nav>
      {exercise && <div key={exercise.Id}>{children(exercise, next === undefined ? undefined : () => choose(next))}</div>}
    </Tabs>
  )
}
