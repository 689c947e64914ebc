import * as countdownWords from '@emojigma/messages/words/countdown.ts'
import { m } from '@emojigma/messages'
import styles from './Countdown.module.css'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Minutes left at which a screen reader announces the time, once each. Source: docs/product.md, Accessibility */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([10, 1])

interface CountdownProps {
  readonly leftMs: number
  /** The effect at the end: "New puzzles". */
  readonly until: string
  /** Shows days apart from hours. */
  readonly hasDays?: boolean
  /** Not even the last minutes are spoken. */
  readonly isSilent?: boolean
}

export function Countdown({ leftMs, until, hasDays = false, isSilent = false }: CountdownProps) {
  const days = hasDays ? Math.floor(leftMs / DAY_MS) : 0
  const hours = Math.floor((leftMs - days * DAY_MS) / HOUR_MS)
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS)
  const seconds = Math.floor((leftMs % MINUTE_MS) / SECOND_MS)
  const spokenMinutes = !isSilent && hours === 0 && SPOKEN_MINUTES.has(minutes) ? minutes : undefined
  return (
    <div className={styles['countdown']}>
      <div className={styles['units']} role="timer" aria-live="off" aria-label={countdownWords.until(until, { days, hours, minutes })}>
        {hasDays && <Unit value={days} name={m['countdown.days']()} digits={1} />}
        <Unit value={hours} name={m['countdown.hours']()} />
        <Unit value={minutes} name={m['countdown.minutes']()} />
        <Unit value={seconds} name={m['countdown.seconds']()} />
      </div>
      <output className="visually-hidden">
        {spokenMinutes && countdownWords.until(until, { days: 0, hours: 0, minutes: spokenMinutes })}
      </output>
    </div>
  )
}

function Unit({ value, name, digits = 2 }: { readonly value: number; readonly name: string; readonly digits?: number }) {
  return (
    <span className={styles['unit']} aria-hidden="true">
      {String(value).padStart(digits, '0')}
      <small>{name}</small>
    </span>
  )
}
