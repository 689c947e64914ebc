import { m } from '@emojigma/messages'
import { STARS_A_DAY, starsOf } from '@emojigma/contract/rules/stars.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { LevelName } from '../../../ui/pictures/Die.tsx'
import { StarRow } from '../../../ui/pictures/StarRow.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import styles from './DaysExercises.module.css'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { onDevice } from '../../../platform/browser/storage.ts'

type Band = 'Junior' | 'Next'

const KEY = 'emojigma.exercises.band'

/** The band chosen last on this device, on either page; Junior by default. */
function useBand(): readonly [Band, (band: Band) => void] {
  const stored = useInBrowser<Band>(() => (onDevice.read(KEY) === 'Next' ? 'Next' : 'Junior'), 'Junior')
  const [chosen, setChosen] = useState<Band>()
  const choose = (band: Band) => {
    onDevice.keep(KEY, band)
    setChosen(band)
  }
  return [chosen ?? stored, choose]
}

interface ExerciseRef {
  readonly Id: string
  readonly LevelId: LevelId
}

interface DaysExercisesProps<E extends ExerciseRef> {
  readonly set: Readonly<Record<Band, readonly E[]>>
  /** By an exercise's id. */
  readonly isDone: (id: string) => boolean
  /** @param onNext opens the next undone exercise; undefined if all are done */
  readonly children: (exercise: E, onNext: (() => void) | undefined) => ReactNode
}

const BANDS: readonly { readonly key: Band; readonly name: string }[] = [
  { key: 'Junior', name: m['days_exercises.easier_age7']() },
  { key: 'Next', name: m['days_exercises.harder_age9']() },
]

/** A day's exercises, one at a time, for Junior or Next Level, and the day's stars of their page. */
export function DaysExercises<E extends ExerciseRef>({ set, isDone, children }: DaysExercisesProps<E>) {
  const [band, chooseBand] = useBand()
  const [chosen, setChosen] = useState<Partial<Record<Band, number>>>({})
  const exercises = set[band]
  const index = chosen[band] ?? 0
  const exercise = exercises[index]
  const choose = (to: number) => setChosen((before) => ({ ...before, [band]: to }))
  const open = [...exercises.keys()].filter((at) => at !== index && !isDone(exercises[at]?.Id ?? ''))
  const next = open.find((at) => at > index) ?? open[0]
  const stars = starsOf([...set.Junior, ...set.Next].filter(({ Id }) => isDone(Id)).length)
  const doneCount = exercises.filter(({ Id }) => isDone(Id)).length
  return (
    <Tabs label={m['ui.for_whom']()} tabs={BANDS} selected={band} onSelect={chooseBand} panelClassName={styles['days']}>
      <nav className={styles['numbers']} aria-label={m['days_exercises.todays_exercises']()}>
        <ol className={styles['list']}>
          {exercises.map(({ Id }, at) => (
            <li key={Id}>
              <button
                type="button"
                className={styles['number']}
                aria-current={at === index || undefined}
                aria-label={m['days_exercises.number']({ at: at + 1, isDone: String(isDone(Id)) })}
                data-done={isDone(Id) || undefined}
                onClick={() => choose(at)}
              >
                {at + 1}
                {isDone(Id) && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ol>
        {exercise && <LevelName levelId={exercise.LevelId} />}
        <span>
          <span className="visually-hidden">{m['days_exercises.stars']({ stars, count: STARS_A_DAY })}</span>
          <StarRow won={stars} />
        </span>
        <p className="muted">
          {doneCount === exercises.length
            ? m['days_exercises.all_done_for_today']()
            : m['days_exercises.of_done_today']({ doneCount, count: exercises.length })}
        </p>
      </nav>
      {exercise && <div key={exercise.Id}>{children(exercise, next === undefined ? undefined : () => choose(next))}</div>}
    </Tabs>
  )
}
