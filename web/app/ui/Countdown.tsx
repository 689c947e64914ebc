import styles from './Countdown.module.css'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Spoken once each as the time runs past them. Source: docs/product.md, Accessibility */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([10, 1])

/** Hours, minutes and seconds that are left.
 *  @param until what happens then: "New puzzles" */
export function Countdown({ leftMs, until }: { readonly leftMs: number; readonly until: string }) {
  const hours = Math.floor(leftMs / HOUR_MS)
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS)
  const seconds = Math.floor((leftMs % MINUTE_MS) / SECOND_MS)
  const spokenMinutes = hours === 0 && SPOKEN_MINUTES.has(minutes) ? minutes : undefined
  return (
    <div className={styles['countdown']}>
      <div className={styles['units']} role="timer" aria-label={`${until} in ${words(hours, minutes)}`}>
        <Unit value={hours} name="hours" />
        <Unit value={minutes} name="mins" />
        <Unit value={seconds} name="secs" />
      </div>
      <output className="visually-hidden">{spokenMinutes && `${until} in ${words(0, spokenMinutes)}`}</output>
    </div>
  )
}

function Unit({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <span className={styles['unit']} aria-hidden="true">
      {String(value).padStart(2, '0')}
      <small>{name}</small>
    </span>
  )
}

function words(hours: number, minutes: number): string {
  const parts = [...(hours > 0 ? [amount(hours, 'hour')] : []), amount(minutes, 'minute')]
  return parts.join(' ')
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
