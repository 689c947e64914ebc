import { m } from '@emojigma/messages'
import type { Day } from '@emojigma/engine/day.ts'
import { dayOfDate, isMonth, monthHolding, type Month } from '@emojigma/contract/rules/month.ts'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { MyChallenges } from '../../challenges/MyChallenges.tsx'
import { PuzzlesOfDay } from '../../puzzles/PuzzlesOfDay.tsx'
import { TodaysResult } from '../../puzzles/TodaysResult.tsx'
import { useAccount } from '../../../platform/session/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { myDaysApi } from './api.ts'
import { CarryOn } from './CarryOn.tsx'
import { Favourites } from './Favourites.tsx'
import { YourDays } from './YourDays.tsx'
import { YourNumbers } from './YourNumbers.tsx'
import { dayName } from './day-words.ts'
import styles from './MyDaysPage.module.css'

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const

/** The stars of each day, the puzzles of any day, what was left half done, favourites and own numbers. Its parts are taken over one after
 *  the other, and each fetches what it shows, so that none holds a touch up for all.
 *  Source: docs/product.md, My days */
export function Component() {
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta title={m['ui.my_days']()} description={m['my_days.description']()} />
      <h1>{m['ui.my_days']()}</h1>
      <p className="lead muted">{m['my_days.introduction']()}</p>
      <Suspense>
        <Days />
      </Suspense>
      <Suspense>
        <Favourites />
        <MyChallenges />
      </Suspense>
      <Suspense>
        <Numbers />
      </Suspense>
    </div>
  )
}

function Days() {
  const today = useToday()
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  // The first frame is the same for everybody, whatever the address asks for.
  const asked = isHydrated ? dayIn(search.get('date'), today) : undefined
  const [month, setMonth] = useMonth(asked, today)
  const accountId = useAccount()?.id
  const days = myDaysApi.useGetMyDaysQuery({ accountId, month }, { ...FRESH, skip: !isHydrated })
  return (
    <>
      <YourDays answer={days} month={month} today={today} chosen={asked} onMonth={setMonth}>
        {accountId === undefined && <p className={classNames('small muted', styles['ofDevice'])}>{m['my_days.guest_text']()}</p>}
        {isHydrated && <TodaysResult />}
      </YourDays>
      {asked !== undefined && <OneDay key={asked} day={asked} today={today} />}
      <CarryOn begun={days.data?.Begun} today={today} />
    </>
  )
}

function Numbers() {
  const accountId = useAccount()?.id
  const answer = myDaysApi.useGetMyNumbersQuery({ accountId }, { ...FRESH, skip: !useHydrated() })
  return <YourNumbers answer={answer} />
}

/** The month that is shown: that of the day in the address, until another one is turned to. */
function useMonth(asked: Day | undefined, today: Day): readonly [Month, (month: Month) => void] {
  const [turned, setTurned] = useState<{ readonly from: Day | undefined; readonly month: Month }>()
  const month = turned && turned.from === asked && isMonth(turned.month) ? turned.month : monthHolding(asked ?? today)
  return [month, useCallback((next: Month) => setTurned({ from: asked, month: next }), [asked])]
}

/** @returns undefined for no date, and for a day that has yet to come or came before all puzzles */
function dayIn(date: string | null, today: Day): Day | undefined {
  const day = date === null ? undefined : dayOfDate(date)
  return day !== undefined && day >= 0 && day <= today ? day : undefined
}

/** Who chose a day is brought to its puzzles. */
function OneDay({ day, today }: { readonly day: Day; readonly today: Day }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section className={styles['oneDay']} aria-labelledby="one-day">
      <h2 ref={heading} id="one-day" tabIndex={-1}>
        {m['my_days.puzzles_of']({ day: dayName(day), isToday: String(day === today) })}
      </h2>
      <PuzzlesOfDay day={day} today={today} />
    </section>
  )
}
