import { m } from '@emojigma/messages'
import { NO_ADVERTISEMENT, type AdPlace } from '@emojigma/contract/site/pages.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './NetworkAdvert.module.css'

/** The network is not contacted before the first scroll or this time.
 *  Source: docs/product.md, Motion and timings */
const NETWORK_AFTER_MS = 5000

interface NetworkAdvertProps {
  readonly place: AdPlace
  /** The network had no ad. */
  readonly onMissing: () => void
}

/** A network's ad in a sandboxed frame of another origin, so that its script cannot reach this page. */
export function NetworkAdvert({ place, onMissing }: NetworkAdvertProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isDue = useIsNetworkDue()
  const onMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    if (data === NO_ADVERTISEMENT && source === frame.current?.contentWindow) onMissing()
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  return (
    <div role="note" aria-label={m['network_advert.advertisement']()}>
      <p className={styles['label']}>{m['network_advert.advertisement']()}</p>
      {isDue && (
        <iframe
          ref={frame}
          className={styles['frame']}
          title={m['network_advert.advertisement']()}
          src={`/ads/${place}`}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  )
}

function useIsNetworkDue(): boolean {
  const [isDue, setDue] = useState(() => scrollY > 0 || performance.now() >= NETWORK_AFTER_MS)
  useEffect(() => {
    if (isDue) return undefined
    const begin = () => setDue(true)
    const timer = setTimeout(begin, NETWORK_AFTER_MS - performance.now())
    addEventListener('scroll', begin, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', begin)
    }
  }, [isDue])
  return isDue
}
