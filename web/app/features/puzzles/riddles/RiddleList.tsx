import { m } from '@emojigma/messages'
import type { Riddle } from '@emojigma/content/riddle.ts'
import { Fragment, startTransition, useEffect, useState, type ComponentType } from 'react'
import { FIRST_RIDDLES } from './api.ts'
import { useRiddleProgress } from './riddle-progress.ts'
import { RiddleRow } from './RiddleRow.tsx'
import styles from './RiddleList.module.css'

/** Source: docs/product.md, Riddles */
const RIDDLES_BETWEEN_ADS = 10
const ON_FIRST_SCREEN = 6
const PLACEHOLDERS = 6

interface RiddleListProps {
  readonly riddles: readonly Riddle[]
  /** Between two groups of riddles; `index` counts from 0. */
  readonly Advert: ComponentType<{ readonly index: number }>
  readonly onGuess: (id: string) => void
}

export function RiddleList({ riddles, Advert, onGuess }: RiddleListProps) {
  const { solved, lookedUp } = useRiddleProgress()
  const [areSolved, areLookedUp] = [new Set(solved), new Set(lookedUp)]
  const starts = Array.from({ length: Math.ceil(riddles.length / RIDDLES_BETWEEN_ADS) }, (_, group) => group * RIDDLES_BETWEEN_ADS)
  const rendered = useRenderedGroups(starts.length)
  return starts.slice(0, rendered).map((start) => (
    <Fragment key={start}>
      {start > 0 && <Advert index={start / RIDDLES_BETWEEN_ADS - 1} />}
      <ul className={styles['riddles']}>
        {riddles.slice(start, start + RIDDLES_BETWEEN_ADS).map((riddle, index) => (
          <li key={riddle.id}>
            <RiddleRow
              riddle={riddle}
              isSolved={areSolved.has(riddle.id)}
              isLookedUp={areLookedUp.has(riddle.id)}
              isFarDown={start + index >= ON_FIRST_SCREEN}
              onGuess={onGuess}
            />
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

/** The number of rendered groups: those of the first frame, then one more at a time, so that input is never blocked for long. */
function useRenderedGroups(count: number): number {
  const [rendered, setRendered] = useState(Math.ceil(FIRST_RIDDLES / RIDDLES_BETWEEN_ADS))
  useEffect(() => {
    if (rendered >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + 1)))
    return () => clearTimeout(timer)
  }, [rendered, count])
  return rendered
}

export function RiddlePlaceholders() {
  return (
    <ul className={styles['riddles']} aria-busy="true" aria-label={m['ui.loading']()}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <li key={index} className={styles['placeholder']} />
      ))}
    </ul>
  )
}
