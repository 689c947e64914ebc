import { m } from '@emojigma/messages'
import { useEffect, useEffectEvent } from 'react'
import { useNowMs } from '../../../platform/browser/clock.ts'
import { Countdown } from '../../../ui/Countdown.tsx'
import styles from './EndsIn.module.css'

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
  return (
    <div className={styles['ends']}>
      <p>{m['ends_in.quick_offer_ending_soon']()}</p>
      <Countdown leftMs={leftMs} until={m['ends_in.offer_ends']()} hasDays isSilent />
    </div>
  )
}
