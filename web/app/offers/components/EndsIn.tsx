import { DAY_MS } from '@emojigma/engine/day.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNowMs } from '../../browser/clock.ts'
import styles from './EndsIn.module.css'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** Counts an offer's last days down, silently.
 *  @param onEnd hears once that nothing is left */
export function EndsIn({ endMs, onEnd }: { readonly endMs: number; readonly onEnd: () => void }) {
  const leftMs = Math.max(0, endMs - useNowMs(SECOND_MS))
  const isOver = leftMs === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const parts = [
    [Math.floor(leftMs / DAY_MS), 'days'],
    [Math.floor((leftMs % DAY_MS) / HOUR_MS), 'hours'],
    [Math.floor((leftMs % HOUR_MS) / MINUTE_MS), 'mins'],
    [Math.floor((leftMs % MINUTE_MS) / SECOND_MS), 'secs'],
  ] as const
  const [[days], [hours], [minutes]] = parts
  return (
    <div className={styles['ends']}>
      <p>Quick - Offer ending soon!</p>
      <div
        className={styles['units']}
        role="timer"
        aria-live="off"
        aria-label={`Offer ends in ${counted(days, 'day')} ${counted(hours, 'hour')} ${counted(minutes, 'minute')}`}
      >
        {parts.map(([value, name]) => (
          <span key={name} className={styles['unit']} aria-hidden="true">
            {name === 'days' ? value : String(value).padStart(2, '0')}
            <small>{name}</small>
          </span>
        ))}
      </div>
    </div>
  )
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
