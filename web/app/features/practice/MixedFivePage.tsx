import { m } from '@emojigma/messages'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { mixedFive, type MixedPuzzle } from '@emojigma/engine/practice/mixed-five.ts'
import { STRANDS } from '@emojigma/engine/practice/strands.ts'
import { useMemo, useRef, useState } from 'react'
import { useToday } from '../../platform/browser/clock.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { PracticePlay } from '../play/index.ts'
import { practiceApi } from './api.ts'
import styles from './MixedFivePage.module.css'

/** Five puzzles of ideas that were filled at least a week ago.
 *  Source: docs/product.md, Practise */
export function Component() {
  const isHydrated = useHydrated()
  const today = useToday()
  const { items } = useProgress('strands')
  const five = useMemo(() => {
    const filled = STRANDS.flatMap(({ id, steps }) => {
      const { value = 0, atMs = 0 } = items.get(id) ?? {}
      return value > 1 ? [{ strand: id, step: Math.min(value - 1, steps.length), day: dayAt(atMs) }] : []
    })
    return mixedFive(filled, today)
  }, [items, today])
  const [place, setPlace] = useState(0)
  const table = useRef<HTMLDivElement>(null)
  const goOn = () => {
    setPlace(place + 1)
    table.current?.focus()
  }
  const puzzle = five[place]
  return (
    <div className="page">
      <PageMeta title={m['mixed_five.title']()} description={m['mixed_five.introduction']()} isHidden />
      <header className={styles['head']}>
        <h1>{m['mixed_five.title']()}</h1>
        <p className="lead muted">{m['mixed_five.introduction']()}</p>
      </header>
      <div className={styles['table']} ref={table} tabIndex={-1}>
        {!isHydrated ? (
          <Spinner />
        ) : puzzle ? (
          <One key={place} puzzle={puzzle} place={place + 1} count={five.length} onNext={goOn} />
        ) : (
          <EmptyState
            emoji={five.length > 0 ? 'glowing-star' : 'compass'}
            title={five.length > 0 ? m['mixed_five.all_done']() : m['mixed_five.none']()}
            headingLevel={2}
            action={<ButtonLink to={PATHS.practise}>{m['practice.all_strands']()}</ButtonLink>}
          >
            {five.length > 0 ? m['mixed_five.next_week']() : m['mixed_five.how']()}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

interface OneProps {
  readonly puzzle: MixedPuzzle
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly onNext: () => void
}

function One({ puzzle: { strand, step, number, filledOn }, place, count, onNext }: OneProps) {
  const { currentData, isError, refetch } = practiceApi.useGetPracticePuzzleQuery({ strand, step, number })
  return (
    <>
      <p>{m['mixed_five.filled_on']({ place, count, day: formatDay(dayDate(filledOn)) })}</p>
      {currentData ? (
        <PracticePlay
          puzzle={currentData}
          solved={{
            title: m['strand_sitting.solved'](),
            children: (
              <p className={styles['on']}>
                <Button variant="primary" size="large" onClick={onNext}>
                  {place < count ? m['ui.next_puzzle']() : m['mixed_five.finish']()}
                </Button>
              </p>
            ),
          }}
        />
      ) : isError ? (
        <Failed onRetry={refetch} />
      ) : (
        <Spinner />
      )}
    </>
  )
}
