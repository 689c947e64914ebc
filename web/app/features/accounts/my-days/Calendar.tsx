import { m } from '@emojigma/messages'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { FIRST_MONDAY, weekOf, type Day } from '@emojigma/engine/day.ts'
import { daysOf, firstDayOf, monthAfter, monthHolding, type Month } from '@emojigma/contract/rules/month.ts'
import { type Stars, STARS_A_DAY } from '@emojigma/contract/rules/stars.ts'
import { memo, useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { dayPath } from '../../../platform/navigation/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { dayNumber, dayWords, monthName } from './day-words.ts'
import styles from './Calendar.module.css'
import starStyles from './DayStars.module.css'

const WEEKDAYS = [
  m['calendar.monday'](),
  m['calendar.tuesday'](),
  m['calendar.wednesday'](),
  m['calendar.thursday'](),
  m['calendar.friday'](),
  m['calendar.saturday'](),
  m['calendar.sunday'](),
] as const
const DAYS_A_WEEK = WEEKDAYS.length
/** Days that each arrow key moves. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -DAYS_A_WEEK, ArrowDown: DAYS_A_WEEK }
const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

interface CalendarProps {
  readonly month: Month
  readonly today: Day
  readonly chosen: Day | undefined
  /** Undefined while loading. */
  readonly starsOn: ((day: Day) => Stars) | undefined
  readonly onMonth: (month: Month) => void
}

/** The stars of a month as a table. Arrow keys move between days and into the next month; Page Up and Page Down turn the month. Days
 *  are links, so they work before hydration.
 *  Source: docs/product.md, My days */
export const Calendar = memo(function Calendar({ month, today, chosen, starsOn, onMonth }: CalendarProps) {
  const table = useRef<HTMLTableElement>(null)
  const pendingFocus = useRef<Day>(undefined)
  // Focus the target day once its month is rendered.
  useEffect(() => {
    if (pendingFocus.current === undefined) return
    linkOf(table.current, pendingFocus.current)?.focus()
    pendingFocus.current = undefined
  })

  const last = monthHolding(today)
  const reach = (day: Day) => {
    if (day < 0 || day > today) return
    const link = linkOf(table.current, day)
    if (link) return link.focus()
    pendingFocus.current = day
    onMonth(monthHolding(day))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = Number((event.target as HTMLElement).dataset['day'] ?? Number.NaN)
    const [days, months] = [ARROWS[event.key], PAGES[event.key]]
    if (Number.isNaN(day) || event.altKey || event.ctrlKey || event.metaKey || (days ?? months) === undefined) return
    event.preventDefault()
    reach(days === undefined ? sameDayIn(monthAfter(month, months ?? 0), day, today) : day + days)
  }
  const turn = (months: number) => {
    const next = monthAfter(month, months)
    if (next <= last && firstDayOf(next) >= 0) onMonth(next)
  }
  const days = daysOf(month)
  const stop = [chosen, today].find((day) => day !== undefined && days.includes(day)) ?? days[0]
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        {/* Disabled rather than removed at the first and last month, so that they keep the focus. */}
        <IconButton label={m['calendar.previous_month']()} aria-disabled={firstDayOf(month) <= 0} onClick={() => turn(-1)}>
          <Icon name="arrow-left" />
        </IconButton>
        <h3 aria-live="polite">{monthName(month)}</h3>
        <IconButton label={m['calendar.next_month']()} aria-disabled={month >= last} onClick={() => turn(1)}>
          <Icon name="arrow-right" />
        </IconButton>
      </div>
      {/* The table handles arrow keys for its links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={table} className={styles['days']} aria-label={m['calendar.stars_of']({ month: monthName(month) })} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>{days.includes(day) && <OneDay day={day} {...{ today, chosen, starsOn }} isStop={day === stop} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

interface OneDayProps extends Pick<CalendarProps, 'today' | 'chosen' | 'starsOn'> {
  readonly day: Day
  /** The only day in the tab order (roving tabindex). */
  readonly isStop: boolean
}

function OneDay({ day, today, chosen, starsOn, isStop }: OneDayProps) {
  if (day > today) return <span className={styles['later']}>{dayNumber(day)}</span>
  const stars = starsOn?.(day)
  return (
    <Link
      className={styles['day']}
      to={dayPath(dayDate(day))}
      preventScrollReset
      data-day={day}
      data-today={day === today || undefined}
      aria-current={day === chosen ? 'date' : undefined}
      aria-label={`${dayWords(day, stars)}${day === today ? m['calendar.today']() : ''}`}
      tabIndex={isStop ? 0 : -1}
    >
      <span aria-hidden="true">{dayNumber(day)}</span>
      <DayStars stars={stars ?? 0} />
    </Link>
  )
}

function linkOf(table: HTMLTableElement | null, day: Day): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
}

/** The same day number in another month, clamped to its last day and to today. */
function sameDayIn(month: Month, day: Day, today: Day): Day {
  const days = daysOf(month)
  return Math.min(days[Math.min(dayNumber(day), days.length) - 1] ?? day, today)
}

/** The Monday-to-Sunday weeks that contain these days. */
function weeksOf(days: readonly Day[]): readonly (readonly Day[])[] {
  const [first = 0, last = first] = [days[0], days.at(-1)]
  return Array.from({ length: weekOf(last) - weekOf(first) + 1 }, (_, index) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, weekday) => FIRST_MONDAY + DAYS_A_WEEK * (weekOf(first) + index) + weekday),
  )
}

/** The stars of a day as pictures; the link's label has the words. */
function DayStars({ stars }: { readonly stars: Stars }) {
  return (
    <span className={starStyles['stars']} aria-hidden="true">
      {Array.from({ length: STARS_A_DAY }, (_, index) => (
        <span key={index} data-on={index < stars || undefined}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
