import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { MyDays } from '@emojigma/contract/accounts/my-days.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { dayOfDate, type Month } from '@emojigma/contract/rules/month.ts'
import { starsOf } from '@emojigma/contract/rules/stars.ts'
import { useMemo, type ReactNode } from 'react'
import { Failed, type Answer } from '../../../ui/loading/Fetched.tsx'
import { streakWords } from './day-words.ts'
import { Calendar } from './Calendar.tsx'
import styles from './YourDays.module.css'

interface YourDaysProps {
  /** Of the month that is shown. */
  readonly answer: Answer<MyDays>
  readonly month: Month
  readonly today: Day
  readonly chosen: Day | undefined
  readonly onMonth: (month: Month) => void
  /** What stands below the words about the days in a row. */
  readonly children?: ReactNode
}

/** The calendar of stars, and how many days there are in a row. Where they cannot be read, the calendar still leads to each day. */
export function YourDays({ answer: { data, isError, refetch }, month, today, chosen, onMonth, children }: YourDaysProps) {
  const known = data?.Month === month ? data : undefined
  const starsOn = useMemo(() => {
    const stars = known && new Map(known.Stars.map(({ Date: date, Stars }) => [dayOfDate(date), starsOf(Stars)]))
    return stars && ((day: Day) => stars.get(day) ?? 0)
  }, [known])
  return (
    <section className={styles['days']} aria-labelledby="your-days">
      <div className={styles['words']}>
        <h2 id="your-days">{m['your_days.your_days']()}</h2>
        {data ? <InARow streak={data.Streak} /> : !isError && <p className="muted">{m['ui.loading']()}</p>}
        {isError && <Failed onRetry={refetch} />}
        {children}
      </div>
      <Calendar month={month} today={today} chosen={chosen} starsOn={starsOn} onMonth={onMonth} />
    </section>
  )
}

function InARow({ streak: { Days, IsPaused, RestDaysLeft } }: { readonly streak: MyDays['Streak'] }) {
  return (
    <>
      {Days > 0 && (
        <p className={styles['count']}>
          <ParaglideMessage message={m['your_days.streak']} inputs={{ days2: Days }} markup={{ days: () => <strong>{Days}</strong> }} />
        </p>
      )}
      <p>{streakWords({ days: Days, isPaused: IsPaused, restDaysLeft: RestDaysLeft })}</p>
    </>
  )
}
